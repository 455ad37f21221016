/// The channel of time.
extension EncodingKeys {
  static let time = ObjectSchema(
    "Time", "The field by which a view runs through periods.",
    [
      [
        SchemaKey("field", .string, "The field; rows with one value of it are a period.").required,
        .init("type", types, "How the values are read, which also orders them (ordinal)."),
        .init(
          "rescale", .boolean,
          "Whether the axes of measures follow each period, or span all of them (false)."),
        .init("periodDuration", .positive, "Seconds from one period to the next (1)."),
        .init("pause", .notNegative, "Seconds of stillness at each period (0)."),
        .init(
          "missing", .words("policy", ["interpolate", "absent"]),
          "What becomes of a key without a value between two periods that have one: a value between them, or it leaves (interpolate)."
        ),
        .init(
          "label", .or(.boolean, .object("TimeLabel"), .null),
          "The period's name in the plot's corner; false or null for none."),
      ]
    ])

  static let timeLabel = ObjectSchema(
    "TimeLabel", "How a period's name looks.",
    [
      [
        .init("format", .format, "A d3 number or time format."),
        .init("font", .string, "Font families."),
        .init("fontSize", .positive, "Points; without it by the plot's size."),
        .init("fontWeight", TextKeys.weight, "Weight."),
        .init("color", .color, "Colour."),
        .init(
          "corner",
          .words("corner", ["topLeft", "topRight", "bottomLeft", "bottomRight"]),
          "Where in the plot (bottomRight)."),
      ]
    ])
}
