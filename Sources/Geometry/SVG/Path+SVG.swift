extension Path {
  /// Reads an SVG path such as `M0,0 L10,5 Z`, with every command that SVG 2 has.
  ///
  /// Quadratics and elliptical arcs become cubics. An empty text is an empty path.
  package init(svg text: String) throws(SVGPathError) { self = try SVGPathReader.read(text) }

  /// The path as an SVG text with absolute commands, such as `M0,0L10,5Z`.
  ///
  /// Numbers are rounded to a number of decimals in 0…9; one that is not finite is written as 0.
  package func svg(decimals: Int = 3) -> String {
    let places = min(9, max(0, decimals))
    let unit = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
    func text(_ point: Point) -> String {
      Self.text(point.x, unit: unit) + "," + Self.text(point.y, unit: unit)
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M" + text(point)
      case .line(let point): "L" + text(point)
      case .cubic(let control1, let control2, let point):
        "C" + text(control1) + "," + text(control2) + "," + text(point)
      case .close: "Z"
      }
    }.joined()
  }

  private static func text(_ number: Double, unit: Double) -> String {
    let scaled = (number * unit).rounded()
    let rounded = scaled.isFinite ? scaled / unit : number
    guard rounded.isFinite, rounded != 0 else { return "0" }
    let text = rounded.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
