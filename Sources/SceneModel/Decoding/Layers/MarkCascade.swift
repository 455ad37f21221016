import Syntax

/// Lays what is said about a mark over one another: theme and config, styles, the mark itself.
struct MarkCascade {
  let mark: MarkKind
  /// The whole cascade.
  let properties: Properties
  /// What the mark itself says.
  let own: Properties
  let isFilled: Bool

  init(_ unit: UnitSpecification, mark: MarkKind, configuration: Properties) {
    self.mark = mark
    let own = unit.mark.without("type", "style", "name", "point", "line")
    self.own = Properties(own)
    let styles = [mark.rawValue] + (unit.mark["style"]?.lines ?? [])
    let bags =
      [configuration["mark"]?.object, configuration[mark.rawValue]?.object]
      + styles.map { configuration["style"]?[$0]?.object } + [own]
    let filled = bags.compactMap { $0?["filled"]?.boolean }.last
    isFilled = filled ?? ![.line, .point, .rule].contains(mark)
    var result = JSONObject()
    for (index, bag) in bags.enumerated() {
      guard var bag else { continue }
      // The size of a line is its width; that of all marks leaves lines as they are.
      if [.line, .rule].contains(mark), index > 0, bag["strokeWidth"] == nil {
        bag["strokeWidth"] = bag["size"]
      }
      // A `color` says what the mark looks like, so a `fill` from further away gives way to it.
      if bag["color"] != nil { result[isFilled ? "fill" : "stroke"] = nil }
      result = result.overlaid(by: bag.without("point", "line"))
    }
    result["filled"] = .flag(isFilled)
    properties = Properties(result)
  }

  /// What selection does to an item; what an emphasis leaves out stays as it is.
  var emphasis: Emphasis {
    let bag = properties.nested("emphasis") ?? Properties()
    return Emphasis(
      scale: bag.number("scale") ?? 1, offset: bag.number("offset") ?? 0,
      dim: bag.number("dim") ?? 1)
  }
}
