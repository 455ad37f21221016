import Tables

/// Data and transforms.
enum DataKeys {
  static let objects: [ObjectSchema] =
    [data, format, sequence, wide, lookupData, measure] + transforms

  static let data = ObjectSchema(
    "Data", "Where the rows come from.",
    refused: ["sphere": "maps are not drawn", "graticule": "maps are not drawn"],
    [
      [
        .init("values", .anything, "The rows themselves: an array, or a text in the given format."),
        .init(
          "url", .string,
          "A local .csv, .tsv or .json file, or an SQLite database, relative to the scene's folder."
        ),
        .init("query", .string, "The select that an SQLite database answers."),
        .init("name", .string, "A name of `datasets` or `--data`, or a name for these rows."),
        .init("wide", .object("Wide"), "Makes rows of the columns of a wide table."),
        .init("format", .object("DataFormat"), "How a file or text is read."),
        .init("sequence", .object("Sequence"), "Evenly spaced numbers."),
      ]
    ])

  static let format = ObjectSchema(
    "DataFormat", "How a file or text is read.",
    refused: ["feature": "maps are not drawn", "mesh": "maps are not drawn"],
    [
      [
        .init("type", .words("format", ["json", "csv", "tsv", "dsv", "ndjson"]), "The format."),
        .init("parse", .or(.map(.anything), .null), "The type of each field."),
        .init(
          "delimiter", .string,
          "One character between cells; a csv or tsv text without it shows which."),
        .init(
          "encoding", .words("encoding", TextEncoding.words),
          "How a file's bytes are read; otherwise by its byte order mark, else as UTF-8."),
        .init("decimal", .words("decimal mark", [".", ","]), "The mark before fractions."),
        .init("thousands", .string, "The mark between thousands; empty for none."),
        .init("property", .string, "The path of the rows in a JSON text."),
      ]
    ])

  static let wide = ObjectSchema(
    "Wide", "How columns become rows.",
    [
      [
        SchemaKey("key", .string, "The new field with the columns' names.").required,
        SchemaKey("value", .string, "The new field with their values.").required,
        .init("keep", .array(.string), "The columns that stay; all others become rows."),
        .init("columns", .array(.string), "The columns that become rows; all others stay."),
      ]
    ])

  static let sequence = ObjectSchema(
    "Sequence", "Evenly spaced numbers.",
    [
      [
        SchemaKey("start", .number, "The first.").required,
        SchemaKey("stop", .number, "One past the last.").required,
        .init("step", .number, "The distance (1)."),
        .init("as", .string, "The field's name (data)."),
      ]
    ])

  static let lookupData = ObjectSchema(
    "LookupData", "The rows that a lookup finds.",
    [
      [
        SchemaKey("data", .object("Data"), "The rows.").required,
        SchemaKey("key", .string, "The field that is looked up.").required,
        .init("fields", .array(.string), "The fields that are taken over."),
      ]
    ])

  static let measure = ObjectSchema(
    "Measure", "A field worked out from many rows.",
    [
      [
        SchemaKey(
          "op",
          .words(
            "operation",
            EncodingKeys.operations + [
              "row_number", "rank", "dense_rank", "percent_rank", "cume_dist", "ntile", "lag",
              "lead", "first_value", "last_value", "nth_value",
            ]), "The operation."
        ).required,
        .init("field", .string, "The field it reads."),
        .init("param", .number, "The operation's number."),
        .init("as", .string, "The field it writes."),
      ]
    ])

  private static func transform(_ name: String, _ summary: String, _ keys: [SchemaKey])
    -> ObjectSchema
  { ObjectSchema("Transform." + name, summary, [keys]) }

  private static let groupby = SchemaKey("groupby", .array(.string), "The fields that make groups.")
  private static let sort = SchemaKey(
    "sort", .array(.object("Sort")), "The order of rows within a group.")
  private static let name = SchemaKey("as", .string, "The field it writes.")
  private static let names = SchemaKey("as", .or(.string, .array(.string)), "The fields it writes.")

  private static func field(_ key: String, _ summary: String) -> SchemaKey {
    SchemaKey(key, .string, summary).required
  }

  static let transforms: [ObjectSchema] = [
    transform(
      "aggregate", "Makes one row of each group.",
      [SchemaKey("aggregate", .array(.object("Measure")), "The new fields.").required, groupby]),
    transform(
      "bin", "Puts numbers in bins.",
      [
        SchemaKey("bin", .or(.boolean, .object("Bin")), "How bins are chosen.").required,
        field("field", "The field it reads."), names,
      ]),
    transform(
      "calculate", "Works out a field of each row.",
      [SchemaKey("calculate", .expression, "The expression.").required, name]),
    transform(
      "density", "Estimates how values are spread.",
      [
        field("density", "The field it reads."), groupby, names,
        .init("cumulative", .boolean, "Whether the estimate adds up."),
        .init("counts", .boolean, "Whether it is in counts instead of probability."),
        .init("bandwidth", .notNegative, "Width of the kernel; 0 chooses."),
        .init("extent", .array(.number, count: 2), "The range of samples."),
        .init("minsteps", .number, "At least so many samples."),
        .init("maxsteps", .number, "At most so many samples."),
        .init("steps", .number, "Exactly so many samples."),
        .init(
          "resolve", .words("resolution", ["shared", "independent"]),
          "Whether groups share a range."),
      ]),
    transform(
      "extent", "Makes a parameter of a field's least and greatest value.",
      [field("extent", "The field it reads."), field("param", "The parameter it writes.")]),
    transform(
      "filter", "Keeps the rows for which a test holds.",
      [
        SchemaKey("filter", .or(.expression, .boolean, .object("Predicate")), "The test.").required
      ]),
    transform(
      "flatten", "Makes a row of each element of a list.",
      [SchemaKey("flatten", .array(.string), "The fields with lists.").required, names]),
    transform(
      "fold", "Makes a row of each field.",
      [SchemaKey("fold", .array(.string), "The fields.").required, names]),
    transform(
      "impute", "Fills missing rows.",
      [
        field("impute", "The field that is filled."), field("key", "The field that has gaps."),
        .init("keyvals", .or(.array(.anything), .object("KeySequence")), "Keys that must exist."),
        .init("frame", .array(.integer(.any).nullable, count: 2), "Rows around, before and after."),
        .init(
          "method", .words("method", ["value", "mean", "median", "max", "min"]),
          "How a value is found."),
        .init("value", .anything, "The value."), groupby,
      ]),
    transform(
      "joinaggregate", "Adds what a group amounts to, to each of its rows.",
      [SchemaKey("joinaggregate", .array(.object("Measure")), "The new fields.").required, groupby]),
    transform(
      "loess", "Smooths a field along another.",
      [
        field("loess", "The field it smooths."), field("on", "The field along which."), groupby,
        .init("bandwidth", .fraction, "How much of the rows each point sees (0.3)."), names,
      ]),
    transform(
      "lookup", "Takes fields over from other rows.",
      [
        field("lookup", "The field whose value is looked up."),
        SchemaKey("from", .object("LookupData"), "The other rows.").required, names,
        .init("default", .anything, "The value where nothing is found."),
      ]),
    transform(
      "pivot", "Makes a field of each value of a field.",
      [
        field("pivot", "The field with the new names."),
        field("value", "The field with the values."),
        groupby, .init("limit", .count, "At most so many fields; 0 for all."),
        .init("op", .words("operation", EncodingKeys.operations), "What many rows become (sum)."),
      ]),
    transform(
      "quantile", "Works out quantiles.",
      [
        field("quantile", "The field it reads."), groupby, names,
        .init("probs", .array(.fraction), "The probabilities."),
        .init("step", .fraction, "Their distance."),
      ]),
    transform(
      "regression", "Fits a curve.",
      [
        field("regression", "The field it fits."), field("on", "The field along which."), groupby,
        .init(
          "method", .words("method", ["linear", "log", "exp", "pow", "quad", "poly"]),
          "Which curve."),
        .init("order", .count, "The order of `poly` (3)."),
        .init("extent", .array(.number, count: 2), "The range of the curve."),
        .init("params", .boolean, "Whether rows are coefficients instead of points."), names,
      ]),
    transform(
      "sample", "Keeps some rows.", [SchemaKey("sample", .count, "At most so many.").required]),
    transform(
      "stack", "Puts values on one another.",
      [
        field("stack", "The field it reads."), groupby, sort, names,
        .init(
          "offset", .words("stacking", ["zero", "normalize", "center"]), "Where stacks start."),
      ]),
    transform(
      "timeUnit", "Cuts dates to a unit.",
      [
        SchemaKey("timeUnit", .or(.text(.timeUnit), .object("TimeUnit")), "The unit.").required,
        field("field", "The field it reads."), names,
      ]),
    transform(
      "window", "Works out fields along an order.",
      [
        SchemaKey("window", .array(.object("Measure")), "The new fields.").required, groupby, sort,
        .init(
          "frame", .array(.integer(.any).nullable, count: 2), "Rows before and after; null is all."),
        .init("ignorePeers", .boolean, "Whether rows of one rank are told apart."),
      ]),
  ]
}
