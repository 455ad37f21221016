/// Axes.
enum AxisKeys {
  static let objects: [ObjectSchema] = [axis, axisConfig, conditional, condition, localTime]

  static let axis = ObjectSchema("Axis", "How a channel's axis looks.", [keys])

  static let axisConfig = ObjectSchema(
    "AxisConfig", "How axes look.",
    [[.init("disable", .boolean, "Whether there is none.")], keys])

  static let conditional = ObjectSchema(
    "ConditionalValue", "A value that differs from tick to tick.",
    [
      [
        .init("value", .anything, "The value where no test holds."),
        .init(
          "condition", .or(.object("AxisCondition"), .array(.object("AxisCondition"))),
          "Values with their tests; the first that holds applies."),
        .init(
          "expr", .expression,
          "The value as an expression of `datum.value`, `datum.label` and `datum.index` (0 to 1)."),
      ]
    ])

  static let condition = ObjectSchema(
    "AxisCondition", "A value for the ticks at which a test holds.",
    [
      [
        SchemaKey(
          "test", .or(.expression, .boolean, .object("Predicate")),
          "The test, on `datum.value`, `datum.label` and `datum.index`."
        ).required,
        .init("value", .anything, "The value."),
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
      "orient", .words("side", ["top", "bottom", "left", "right"]), "At which side."),
    .init("format", .or(.format, .object("TimeFormats")), "A d3 number or time format."),
    .init("formatType", TextKeys.formatType, "What the format is of."),
    .init("values", .or(.array(.anything), .map(.anything)), "The values that have ticks."),
    .init(
      "tickCount", ScaleKeys.tickCount, "About so many ticks, or an interval."),
    .init("tickStep", .positive, "The distance of ticks in domain units."),
    .init("tickMinStep", .number, "The least distance of ticks in domain units."),
    .init("tickBand", .words("band", ["center", "extent"]), "Where ticks of a band are."),
    .init("position", .number, "Points from its own place."),
    .init("offset", .number, "Points from the plot."),
    .init("bandPosition", .number, "Where in a band ticks are, 0 to 1."),
    .init("translate", .number, "Points by which lines are moved to pixel edges."),
    .init("minExtent", .number, "The least room in points."),
    .init("maxExtent", .number, "The most room in points."),
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
        "labelOverlap", .or(.boolean, .words("overlap rule", ["parity", "greedy"])),
        "How labels that overlap are dropped."),
      .init(
        "labelBound", .or(.boolean, .number), "Whether labels beyond the axis are dropped."),
      .init(
        "labelFlush", .or(.boolean, .number), "Whether end labels line up with the axis."),
      .init("labelFlushOffset", .number, "Points."),
      .init("labelSeparation", .number, "The least points between labels."),
      .init("labelAngle", .number, "Degrees."),
      .init("labelLineHeight", .number, "Points."),
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
    + SchemaKey.each(["tickExtra", "tickRound"], .boolean, "Whether: *.")
    + SchemaKey.each(["domainColor"], .color.nullable, "Colour: *.")
    + SchemaKey.each(["gridColor", "tickColor"], conditional(.color.nullable), "Colour: *.")
    + SchemaKey.each(
      [
        "gridWidth", "tickWidth", "tickSize", "gridDashOffset", "tickDashOffset", "tickOffset",
      ], conditional(.number), "Points: *.")
    + SchemaKey.each(["domainWidth", "domainDashOffset"], .number, "Points: *.")
    + SchemaKey.each(
      ["gridDash", "tickDash"], conditional(.array(.notNegative)), "Dashes and gaps in points: *.")
    + SchemaKey.each(["domainDash"], .array(.notNegative), "Dashes and gaps in points: *.")
    + SchemaKey.each(["gridOpacity", "tickOpacity"], conditional(.fraction), "Opacity: *.")
    + SchemaKey.each(["domainOpacity"], .fraction, "Opacity: *.")
    + SchemaKey.each(["gridCap", "tickCap"], conditional(TextKeys.cap), "Line ends: *.")
    + SchemaKey.each(["domainCap"], TextKeys.cap, "Line ends: *.")

  private static let titles: [SchemaKey] =
    [
      .init("titleAlign", TextKeys.align, "Horizontal alignment."),
      .init(
        "titleAnchor", .words("anchor", ["start", "middle", "end"]).nullable,
        "Where along the axis."),
      .init("titleBaseline", TextKeys.baseline, "Vertical alignment."),
      .init("titleColor", .color.nullable, "Colour."),
      .init("titleFont", .string, "Font families."),
      .init("titleFontStyle", TextKeys.style, "Upright or italic."),
      .init("titleFontWeight", TextKeys.weight, "Weight."),
      .init("titleOpacity", .fraction, "Opacity."),
    ]
    + SchemaKey.each(
      [
        "titleAngle", "titleFontSize", "titleLimit", "titleLineHeight", "titlePadding", "titleX",
        "titleY",
      ], .number, "Points, or degrees: *.")
}
