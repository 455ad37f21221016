import Geometry

extension ItemGeometry {
  /// The outline that the item's shape fills; nil for texts, rules and vertices.
  var outline: Path? {
    switch self {
    case .bar(let bar):
      bar.cornerRadii.contains { $0 > 0 }
        ? .roundedRectangle(bar.rectangle, radii: bar.radii(in: bar.rectangle))
        : .rectangle(bar.rectangle)
    case .symbol(let symbol):
      (SymbolShape(symbol.shape) ?? SymbolShape(.circle)).path(size: symbol.size)
        .transformed(
          by: Transform.translation(x: symbol.center.x, y: symbol.center.y)
            .after(.rotation(symbol.angleRadians)))
    case .arc(let arc):
      Path.annularSector(
        center: arc.center, innerRadius: arc.innerRadius, outerRadius: arc.outerRadius,
        startAngle: min(arc.startAngle, arc.endAngle), endAngle: max(arc.startAngle, arc.endAngle),
        cornerRadius: arc.cornerRadius, padAngle: arc.padAngle)
    case .outline(let path): path
    case .rule, .text, .vertex: nil
    }
  }

  /// Whether two items can turn into one another.
  func turnsInto(_ other: ItemGeometry) -> Bool {
    switch (self, other) {
    case (.text, .text), (.rule, .rule), (.vertex, .vertex): true
    case (.text, _), (_, .text), (.rule, _), (_, .rule), (.vertex, _), (_, .vertex): false
    default: true
    }
  }
}
