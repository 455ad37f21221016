/// Types that texts and strokes share.
enum TextKeys {
  static let align = SchemaType.words("alignment", ["left", "center", "right"])
  static let baseline = SchemaType.words(
    "baseline", ["top", "middle", "bottom", "alphabetic", "line-top", "line-bottom"])
  static let style = SchemaType.words("font style", ["normal", "italic", "oblique"])
  static let weight = SchemaType.or(
    .number(.from(1, to: 1000)),
    .words("font weight", ["normal", "bold", "lighter", "bolder"]))
  static let cap = SchemaType.words("stroke cap", ["butt", "round", "square"])
  static let join = SchemaType.words("stroke join", ["miter", "round", "bevel"])
  static let paint = SchemaType.or(.color, .object("Gradient"), .null)
  static let formatType = SchemaType.words("format type", ["number", "time", "utc"])
  static let text = SchemaType.or(.string, .array(.string))
}
