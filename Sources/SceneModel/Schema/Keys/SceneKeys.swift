/// The scene itself, its canvas, its views and its files.
enum SceneKeys {
  static let objects: [ObjectSchema] = [
    scene, canvas, insets, page, center, output, parameter, resolve,
    viewBackground,
    size, stepSize, expressionValue,
  ]

  static let scene = ObjectSchema(
    "Scene", "A Vega-Lite view with time.", refused: ViewKeys.refused,
    [
      [
        .accepted("$schema", .string, "The schema that an editor checks against."),
        .accepted("version", .integer(.from(1, to: 1)), "The version of the scene format: 1."),
        .init("canvas", .object("Canvas"), "The picture's size, rate, length and ground."),
        .init(
          "theme", .string,
          "A built-in theme's name, or the path of a JSON file with a Vega-Lite config."),
        .init("config", .object("Config"), "Vega-Lite's config, laid over the theme."),
        .init(
          "views", .array(.object("Page")), "Several views on one canvas, in painting order."),
        .init(
          "timeline", .array(.object("TimelineEntry")),
          "The motion; without it each mark builds up in its own way."),
        .init(
          "captions", .array(.object("Caption")),
          "Lines of speech under the chart, one at a time."),
        .init("output", .array(.object("Output")), "The files to write."),
        .init(
          "locale", .string, "A language tag such as \"en-US\" for numbers and dates (en-US)."),
        .init("timeZone", .string, "A time zone such as \"Europe/Paris\" for dates (UTC)."),
        .init("datasets", .map(.anything), "Named data for `data: {name}`."),
        .accepted("usermeta", .anything, "Notes of other programs; no effect."),
        .accepted("autosize", .or(.string, .map(.anything)), "A view fills the canvas; no effect."),
        .init(
          "padding", .or(.notNegative, .object("Insets")),
          "Distance from the canvas's sides in points, where `canvas.padding` is not given."),
      ],
      ViewKeys.view, ViewKeys.stage,
    ])

  static let canvas = ObjectSchema(
    "Canvas", "The picture's size, rate, length and ground.",
    [
      [
        .init("width", .number(.from(1)), "Width in points (640)."),
        .init("height", .number(.from(1)), "Height in points (360)."),
        .init("scale", .positive, "Pixels for each point (3)."),
        .init(
          "fps", .or(.positive, .string),
          "Frames each second (60); 29.97 and \"30000/1001\" are exact ratios."),
        .init(
          "duration", .positive,
          "Length in seconds, above 0; without it the end of the timeline plus `hold`."),
        .init("hold", .notNegative, "Seconds of stillness after the timeline's end (1.5)."),
        .init(
          "background", .or(.color, .object("Gradient"), .null),
          "A colour, a gradient or \"transparent\"."),
        .init(
          "padding", .or(.notNegative, .object("Insets")),
          "Distance from the canvas's sides in points."),
        .init(
          "cornerRadius", .notNegative, "Everything is clipped to corners of this radius in points."
        ),
      ]
    ])

  static let insets = ObjectSchema(
    "Insets", "Distances from the four sides in points.",
    [SchemaKey.each(["left", "top", "right", "bottom"], .notNegative, "From the * side.")])

  static let page = ObjectSchema(
    "Page", "One of several views on a canvas.", refused: ViewKeys.refused,
    [
      [
        .init(
          "frame", .array(.number, count: 4),
          "Where the view is: [x, y, width, height] as fractions of the canvas."),
        .init("config", .object("Config"), "Vega-Lite's config, laid over the scene's."),
        .init(
          "padding", .or(.notNegative, .object("Insets")),
          "Distance from the frame's sides in points."),
        .init(
          "cornerRadius", .notNegative, "Corners of the view's card, which clips what it draws."),
      ],
      ViewKeys.view, ViewKeys.stage,
    ])

  static let center = ObjectSchema(
    "Center", "The two lines in the middle of a donut.",
    [
      [
        .init("title", .string, "The first line where nothing is selected."),
        .init("format", .format, "A d3 number format for the sum or the selected value."),
      ],
      SchemaKey.each(["titleColor", "valueColor"], .color, "Colour: *."),
      SchemaKey.each(["titleFont", "valueFont"], .string, "Font families: *."),
      SchemaKey.each(["titleFontSize", "valueFontSize"], .notNegative, "Points: *."),
      SchemaKey.each(["titleFontWeight", "valueFontWeight"], TextKeys.weight, "Weight: *."),
    ])

  static let output = ObjectSchema(
    "Output", "A file to write.",
    [
      [
        SchemaKey("file", .string, "The path, relative to the scene's folder.").required,
        .init("format", .string, "A format's name; without it the file's extension decides."),
        .init(
          "codec", .words("codec", ["h264", "hevc", "av1", "vp9"]),
          "The codec of an mp4 or a webm, instead of its usual one."),
      ]
    ])

  static let parameter = ObjectSchema(
    "Parameter", "A named value, used as {\"param\": name}.",
    [
      [
        SchemaKey("name", .string, "The name.").required,
        .init("value", .anything, "The value, unless the command line or a batch row sets it."),
        .init("expr", .expression, "The value as an expression of other parameters."),
        .accepted("description", .string, "What the parameter is for."),
        .accepted(
          "select", .anything,
          "Interaction; in a film nothing is selected, but that a timer's point selection plays the periods of encoding.time at its speed."
        ),
        .accepted("bind", .anything, "Interaction; no effect."),
        .accepted("views", .anything, "Interaction; no effect."),
        .accepted("react", .boolean, "Interaction; no effect."),
      ]
    ])

  static let resolve = ObjectSchema(
    "Resolve", "What layers share.",
    [
      SchemaKey.each(
        ["scale", "axis", "legend"], .map(.words("resolution", ["shared", "independent"])),
        "Whether a channel's * is shared by the layers or independent.")
    ])

  static let viewBackground = ObjectSchema(
    "ViewBackground", "The plot's ground and frame.",
    [
      [
        .init("fill", .or(.color, .object("Gradient"), .null), "The plot's fill."),
        .init("stroke", .color.nullable, "The plot's frame."),
        .init("style", .or(.string, .array(.string)), "Names of `config.style` bags."),
        .init("strokeDash", .array(.notNegative), "Dashes and gaps in points."),
        .init("strokeCap", TextKeys.cap, "How dashes end."),
        .init("strokeJoin", TextKeys.join, "How the frame turns its corners."),
      ],
      SchemaKey.each(
        ["opacity", "fillOpacity", "strokeOpacity"], .fraction, "Opacity of the plot: *."),
      SchemaKey.each(
        ["cornerRadius", "strokeWidth", "strokeDashOffset", "strokeMiterLimit"], .notNegative,
        "Points: *."),
      [.accepted("cursor", .string)],
    ])

  static let size = ObjectSchema(
    "StepSize", "A size for each step of a discrete scale; a view fills the canvas instead.",
    [[.accepted("step", .notNegative), .accepted("for", .words("scale", ["position", "offset"]))]])

  static let stepSize = ObjectSchema(
    "RelativeBandSize", "A size as a fraction of the band.",
    [[.init("band", .notNegative, "The fraction of the band.")]])

  static let expressionValue = ObjectSchema(
    "ExpressionValue", "A value that is worked out for each datum.",
    [[SchemaKey("expr", .expression, "The expression.").required]])
}
