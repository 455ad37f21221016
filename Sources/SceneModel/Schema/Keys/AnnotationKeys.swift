/// Annotations and captions.
enum AnnotationKeys {
  static let objects: [ObjectSchema] = [annotation, band, rule, config, caption, captionConfig]

  private static let value = SchemaType.or(.number, .string, .boolean, .map(.anything))

  static let annotation = ObjectSchema(
    "Annotation",
    "A remark with a beginning and an end: a callout such as {callout: \"All-time high\", datum: {month: \"May\"}}, a band, a rule or a note.",
    [
      [
        .init(
          "name", .string, "The name by which the timeline moves it and other entries begin."),
        .init("callout", TextKeys.text, "Text with a leader to a datum: the text."),
        .init("band", .object("AnnotationBand"), "A region behind the marks: its bounds."),
        .init("rule", .object("AnnotationRule"), "A line across the plot: its value."),
        .init("note", TextKeys.text, "Text alone: the text."),
        .init("text", TextKeys.text, "The words at a band or a rule."),
        .init("subtitle", TextKeys.text, "Smaller lines below."),
        .init(
          "datum", .map(value),
          "What a callout points at: the fields and values of a row, as {month: \"May\"}."),
        .init("layer", .string, "The layer in which `datum` or `key` is looked up."),
        .init("key", .or(.string, .number), "What a callout points at, by the item's key."),
        .init("x", value, "A value of x, instead of a datum."),
        .init("y", value, "A value of y, instead of a datum."),
        .init(
          "corner", .words("corner", Annotation.Corner.allCases.map(\.rawValue)),
          "Where a note stands in the plot."),
        .init(
          "side", .words("side", Annotation.Side.allCases.map(\.rawValue)),
          "On which side of its datum a callout stands; without it where there is room."),
        .init(
          "leader", .words("leader", Annotation.Leader.allCases.map(\.rawValue)),
          "The leader's way (straight)."),
        .init(
          "head", .words("head", Annotation.Head.allCases.map(\.rawValue)),
          "The leader's end at the datum (arrow)."),
        .init(
          "begin", .or(.number, .string),
          "When it comes, in the timeline's words; without it after all that is before it."),
        .init(
          "end", .or(.number, .string, .null),
          "When it is gone: seconds or \"name.end + 0.5\"; without it never."),
      ],
      looks,
    ])

  static let band = ObjectSchema(
    "AnnotationBand", "The bounds of a band, as {x: [\"2008-06\", \"2009-06\"]}.",
    [SchemaKey.each(["x", "y"], .array(value, count: 2), "Two values of *.")])

  static let rule = ObjectSchema(
    "AnnotationRule", "The value of a rule, as {y: 40}.",
    [SchemaKey.each(["x", "y"], value, "A value of *.")])

  static let config = ObjectSchema("AnnotationConfig", "How annotations look.", [looks])

  static let looks: [SchemaKey] =
    [
      .init("font", .string, "Font families."),
      .init("subtitleFont", .string, "Font families of the subtitle."),
      .init("fontWeight", TextKeys.weight, "Weight of the text."),
      .init("subtitleFontWeight", TextKeys.weight, "Weight of the subtitle."),
      .init("fontStyle", TextKeys.style, "Upright or italic."),
      .init("subtitleFontStyle", TextKeys.style, "Upright or italic."),
      .init("color", .color, "Colour of the text."),
      .init("subtitleColor", .color, "Colour of the subtitle."),
      .init(
        "ground", .color.nullable,
        "What lies under the text so that it can be read over marks; without it the view's ground."),
      .init("leaderColor", .color, "Colour of the leader."),
      .init("fill", .color, "Colour of a band."),
      .init("fillOpacity", .fraction, "Opacity of a band."),
      .init("stroke", .color, "Colour of a rule."),
      .init("strokeDash", .array(.notNegative), "Dashes and gaps of a rule in points."),
    ]
    + SchemaKey.each(
      ["fontSize", "subtitleFontSize", "width", "leaderWidth", "strokeWidth"], .notNegative,
      "Points: *.")

  static let caption = ObjectSchema(
    "Caption",
    "A line of speech under the chart, as {text: \"Sales fell first.\", begin: 2, end: 5}.",
    [
      [
        SchemaKey("text", .string, "The words; they run on in a second line.").required,
        SchemaKey(
          "begin", .or(.number, .string),
          "When it comes: seconds or \"name.end + 0.5\"."
        ).required,
        .init(
          "end", .or(.number, .string, .null),
          "When it is gone; without it when the next one comes."),
        .init("position", .words("position", ["bottom", "top"]), "Below (default) or above."),
      ],
      captionLooks,
    ])

  static let captionConfig = ObjectSchema("CaptionConfig", "How captions look.", [captionLooks])

  static let captionLooks: [SchemaKey] = [
    .init("font", .string, "Font families."),
    .init("fontWeight", TextKeys.weight, "Weight."),
    .init("fontStyle", TextKeys.style, "Upright or italic."),
    .init("fontSize", .notNegative, "Points."),
    .init("color", .color, "Colour of the words."),
    .init("ground", .color.nullable, "What lies under the words; null is nothing."),
    .init("cornerRadius", .notNegative, "Corners of the ground in points."),
  ]
}
