import Syntax

/// Decodes a view's window and checks that what it says goes together.
struct ViewportDecoder {
  private let node: JSONNode
  private let layers: [Layer]
  private let configuration: Properties
  private(set) var findings = Findings()

  /// The word that follows every line of a view.
  private static let everyLine = ["lines", "line"]

  init(_ node: JSONNode, layers: [Layer], configuration: Properties) {
    self.node = node
    self.layers = layers
    self.configuration = configuration
  }

  mutating func viewport() -> Viewport {
    let fits = Viewport.Fits(x: fits("x"), y: fits("y"))
    if fits.x, fits.y {
      findings.error(
        "\"fit\" on both axes leaves no window to fit; give one of them a \"scale\" or a \"window\"",
        at: node["y"]?["fit"]?.location)
    }
    return Viewport(
      x: extent("x"), y: extent("y"), follow: follow(), fits: fits, indicator: indicator(),
      location: node.location)
  }

  private mutating func extent(_ key: String) -> Viewport.Extent? {
    guard let bag = node[key] else { return nil }
    let scale = bag["scale"]?.number
    let window = bag["window"]?.number
    if scale != nil, window != nil {
      findings.error(
        "\"\(key)\" has a \"scale\" or a \"window\", not both", at: bag["window"]?.location)
    }
    if bag["fit"]?.boolean == true {
      if let other = bag["scale"] ?? bag["window"] ?? bag["follow"] {
        findings.error(
          "\"\(key)\" has a \"fit\" or a window of its own, not both", at: other.location)
      }
      return nil
    }
    if let scale { return .scale(scale) }
    if let window { return .window(window) }
    findings.error("\"\(key)\" needs a \"scale\", a \"window\" or a \"fit\"", at: bag.location)
    return nil
  }

  private func fits(_ key: String) -> Bool { node[key]?["fit"]?.boolean ?? false }

  private mutating func follow() -> Viewport.Follow? {
    for key in ["follow", "anchor"] {
      if let given = node["y"]?[key] {
        findings.error("only a window along \"x\" can follow a line", at: given.location)
      }
    }
    guard let name = node["x"]?["follow"] else {
      if let anchor = node["x"]?["anchor"] {
        findings.error("\"anchor\" needs a line to \"follow\"", at: anchor.location)
      }
      return nil
    }
    let anchor = node["x"]?["anchor"]?.number ?? 0.8
    let text = name.string ?? ""
    func isLine(_ layer: Layer) -> Bool { layer.mark == .line || layer.mark == .trail }
    let named = layers.indices.filter { layers[$0].name == text }
    if let layer = named.first(where: { isLine(layers[$0]) }) {
      return Viewport.Follow(layer: layer, anchor: anchor)
    }
    if named.isEmpty, Self.everyLine.contains(text), layers.contains(where: isLine) {
      return Viewport.Follow(layer: nil, anchor: anchor)
    }
    let names = layers.filter(isLine).compactMap(\.name) + Self.everyLine.prefix(1)
    let hint =
      named.isEmpty
      ? Vocabulary(names).nearest(to: text).map { "; did you mean \"\($0)\"?" } ?? ""
      : "; a window follows the head of a line or a trail"
    findings.error("\"follow\" finds no line \"\(text)\"\(hint)", at: name.location)
    return nil
  }

  private mutating func indicator() -> Viewport.Indicator? {
    guard let given = node["indicator"] else { return nil }
    let bag = given.object ?? JSONObject()
    guard
      let kind = (given.string ?? bag["type"]?.string).flatMap(Viewport.Indicator.Kind.init)
    else {
      findings.error("\"indicator\" needs a \"type\": \"pages\" or \"range\"", at: given.location)
      return nil
    }
    if kind == .range, let count = bag["count"] {
      findings.error("\"count\" belongs to an indicator of pages", at: count.location)
    }
    let looks = Properties(bag.without("type", "count"))
    return Viewport.Indicator(
      kind: kind, count: bag["count"]?.number.flatMap { Int(exactly: $0) },
      properties: (configuration.nested("indicator") ?? Properties()).overlaid(by: looks))
  }
}
