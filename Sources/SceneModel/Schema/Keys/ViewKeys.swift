/// The keys of a view, which layers share.
enum ViewKeys {
  static let objects: [ObjectSchema] = [layer, state, title, titleParameters]

  /// Vega-Lite's composition that a canvas does not have, with what to do instead.
  static let refused: [String: String] = {
    let views = "use \"views\" to put several charts on one canvas"
    var refused: [String: String] = [:]
    for key in ["facet", "repeat", "concat", "hconcat", "vconcat"] { refused[key] = views }
    refused["projection"] = "maps are not drawn"
    refused["selection"] = "use Vega-Lite 5's \"params\""
    refused["spec"] = views
    return refused
  }()

  static let view: [SchemaKey] = [
    .init("name", .string, "The name by which the timeline points at it."),
    .accepted("description", .string, "A note; no effect."),
    .init("title", .or(.string, .array(.string), .object("Title"), .null), "The title."),
    .init("data", .or(.object("Data"), .null), "The rows."),
    .init("transform", .array(.object("Transform")), "What is done to the rows, in order."),
    .init("mark", .or(.words("mark", MarkKeys.names), .object("Mark")), "What is drawn."),
    .init("encoding", .object("Encoding"), "Which field drives which channel."),
    .init("layer", .array(.object("Layer")), "Charts over one another in one plot."),
    .init("resolve", .object("Resolve"), "What layers share."),
    .init("view", .object("ViewBackground"), "The plot's ground and frame."),
    .init("params", .array(.object("Parameter")), "Named values."),
    .accepted(
      "width", .or(.notNegative, .words("width", ["container"]), .object("StepSize")),
      "A view fills the canvas; no effect."),
    .accepted(
      "height", .or(.notNegative, .words("height", ["container"]), .object("StepSize")),
      "A view fills the canvas; no effect."),
    .accepted("bounds", .string),
    .accepted("spacing", .anything),
  ]

  /// Keys that a view has and a layer has not.
  static let stage: [SchemaKey] = [
    .init(
      "background", .or(.color, .object("Gradient"), .null),
      "The ground: of the canvas for a scene's own view, of the card for one of several."),
    .init("viewport", .object("Viewport"), "The part of the domain that the plot shows."),
    .init("center", .object("Center"), "The two lines in the middle of a donut."),
    .init(
      "annotations", .array(.object("Annotation")),
      "Callouts, bands, rules and notes that come and go with time."),
    .init(
      "states", .array(.object("State")),
      "What the view can change into, each a JSON merge patch (RFC 7386) over the one before; a null that finds nothing to take away stays and switches off."
    ),
  ]

  /// A state's keys are those of a view; each may be a part of it, and null takes a key away.
  static let state = ObjectSchema(
    "State", "A named change of a view, a JSON merge patch over the state before it.",
    [
      [
        SchemaKey("name", .string, "The word by which a transition asks for it.").required,
        .accepted("description", .string, "A note; no effect."),
        .init("title", .or(.string, .array(.string), .map(.anything), .null), "The title."),
        .init("data", .map(.anything).nullable, "The rows."),
        .init(
          "transform", .array(.object("Transform")).nullable, "What is done to the rows, anew."),
        .init(
          "mark", .or(.words("mark", MarkKeys.names), .map(.anything)), "What is drawn."),
        .init("encoding", .map(.anything), "The channels that change."),
        .init("layer", .array(.object("Layer")).nullable, "The layers, anew."),
        .init("resolve", .map(.anything).nullable, "What layers share."),
        .init("view", .map(.anything).nullable, "The plot's ground and frame."),
        .init("center", .map(.anything).nullable, "The two lines in the middle of a donut."),
      ]
    ])

  static let layer = ObjectSchema(
    "Layer", "A chart over or under others in one plot.", refused: refused, [view])

  static let title = ObjectSchema(
    "Title", "A title with its looks.",
    [
      [
        SchemaKey("text", .or(.string, .array(.string)), "One line, or several.").required,
        .init("subtitle", .or(.string, .array(.string)), "Smaller lines below."),
        .init("style", .or(.string, .array(.string)), "Names of `config.style` bags."),
        .accepted("name", .string),
      ],
      titleLooks,
    ])

  static let titleParameters = ObjectSchema("TitleConfig", "How titles look.", [titleLooks])

  static let titleLooks: [SchemaKey] =
    [
      .init(
        "anchor", .words("anchor", ["start", "middle", "end"]).nullable, "Where along the side."),
      .init("orient", .words("side", ["top", "bottom", "left", "right"]), "At which side."),
      .init("frame", .words("frame", ["bounds", "group"]), "What the anchor refers to."),
      .init("align", TextKeys.align, "Horizontal alignment."),
      .init("baseline", TextKeys.baseline, "Vertical alignment."),
      .init("angle", .number, "Degrees."),
      .init("limit", .notNegative, "Longest length in points."),
      .init("font", .string, "Font families."),
      .init("subtitleFont", .string, "Font families of the subtitle."),
      .init("fontWeight", TextKeys.weight, "Weight of the title."),
      .init("subtitleFontWeight", TextKeys.weight, "Weight of the subtitle."),
      .init("fontStyle", TextKeys.style, "Upright or italic."),
      .init("subtitleFontStyle", TextKeys.style, "Upright or italic."),
      .init("color", .color.nullable, "Colour of the title."),
      .init("subtitleColor", .color.nullable, "Colour of the subtitle."),
      .accepted("aria", .boolean),
      .accepted("zindex", .number),
    ]
    + SchemaKey.each(
      ["fontSize", "subtitleFontSize", "lineHeight", "subtitleLineHeight"], .notNegative,
      "Points: *.")
    + SchemaKey.each(["dx", "dy", "offset", "subtitlePadding"], .number, "Points: *.")
}
