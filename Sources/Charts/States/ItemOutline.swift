import Geometry

extension ItemGeometry {
  /// The outline that the item's shape fills; nil for texts, images, rules and vertices.
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
    case .rule, .text, .image, .vertex: nil
    }
  }

  /// Whether the shape is so near the canvas that it can be drawn.
  ///
  /// On a logarithmic scale a sum of 0 or less stands nowhere, and nothing could come from there in any time.
  var hasPlace: Bool {
    switch self {
    case .bar(let bar): bar.rectangle.isWithinReach
    case .symbol(let symbol): Rectangle(corner: symbol.center, corner: symbol.center).isWithinReach
    case .rule(let start, let end): Rectangle(corner: start, corner: end).isWithinReach
    case .text(let text): Rectangle(corner: text.point, corner: text.point).isWithinReach
    case .image(let image): image.box.isWithinReach
    case .arc, .vertex, .outline: true
    }
  }

  /// Whether two items can turn into one another.
  func turnsInto(_ other: ItemGeometry) -> Bool {
    switch (self, other) {
    case (.text, .text), (.rule, .rule), (.image, .image), (.vertex, .vertex): true
    case (.image, _), (_, .image): false
    case (.text, _), (_, .text), (.rule, _), (_, .rule), (.vertex, _), (_, .vertex): false
    default: true
    }
  }
}

extension MarkGroup {
  /// The group without the items that stand nowhere.
  var placed: MarkGroup {
    guard items.contains(where: { !$0.geometry.hasPlace }) else { return self }
    var group = self
    group.items.removeAll { !$0.geometry.hasPlace }
    return group
  }
}

extension Rectangle {
  /// Whether any of it is less than ten million points from the canvas' corner, and all of it is numbers.
  fileprivate var isWithinReach: Bool {
    [minX, maxX, minY, maxY].allSatisfy(\.isFinite) && minX < 1e7 && maxX > -1e7 && minY < 1e7
      && maxY > -1e7
  }
}
