import Drawing
import Scales

/// Scales and legends.
enum ScaleKeys {
  static let objects: [ObjectSchema] = [
    scale, domain, scheme, interpolation, legend, niceTime, rangeField, scaleBins,
  ]

  static let types = [
    "linear", "log", "pow", "sqrt", "symlog", "identity", "sequential", "time", "utc", "quantile",
    "quantize", "threshold", "bin-ordinal", "ordinal", "point", "band",
  ]

  private static let interval = SchemaType.words(
    "interval", CalendarInterval.Unit.allCases.map(\.rawValue))
  static let tickCount = SchemaType.or(.notNegative, interval, .object("NiceTime"))

  private static let schemeName = SchemaType.words("colour scheme", ColorScheme.names)
  private static let interpolationSpace = SchemaType.words(
    "colour space", ColorInterpolation.Space.allCases.map(\.rawValue))

  static let scale = ObjectSchema(
    "Scale", "From data to a position or a look.",
    [
      [
        .init("type", .words("scale", types), "Which scale."),
        .init(
          "domain",
          .or(.array(.anything), .object("Domain")),
          "The values that it covers."),
        .init(
          "range",
          .or(
            .array(.anything), .words("range", ["width", "height"] + ConfigKeys.ranges),
            .object("RangeField")),
          "What they become, or a name of `config.range`."),
        .init(
          "scheme", .or(schemeName, .array(.color), .object("Scheme")).nullable, "A colour scheme."),
        .init(
          "interpolate", .or(interpolationSpace, .object("Interpolation")),
          "The space that colours go through."),
        .init(
          "nice", .or(.boolean, .number, interval, .object("NiceTime")),
          "Whether the domain ends at round values."),
        .init(
          "step", .words("step", ["labels"]), "\"labels\" gives each point the room of its label."),
        .init(
          "bins", .or(.array(.number), .object("ScaleBins")),
          "Edges of bins, at which ticks and legend entries stand."),
        .init("gap", .number, "Points between labels, where `step` is \"labels\"."),
      ],
      SchemaKey.each(
        ["zero", "clamp", "round", "reverse"], .boolean, "Whether the scale has: *."),
      SchemaKey.each(
        ["domainMin", "domainMax", "domainMid"], .or(.number, .object("DateTime")),
        "One end of the domain, or its middle: *."),
      SchemaKey.each(
        ["rangeMin", "rangeMax"], .number, "One end of the range: *."),
      SchemaKey.each(
        ["padding", "paddingInner", "paddingOuter"], .number, "Room around bands or points: *."),
      SchemaKey.each(["align"], .fraction, "Where spare room goes: *."),
      SchemaKey.each(["base", "constant", "exponent"], .number, "The function's *."),
      [
        .accepted("domainRaw", .anything, "Interaction; no effect.")
      ],
    ])

  static let domain = ObjectSchema(
    "Domain", "A domain that is more than a list.",
    [
      [
        .init("unionWith", .array(.anything), "Values added to the data's."),
        .accepted("param", .string, "Interaction; no effect."),
        .accepted("selection", .anything, "Interaction; no effect."),
        .accepted("encoding", .string, "Interaction; no effect."),
        .accepted("field", .string, "Interaction; no effect."),
      ]
    ])

  static let scheme = ObjectSchema(
    "Scheme", "A colour scheme with its part.",
    [
      [
        SchemaKey("name", schemeName, "The scheme.").required,
        .init("count", .positive, "How many colours."),
        .init("extent", .array(.number, count: 2), "Which part of it, 0 to 1."),
      ]
    ])

  static let interpolation = ObjectSchema(
    "Interpolation", "The space that colours go through.",
    [
      [
        SchemaKey("type", interpolationSpace, "Such as \"rgb\".").required,
        .init("gamma", .number, "Gamma of rgb and cubehelix."),
      ]
    ])

  static let niceTime = ObjectSchema(
    "NiceTime", "An interval of time.",
    [
      [
        SchemaKey("interval", interval, "Such as \"month\".").required,
        .init("step", .integer(.from(1)), "So many of them."),
      ]
    ])

  static let rangeField = ObjectSchema(
    "RangeField", "A range that is read from a field.",
    [
      [
        .init("field", .string, "The field with the look of each value."),
        .init("data", .anything, "The rows."),
        .init("expr", .expression, "The range as an expression."),
        .init("step", .number, "Points for each step."),
      ]
    ])

  static let scaleBins = ObjectSchema(
    "ScaleBins", "Equal bins over a scale's domain.",
    [
      [
        SchemaKey("step", .positive, "The width of a bin.").required,
        .init("start", .number, "The first edge, if not the domain's low end."),
        .init("stop", .number, "The last edge, if not the domain's high end."),
      ]
    ])

  static let legend = ObjectSchema("Legend", "How a channel's legend looks.", [legendKeys])

  static let legendKeys: [SchemaKey] =
    [
      .init(
        "type", .words("legend", ["symbol", "gradient", "rows"]),
        "Symbols, a gradient, or rows of swatch, name, value and percent."),
      .init("title", .or(.string, .array(.string), .null), "The title."),
      .init(
        "orient",
        .words(
          "place",
          [
            "left", "right", "top", "bottom", "top-left", "top-right", "bottom-left",
            "bottom-right", "none",
          ]), "Where it is."),
      .init("direction", .words("direction", ["horizontal", "vertical"]), "Which way it goes."),
      .init("format", .or(.format, .map(.anything)), "A d3 number or time format."),
      .init("formatType", TextKeys.formatType, "What the format is of."),
      .init(
        "labelExpr", .expression, "The label as an expression of `datum.label` and `datum.value`."),
      .init("values", .or(.array(.anything), .map(.anything)), "The values to show."),
      .init("tickCount", tickCount, "About so many labels, or an interval."),
      .init("symbolType", .text(.symbol), "The symbol's shape."),
      .init("disable", .boolean, "Whether there is none."),
      .init("symbolDash", .array(.notNegative), "Dashes and gaps of the symbol."),
      .init("strokeDash", .array(.notNegative), "Dashes and gaps of the frame."),
      .init(
        "labelOverlap", .or(.boolean, .words("overlap rule", ["parity", "greedy"])),
        "How labels that overlap are dropped."),
      .init(
        "titleOrient", .words("side", ["left", "right", "top", "bottom"]), "Where the title is."),
      .init(
        "titleAnchor", .words("anchor", ["start", "middle", "end"]).nullable,
        "Where along the side."),
      .init("layout", .map(.anything), "How legends are arranged."),
      .accepted("unselectedOpacity", .number),
      .accepted("aria", .anything), .accepted("description", .anything),
      .accepted("zindex", .number),
    ]
    + SchemaKey.each(["labelAlign", "titleAlign"], TextKeys.align, "Horizontal: *.")
    + SchemaKey.each(["labelBaseline", "titleBaseline"], TextKeys.baseline, "Vertical: *.")
    + SchemaKey.each(["labelFont", "titleFont"], .string, "Font families: *.")
    + SchemaKey.each(
      ["labelFontStyle", "titleFontStyle"], TextKeys.style, "Upright or italic: *.")
    + SchemaKey.each(["labelFontWeight", "titleFontWeight"], TextKeys.weight, "Weight: *.")
    + SchemaKey.each(
      [
        "labelColor", "titleColor", "symbolFillColor", "symbolStrokeColor", "fillColor",
        "strokeColor", "gradientStrokeColor", "valueColor",
        "shareColor",
      ],
      .or(.color, .null), "Colour: *.")
    + SchemaKey.each(
      ["labelOpacity", "titleOpacity", "symbolOpacity", "gradientOpacity"], .fraction,
      "Opacity: *.")
    + SchemaKey.each(
      [
        "labelFontSize", "titleFontSize", "labelLimit", "titleLimit", "titleLineHeight",
        "symbolSize", "symbolStrokeWidth", "gradientLength", "gradientThickness",
        "gradientStrokeWidth", "columns", "cornerRadius", "strokeWidth",
        "symbolLimit", "tickMinStep", "gradientHorizontalMaxLength", "gradientHorizontalMinLength",
        "gradientVerticalMaxLength", "gradientVerticalMinLength", "swatchSize",
        "swatchCornerRadius",
        "rowHeight",
      ], .notNegative, "Points, or a count: *.")
    + SchemaKey.each(
      [
        "labelOffset", "labelPadding", "labelSeparation", "titlePadding", "symbolOffset",
        "symbolDashOffset", "legendX", "legendY", "offset", "padding", "rowPadding",
        "columnPadding", "gradientLabelOffset",
      ], .number, "Points: *.")
}
