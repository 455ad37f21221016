/// The channel of time.
extension EncodingKeys {
  static let time = ObjectSchema(
    "Time", "The field by which a view runs through periods.",
    [
      [
        SchemaKey("field", .string, "The field; rows with one value of it are a period.").required,
        .init(
          "type", types,
          "How the values are read. Values between two periods go by their distance where it is quantitative or temporal, or left out with numbers and dates; else by how many periods away they are."
        ),
        .init(
          "sort",
          .or(.words("sort", ["ascending", "descending"]), .array(.anything), .null),
          "The order of the periods: a direction, a list, or null for the data's. Without it numbers, dates and texts that differ in numbers rise; words keep the data's order."
        ),
        .init(
          "rescale", .boolean,
          "Whether the axes of measures follow each period, or span all of them (false)."),
        .init(
          "scale", .object("TimeScale"),
          "Vega-Lite's words for how fast the periods go; \"periodDuration\" wins over it."),
        .init("periodDuration", .positive, "Seconds from one period to the next (1)."),
        .init("pause", .notNegative, "Seconds of stillness at each period (0)."),
        .init(
          "missing", .words("policy", ["interpolate", "absent"]),
          "What becomes of a key without a value between two periods that have one: a value between them, or it leaves (interpolate)."
        ),
        .init(
          "label", .or(.boolean, .object("TimeLabel"), .null),
          "The period's name in a corner of the plot; false or null for none."),
        .init(
          "total", .or(.boolean, .object("TimeTotal"), .null),
          "A number that counts with the periods; true sums up the first quantitative position."),
        .init(
          "trail", .or(.boolean, .integer(.from(1)), .object("TimeTrail"), .null),
          "The line along which points have come, for so many periods back; true for all."),
        .init(
          "wake", .or(.boolean, .integer(.from(1)), .object("TimeWake"), .null),
          "Fading copies of points at their last periods; true for three."),
        .init(
          "top", .integer(.from(1)),
          "How many of a position that is sorted by a value are shown at a time."),
        .init(
          "others", .or(.boolean, .string, .null),
          "Adds up all that \"top\" leaves out in one last bar, with this name; true names it \"Others\"."
        ),
      ]
    ])

  static let timeScale = ObjectSchema(
    "TimeScale", "Which periods there are and how fast they go, in Vega-Lite's words.",
    [
      [
        .init(
          "type", .words("scale type", ["band", "linear", "time", "utc"]),
          "A band scale takes a step for each period; any other lasts config.scale.animationDuration seconds in all, where that is given (band)."
        ),
        .init(
          "domain", .array(.or(.number, .string)),
          "The periods that are shown, in their order; of a scale that is no band scale the first and the last."
        ),
        .init(
          "range", .or(.object("TimeStep"), .array(.number, count: 2)),
          "The milliseconds of each period as {\"step\": 500}, or where all of them begin and end."),
      ]
    ])

  static let timeStep = ObjectSchema(
    "TimeStep", "How long a period is.",
    [[SchemaKey("step", .positive, "Milliseconds from one period to the next.").required]])

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
          "Where in the plot; without it where the marks leave room."),
      ]
    ])

  static let timeTotal = ObjectSchema(
    "TimeTotal", "A number that sums up each period and counts on the way to the next.",
    [
      [
        .init("field", .string, "The field that is summed up."),
        .init(
          "op", .words("operation", PeriodTotal.Operation.allCases.map(\.rawValue)),
          "What the rows become (sum)."),
        .init("format", .format, "A d3 number format (\",.0f\")."),
        .init("title", .string.nullable, "The word before it (\"Total\"); null for none."),
        .init("font", .string, "Font families."),
        .init("fontSize", .positive, "Points; without it by the size of the period's name."),
        .init("fontWeight", TextKeys.weight, "Weight."),
        .init("color", .color, "Colour."),
      ]
    ])

  static let timeTrail = ObjectSchema(
    "TimeTrail", "The line behind a point.",
    [
      [
        .init("length", .integer(.from(1)), "Periods back; without it all."),
        .init("opacity", .fraction, "Of the mark's own (0.6)."),
        .init("strokeWidth", .positive, "Points (2)."),
      ]
    ])

  static let timeWake = ObjectSchema(
    "TimeWake", "The copies behind a point.",
    [
      [
        .init("length", .integer(.from(1)), "Periods back (3)."),
        .init("opacity", .fraction, "Of the latest copy, of the mark's own (0.4)."),
      ]
    ])
}
