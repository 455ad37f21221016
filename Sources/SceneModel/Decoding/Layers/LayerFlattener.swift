import Syntax

/// A view's layers as a flat list of single marks, in painting order.
///
/// Shared data, transforms and encoding are laid into each layer; composite marks and overlays become layers of
/// their own, in the order in which Vega-Lite paints them.
struct LayerFlattener {
  /// What a layer takes over from those around it.
  struct Inheritance {
    var encoding: JSONObject?
    var data: JSONNode?
    var transforms: [JSONNode] = []
    var name: String?
    /// The index in each of the layers around it.
    var path: [Int] = []
    /// Overlays are made once: what they consist of has none.
    var hasOverlays = true
  }

  let configuration: Properties
  private(set) var units: [UnitSpecification] = []
  private(set) var title: JSONNode?
  private(set) var independent: Set<IndependentResolution> = []
  private(set) var findings = Findings()

  init(configuration: Properties) { self.configuration = configuration }

  /// Adds a view or a layer and all that is in it.
  mutating func add(_ node: JSONNode, _ inherited: Inheritance = Inheritance()) {
    let specification = node.object ?? JSONObject()
    var inherited = inherited
    if title == nil, let own = specification["title"], !own.isNull { title = own }
    addResolution(specification, at: inherited.path)
    if let data = specification["data"] {
      inherited.data = data
      inherited.transforms = []
    }
    inherited.transforms += specification["transform"]?.array ?? []
    inherited.name = specification["name"]?.string ?? inherited.name
    let own = specification["encoding"]?.object
    let encoding = EncodingInheritance.merged(own, into: inherited.encoding)
    guard let layers = specification["layer"]?.array else {
      return addUnit(node, specification, encoding, inherited)
    }
    if let mark = specification["mark"] {
      findings.error("a view has a \"mark\" or a \"layer\", not both", at: mark.location)
    }
    inherited.encoding = encoding
    for (index, layer) in layers.enumerated() {
      var part = inherited
      part.path.append(index)
      add(layer, part)
    }
  }

  private mutating func addUnit(
    _ node: JSONNode, _ specification: JSONObject, _ encoding: JSONObject, _ inherited: Inheritance
  ) {
    guard let written = specification["mark"] else {
      findings.error("a view needs a \"mark\" or a \"layer\"", at: node.location)
      return
    }
    var mark = written.object ?? JSONObject()
    if let type = written.string {
      mark["type"] = JSONNode(.string(type), location: written.location)
    }
    guard let type = mark["type"]?.string else {
      findings.error("\"type\" is missing here", at: written.location)
      return
    }
    let unit = UnitSpecification(
      name: inherited.name, type: type, mark: mark, encoding: encoding, data: inherited.data,
      transforms: inherited.transforms, path: inherited.path,
      location: written.location ?? node.location)
    do throws(DiagnosticError) {
      if let parts = try CompositeMark.parts(of: unit, configuration: configuration) {
        return addParts(parts, inherited)
      }
    } catch {
      return findings.add(error.diagnostics)
    }
    if inherited.hasOverlays,
      let overlaid = PathOverlay(unit, configuration: configuration).units
    {
      let base = units.count
      for (index, var part) in overlaid.enumerated() {
        if index > 0 { part.overlayOf = base }
        part.path.append(index)
        addPlain(part)
      }
    } else {
      addPlain(unit)
    }
  }

  /// The parts of a composite mark are layers that have taken over everything already.
  private mutating func addParts(_ parts: JSONNode, _ inherited: Inheritance) {
    var inherited = inherited
    inherited.encoding = nil
    inherited.hasOverlays = false
    add(parts, inherited)
  }

  private mutating func addPlain(_ unit: UnitSpecification) {
    var unit = unit
    // A line between two ends is a rule.
    if unit.type == "line", isRange(unit.encoding) {
      unit.type = "rule"
      unit.mark["type"] = .text("rule")
    }
    units.append(unit)
  }

  private func isRange(_ encoding: JSONObject) -> Bool {
    let (x, x2) = (encoding["x"]?.object, encoding["x2"]?.object)
    let (y, y2) = (encoding["y"]?.object, encoding["y2"]?.object)
    func isBinned(_ definition: JSONObject?) -> Bool { definition?["bin"]?.string == "binned" }
    return (x2 != nil && x?.has("field") == true && !isBinned(x))
      || (y2 != nil && y?.has("field") == true && !isBinned(y))
  }

  private mutating func addResolution(_ specification: JSONObject, at path: [Int]) {
    for subject in IndependentResolution.Subject.allCases {
      for member in specification["resolve"]?[subject.rawValue]?.object?.members ?? []
      where member.value.string == "independent" {
        independent.insert(
          IndependentResolution(subject, channel: member.key, path: path))
      }
    }
  }
}

/// One mark with all that it takes over, still in the scene's own words.
struct UnitSpecification {
  var name: String?
  var type: String
  /// The mark's own properties, `type` among them.
  var mark: JSONObject
  var encoding: JSONObject
  var data: JSONNode?
  var transforms: [JSONNode]
  var overlayOf: Int?
  /// The index in each of the layers around it.
  var path: [Int]
  var location: SourceLocation?
  /// Whether it shows exceptions, of which there may be none.
  var mayBeEmpty: Bool { mark["style"]?.lines?.contains("boxplot-outliers") == true }
}
