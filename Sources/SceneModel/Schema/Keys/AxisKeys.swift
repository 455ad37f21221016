/// Axes.
enum AxisKeys {
  static let objects: [ObjectSchema] = [axis, axisConfig, conditional, localTime]

  static let axis = ObjectSchema("Axis", "How a channel's axis looks.", [keys])

  static let axisConfig = ObjectSchema(
    "AxisConfig", "How axes look.",
    [[.init("disable", .boolean, "Whether there is none.")], keys])

  static let conditional = ObjectSchema(
    "ConditionalValue", "A value, and others where tests hold.",
    [
      [
        .init("value", .anything, "The value elsewhere."),
        .init(
          "condition", .or(.map(.anything), .array(.map(.anything))), "Values with their tests."),
        .init("expr", .expression, "The value as an expression."),
      ]
    ])

  static let localTime = ObjectSchema(
    "TimeFormats", "A time format for each unit.",
    [
      SchemaKey.each(
        [
          "year", "quarter", "month", "week", "date", "day", "hours", "minutes", "seconds",
          "milliseconds",
        ], .format, "Format of a *.")
    ])

  private static func conditional(_ type: SchemaType) -> SchemaType {
    .union([type, .object("ConditionalValue")])
  }

  static let keys: [SchemaKey] = plain + labels + lines + titles

  private static let plain: [SchemaKey] = [
    .init("title", .or(.string, .array(.string), .null), "The title; null for none."),
    .init(
      "orient", .words("side", ["top", "bottom", "left", "right"]).dynamic, "At which side."),
    .init("format", .or(.format, .object("TimeFormats")), "A d3 number or time format."),
    .init("formatType", .string, "\"number\" or \"time\"."),
    .init("values", .or(.array(.anything), .map(.anything)), "The values that have ticks."),
    .init(
      "tickCount", .or(.number, .string, .map(.anything)), "About so many ticks, or an interval."),
    .init("tickStep", .positive, "The distance of ticks in domain units."),
    .init("tickMinStep", .number.dynamic, "The least distance of ticks in domain units."),
    .init("tickBand", .words("band", ["center", "extent"]).dynamic, "Where ticks of a band are."),
    .init("position", .number.dynamic, "Points from its own place."),
    .init("offset", .number.dynamic, "Points from the plot."),
    .init("bandPosition", .number.dynamic, "Where in a band ticks are, 0 to 1."),
    .init("translate", .number.dynamic, "Points by which lines are moved to pixel edges."),
    .init("minExtent", .number.dynamic, "The least room in points."),
    .init("maxExtent", .number.dynamic, "The most room in points."),
    .init("zindex", .number, "1 draws the axis over the marks."),
    .init("style", .or(.string, .array(.string)), "Names of `config.style` bags."),
    .accepted("aria", .anything), .accepted("description", .anything),
  ]

  private static let labels: [SchemaKey] =
    [
      .init("labelPrefix", .string, "Text before each label."),
      .init("labelSuffix", .string, "Text after each label."),
      .init("labelEvery", .integer(.from(1)), "Only each nth label is shown."),
      .init("labels", .boolean, "Whether there are labels."),
      .init(
        "labelExpr", .expression, "The label as an expression of `datum.label` and `datum.value`."),
      .init(
        "labelOverlap", .or(.boolean, .words("overlap rule", ["parity", "greedy"])).dynamic,
        "How labels that overlap are dropped."),
      .init(
        "labelBound", .or(.boolean, .number).dynamic, "Whether labels beyond the axis are dropped."),
      .init(
        "labelFlush", .or(.boolean, .number).dynamic, "Whether end labels line up with the axis."),
      .init("labelFlushOffset", .number.dynamic, "Points."),
      .init("labelSeparation", .number.dynamic, "The least points between labels."),
      .init("labelAngle", .number.dynamic, "Degrees."),
      .init("labelLineHeight", .number.dynamic, "Points."),
      .init("labelAlign", conditional(TextKeys.align.nullable), "Horizontal alignment."),
      .init("labelBaseline", conditional(TextKeys.baseline.nullable), "Vertical alignment."),
      .init("labelColor", conditional(.color.nullable), "Colour."),
      .init("labelFont", conditional(.string), "Font families."),
      .init("labelFontStyle", conditional(TextKeys.style), "Upright or italic."),
      .init("labelFontWeight", conditional(TextKeys.weight), "Weight."),
      .init("labelOpacity", conditional(.fraction), "Opacity."),
    ]
    + SchemaKey.each(
      ["labelFontSize", "labelOffset", "labelPadding", "labelLimit"], conditional(.number),
      "Points: *.")

  private static let lines: [SchemaKey] =
    SchemaKey.each(["domain", "grid", "ticks"], .boolean, "Whether there is a *.")
    + SchemaKey.each(["tickExtra", "tickRound"], .boolean.dynamic, "Whether: *.")
    + SchemaKey.each(
      ["domainColor", "gridColor", "tickColor"], conditional(.color.nullable), "Colour: *.")
    + SchemaKey.each(
      ["domainWidth", "gridWidth", "tickWidth", "tickSize"], conditional(.number), "Points: *.")
    + SchemaKey.each(
      ["domainDashOffset", "gridDashOffset", "tickDashOffset", "tickOffset"], conditional(.number),
      "Points: *.")
    + SchemaKey.each(
      ["domainDash", "gridDash", "tickDash"], conditional(.array(.notNegative)),
      "Dashes and gaps in points: *.")
    + SchemaKey.each(
      ["domainOpacity", "gridOpacity", "tickOpacity"], conditional(.fraction), "Opacity: *.")
    + SchemaKey.each(["domainCap", "gridCap", "tickCap"], TextKeys.cap.dynamic, "Line ends: *.")

  private static let titles: [SchemaKey] =
    [
      .init("titleAlign", TextKeys.align.dynamic, "Horizontal alignment."),
      .init(
        "titleAnchor", .words("anchor", ["start", "middle", "end"]).nullable.dynamic,
        "Where along the axis."),
      .init("titleBaseline", TextKeys.baseline.dynamic, "Vertical alignment."),
      .init("titleColor", .color.nullable.dynamic, "Colour."),
      .init("titleFont", .string.dynamic, "Font families."),
      .init("titleFontStyle", TextKeys.style.dynamic, "Upright or italic."),
      .init("titleFontWeight", TextKeys.weight.dynamic, "Weight."),
      .init("titleOpacity", .fraction.dynamic, "Opacity."),
    ]
    + SchemaKey.each(
      [
        "titleAngle", "titleFontSize", "titleLimit", "titleLineHeight", "titlePadding", "titleX",
        "titleY",
      ], .number.dynamic, "Points, or degrees: *.")
}
