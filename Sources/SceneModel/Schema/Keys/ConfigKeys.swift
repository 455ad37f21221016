/// Vega-Lite's config.
enum ConfigKeys {
  static let objects: [ObjectSchema] = [
    config, view, scale, range, style, invalid,
  ]

  static let axes: [String] =
    ["axis"]
    + ["", "X", "Y"].flatMap { side in
      ["", "Band", "Discrete", "Point", "Quantitative", "Temporal"].map { "axis" + side + $0 }
    }.filter { $0 != "axis" } + ["Top", "Bottom", "Left", "Right"].map { "axis" + $0 }

  static let config = ObjectSchema(
    "Config", "How everything looks where nothing else is said.",
    refused: [
      "invalid":
        "say it of marks, as \"mark\": {\"invalid\": …}, or of channels, as \"scale\": {\"invalid\": {…}}"
    ],
    [
      [
        .init("background", .or(.color, .object("Gradient"), .null), "The canvas's ground."),
        .init("font", .string, "Font families of all texts."),
        .init(
          "discreteLabelAngle", .or(.number, .words("angle", ["auto"])),
          "\"auto\" turns the labels of a discrete x axis only where they need it."),
        .init("uprightLabels", .boolean, "Whether labels of a discrete x axis stay level."),
        .init(
          "directLabels", .boolean,
          "Whether lines are named at their ends where that fits, in place of a legend."),
        .init(
          "facts", .words("wording", ["drawn", "vega"]),
          "How `inspect` words marks: as drawn, or as Vega's scene graph has them (colors by the scene's names for them, a text's place without its dx and dy)."
        ),
        .init(
          "yieldingTexts", .boolean,
          "Whether texts that would lie on one another step back; false draws them over one another, as Vega does."
        ),
        .init(
          "calendarOrder", .boolean,
          "Whether names of months and of weekdays on a discrete scale without a sort come in the calendar's order."
        ),
        .init(
          "binnedEnds", .boolean,
          "Whether the domain of bins that the data names by their beginnings reaches to the end of the last."
        ),
        .init("tabularFigures", .boolean, "Whether all digits have one width."),
        .init(
          "padding", .or(.notNegative, .object("Insets"), .null),
          "Distance from the canvas's sides in points."),
        .init(
          "safeArea", .fraction,
          "The part of the canvas's width and height kept free at each side, where no padding is given."
        ),
        .init("view", .object("ViewConfig"), "The plot's ground and frame."),
        .init("mark", .object("MarkConfig"), "How all marks look."),
        .init("style", .map(.object("StyleConfig")), "Named bags of looks."),
        .init("scale", .object("ScaleConfig"), "How scales are chosen."),
        .init("range", .object("RangeConfig"), "Named ranges of looks."),
        .init("legend", .object("Legend"), "How legends look."),
        .init("title", .object("TitleConfig"), "How titles look."),
        .init("center", .object("Center"), "How the middle of a donut looks."),
        .init("annotation", .object("AnnotationConfig"), "How annotations look."),
        .init("caption", .object("CaptionConfig"), "How captions look."),
        .init("indicator", .object("IndicatorConfig"), "How the indicator of a window looks."),
        .accepted("header"),
        .init("numberFormat", .format, "A d3 number format for labels and texts."),
        .init("timeFormat", .format, "A d3 time format for labels and texts."),
        .init("countTitle", .string, "The title of a count."),
        .init(
          "fieldTitle", .words("field title", ["verbal", "functional", "plain"]),
          "How titles of fields are worded."),
      ],
      SchemaKey.each(MarkKeys.primitives, .object("MarkConfig"), "How a * looks."),
      SchemaKey.each(MarkKeys.composites, .object("CompositeConfig"), "How a * looks."),
      SchemaKey.each(axes, .object("AxisConfig"), "How such axes look: *."),
      [
        .accepted("aria"), .accepted("autosize"), .accepted("concat"), .accepted("facet"),
        .accepted("selection"), .accepted("params"), .accepted("customFormatTypes", .boolean),
        .accepted("tooltipFormat"), .accepted("numberFormatType"), .accepted("timeFormatType"),
        .accepted("lineBreak", .string), .accepted("locale"), .accepted("projection"),
        .accepted("geoshape"), .accepted("headerRow"),
        .accepted("headerColumn"), .accepted("headerFacet"), .accepted("events"),
        .accepted("signals"), .accepted("group"), .accepted("symbol"), .accepted("shape"),
        .accepted("path"), .accepted("arcs"),
        .init("normalizedNumberFormat", .format, "A d3 number format for labels of shares."),
        .accepted("normalizedNumberFormatType"), .accepted("fontSize"), .accepted("color"),
      ],
    ])

  static let view = ObjectSchema(
    "ViewConfig", "The plot's ground and frame.",
    [
      SceneKeys.viewBackground.keys,
      [
        .accepted("step", .anything), .accepted("width"), .accepted("height"),
        .accepted("continuousWidth"), .accepted("continuousHeight"), .accepted("discreteWidth"),
        .accepted("discreteHeight"), .accepted("clip", .boolean),
      ],
    ])

  static let scale = ObjectSchema(
    "ScaleConfig", "How scales are chosen.",
    [
      SchemaKey.each(
        [
          "bandPaddingInner", "bandPaddingOuter", "barBandPaddingInner", "rectBandPaddingInner",
          "tickBandPaddingInner", "bandWithNestedOffsetPaddingInner",
          "bandWithNestedOffsetPaddingOuter", "offsetBandPaddingInner", "offsetBandPaddingOuter",
          "pointPadding", "continuousPadding", "minOpacity", "maxOpacity", "minSize", "maxSize",
          "minFontSize", "maxFontSize", "minStrokeWidth", "maxStrokeWidth", "minBandSize",
          "maxBandSize",
        ], .number, "A figure of scales: *."),
      SchemaKey.each(
        ["clamp", "round", "zero"], .boolean, "Whether: *."),
      [
        .init("invalid", .object("InvalidConfig"), "What null and NaN look like, by channel."),
        .init(
          "framesPerSecond", .positive,
          "Periods a second where a timer's selection plays them and they have no step (2)."),
        .init(
          "animationDuration", .positive,
          "Seconds of all periods of a scale of time that is no band scale and has no range."),
      ],
    ])

  static let ranges = ["category", "diverging", "heatmap", "ordinal", "ramp", "symbol"]

  static let range = ObjectSchema(
    "RangeConfig", "Named ranges of looks.",
    [
      SchemaKey.each(
        ranges.filter { $0 != "symbol" },
        .or(.string, .array(.color), .object("Scheme")), "The range named *."),
      [.init("symbol", .array(.text(.symbol)), "Symbols in their order.")],
    ])

  static let style = ObjectSchema(
    "StyleConfig", "A bag of looks.",
    [
      MarkKeys.looks,
      AxisKeys.keys.filter { key in !MarkKeys.looks.contains { $0.name == key.name } },
    ])

  static let invalid = ObjectSchema(
    "InvalidConfig", "What null and NaN look like, by channel.",
    [
      SchemaKey.each(
        [
          "color", "fill", "stroke", "opacity", "fillOpacity", "strokeOpacity", "size",
          "strokeWidth", "strokeDash", "shape", "angle", "x", "y", "xOffset", "yOffset", "theta",
          "radius",
        ], .anything, "The look on channel *.")
    ])
}
