/// The channels and their definitions.
enum EncodingKeys {
  static let objects: [ObjectSchema] = [
    encoding, position, second, offset, visual, textual, bare, condition, bin, timeUnit, extreme,
    sort, impute, sequence, dateTime, predicate, time, timeLabel,
    timeTotal, timeTrail, timeWake, timeScale, timeStep,
  ]

  static let encoding = ObjectSchema(
    "Encoding", "Which field, datum or value drives which channel.", noun: "channel",
    refused: {
      var refused: [String: String] = [:]
      for key in ["row", "column", "facet"] {
        refused[key] = "small multiples are not drawn; use \"views\" or \"xOffset\""
      }
      for key in ["latitude", "longitude", "latitude2", "longitude2"] {
        refused[key] = "maps are not drawn"
      }
      return refused
    }(),
    [
      SchemaKey.each(["x", "y", "theta", "radius"], .object("Position"), "The * position.")
        .map(nullable),
      SchemaKey.each(
        ["x2", "y2", "theta2", "radius2", "xError", "xError2", "yError", "yError2"],
        .object("SecondPosition"), "The other end, or an error: *."
      ).map(nullable),
      SchemaKey.each(["xOffset", "yOffset"], .object("Offset"), "A place within the band: *.")
        .map(nullable),
      SchemaKey.each(
        [
          "color", "fill", "stroke", "opacity", "fillOpacity", "strokeOpacity", "size",
          "strokeWidth", "strokeDash", "shape", "angle",
        ], .object("Visual"), "The mark's *."
      ).map(nullable),
      [
        .init("text", .object("Textual").nullable, "The text of a text mark."),
        .init(
          "url", .object("Textual").nullable,
          "The file of an image, in the scene's folder or below, or a `data:` address."),
      ],
      SchemaKey.each(
        ["detail", "order", "key"],
        .or(.object("Bare"), .array(.object("Bare")), .null),
        "The * of items: groups without a look, painting or joining order, identity."),
      [
        .accepted(
          "tooltip", .or(.object("Textual"), .array(.anything), .null),
          "Interaction; no effect."),
        .accepted("href", .anything), .accepted("description", .anything),
        .init(
          "time", .object("Time").nullable, "The field by which the view runs through periods."),
      ],
    ])

  private static func nullable(_ key: SchemaKey) -> SchemaKey {
    SchemaKey(key.name, key.type.nullable, key.summary)
  }

  static let types = SchemaType.words(
    "type", ["quantitative", "temporal", "ordinal", "nominal"])
  static let operations = [
    "count", "valid", "missing", "distinct", "sum", "product", "mean", "average", "variance",
    "variancep", "stdev", "stdevp", "stderr", "median", "q1", "q3", "ci0", "ci1", "min", "max",
    "argmin", "argmax", "values",
  ]

  /// How a field is read.
  private static let fieldKeys: [SchemaKey] = [
    .init("field", .string, "The field, or a path such as \"a.b\" or \"a[0]\"."),
    .init("type", types, "How the values are read."),
    .init(
      "aggregate",
      .or(.words("operation", operations + MarkKeys.composites), .object("Extreme")),
      "What many rows become."),
    .init(
      "bin", .or(.boolean, .words("bin", ["binned"]), .object("Bin"), .null),
      "Whether numbers are put in bins."),
    .init("timeUnit", .or(.text(.timeUnit), .object("TimeUnit")), "What a date is cut to."),
    .init("title", .or(.string, .array(.string), .null), "The title of the guide."),
    .init("bandPosition", .fraction, "Where in a band or a bin."),
  ]

  private static let valueKeys: [SchemaKey] = [
    .init("datum", .anything, "A constant in data space."),
    .init("value", .anything, "A constant in the channel's own space."),
  ]

  private static let sortChannels = [
    "x", "y", "color", "fill", "stroke", "size", "shape", "opacity", "text",
  ]

  private static let sortType = SchemaType.or(
    .words(
      "sort", ["ascending", "descending"] + sortChannels.flatMap { [$0, "-" + $0] }),
    .array(.anything), .object("Sort"), .null)

  static let position = ObjectSchema(
    "Position", "What drives a position.",
    [
      fieldKeys, valueKeys,
      [
        .init("scale", .or(.object("Scale"), .null), "From data to points."),
        .init("axis", .or(.object("Axis"), .null), "The axis; null for none."),
        .init("sort", sortType, "The order of a discrete scale."),
        .init(
          "stack", .or(.boolean, .words("stacking", ["zero", "normalize", "center"]), .null),
          "How bars and areas are put on one another."),
        .init("impute", .object("Impute").nullable, "What fills missing rows."),
      ],
    ])

  static let second = ObjectSchema(
    "SecondPosition", "What drives the other end of a range.", [fieldKeys, valueKeys])

  static let offset = ObjectSchema(
    "Offset", "What drives a place within a band.",
    [
      fieldKeys, valueKeys,
      [
        .init("scale", .or(.object("Scale"), .null), "From data to points."),
        .init("sort", sortType, "The order of a discrete scale."),
      ],
    ])

  private static let conditions = SchemaKey(
    "condition", .or(.object("Condition"), .array(.object("Condition"))),
    "What applies instead where a test holds.")

  static let visual = ObjectSchema(
    "Visual", "What drives a look.",
    [
      fieldKeys, valueKeys,
      [
        .init("scale", .or(.object("Scale"), .null), "From data to a look."),
        .init("legend", .or(.object("Legend"), .null), "The legend; null for none."),
        .init("sort", sortType, "The order of a discrete scale."),
        conditions,
      ],
    ])

  static let textual = ObjectSchema(
    "Textual", "What a text says.",
    [
      fieldKeys, valueKeys,
      [
        .init("format", .or(.format, .map(.anything)), "A d3 number or time format."),
        .init("formatType", TextKeys.formatType, "What the format is of."),
        conditions,
        .accepted("scale"), .accepted("axis"), .accepted("legend"),
        .accepted("filter", .anything),
      ],
    ])

  static let bare = ObjectSchema(
    "Bare", "A field that groups, orders or identifies items.",
    [
      fieldKeys, valueKeys,
      [
        .init("sort", sortType, "The direction."), conditions,
        .accepted("scale"), .accepted("axis"), .accepted("legend"),
      ],
    ])

  static let condition = ObjectSchema(
    "Condition", "A definition that applies where a test holds.",
    [
      [
        .init("test", .or(.expression, .boolean, .object("Predicate")), "The test on a datum."),
        .init(
          "param", .string,
          "A variable that is true or not, or a selection: what its `value` selects, else none."),
        .init(
          "selection", .anything, "The same in Vega-Lite 4's words: a name, `and`, `or`, `not`."),
        .init("empty", .boolean, "What an empty selection amounts to (true)."),
        .init("scale", .or(.object("Scale"), .null), "From data to a look."),
        .init("legend", .or(.object("Legend"), .null), "The legend; null for none."),
        .init("axis", .or(.object("Axis"), .null), "The axis; null for none."),
        .init("sort", sortType, "The order of a discrete scale."),
        .init("format", .or(.format, .map(.anything)), "A d3 number or time format."),
        .init("formatType", TextKeys.formatType, "What the format is of."),
      ],
      fieldKeys, valueKeys,
    ])

  static let bin = ObjectSchema(
    "Bin", "How numbers are put in bins.",
    [
      SchemaKey.each(["maxbins"], .integer(.from(1)), "At most so many bins: *."),
      SchemaKey.each(["base", "step", "minstep"], .positive, "A bin's size: *."),
      [
        .init("steps", .array(.number), "Sizes to choose from."),
        .init("divide", .array(.number), "Numbers that a step may be divided by."),
        .init("extent", .or(.array(.number, count: 2), .map(.anything)), "The range of the bins."),
        .init("anchor", .number, "A value that is a bin's edge."),
        .init("nice", .boolean, "Whether edges are round numbers."),
        .init("binned", .boolean, "The data is binned already."),
      ],
    ])

  static let timeUnit = ObjectSchema(
    "TimeUnit", "What a date is cut to.",
    [
      [
        .init("unit", .text(.timeUnit), "Such as \"yearmonth\"."),
        .init("step", .positive, "So many units at a time."),
        .init("maxbins", .integer(.from(1)), "Chooses a unit with at most so many bins."),
        .init("utc", .boolean, "Whether in UTC."),
        .init("binned", .boolean, "The data is cut already."),
      ]
    ])

  static let extreme = ObjectSchema(
    "Extreme", "The value in the row where another field is least or greatest.",
    [SchemaKey.each(["argmin", "argmax"], .string, "The other field: *.")])

  static let sort = ObjectSchema(
    "Sort", "An order by another field or channel.",
    [
      [
        .init("field", .string, "The field."),
        .init("op", .words("operation", operations), "What many rows become."),
        .init("encoding", .words("channel", sortChannels), "The channel."),
        .init("order", .words("order", ["ascending", "descending"]).nullable, "The direction."),
      ]
    ])

  static let impute = ObjectSchema(
    "Impute", "What fills missing rows.",
    [
      [
        .init("value", .anything, "The value."),
        .init(
          "method", .words("method", ["value", "mean", "median", "max", "min"]),
          "How the value is found."),
        .init("frame", .array(.integer(.any).nullable, count: 2), "Rows around, before and after."),
        .init("keyvals", .or(.array(.anything), .object("KeySequence")), "Keys that must exist."),
      ]
    ])

  static let sequence = ObjectSchema(
    "KeySequence", "Evenly spaced keys.",
    [
      [
        .init("start", .number, "The first."),
        SchemaKey("stop", .number, "One past the last.").required,
        .init("step", .number, "The distance."),
      ]
    ])

  static let dateTime = ObjectSchema(
    "DateTime", "A date by its parts.",
    [
      SchemaKey.each(
        ["year", "date", "hours", "minutes", "seconds", "milliseconds"], .number, "The *."),
      SchemaKey.each(["month", "day", "quarter"], .or(.number, .string), "The * or its name."),
      [.init("utc", .boolean, "Whether in UTC.")],
    ])

  static let predicate = ObjectSchema(
    "Predicate", "A test on a row.",
    [
      [
        .init("field", .string, "The field."),
        .init("timeUnit", .or(.text(.timeUnit), .object("TimeUnit")), "What a date is cut to."),
        .init("range", .or(.array(.anything, count: 2), .map(.anything)), "Both ends count."),
        .init("oneOf", .array(.anything), "One of these."),
        .init("valid", .boolean, "Neither null nor NaN."),
        .init("and", .array(.anything), "All of these."),
        .init("or", .array(.anything), "Any of these."),
        .init("not", .anything, "Not this."),
        .init(
          "param", .string,
          "A variable that is true or not, or a selection: what its `value` selects, else none."),
        .init(
          "selection", .anything, "The same in Vega-Lite 4's words: a name, `and`, `or`, `not`."),
        .init("empty", .boolean, "What an empty selection amounts to (true)."),
      ],
      SchemaKey.each(["equal", "lt", "lte", "gt", "gte"], .anything, "Compared: *."),
    ])
}
