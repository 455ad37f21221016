import Geometry
import Syntax
import Tables

/// Decodes one view of a scene.
struct ViewDecoder {
  /// A view's place among the others and what is said around it.
  struct Setting {
    var name: String
    var configuration: Properties
    /// Whether the view is the scene itself, whose ground and padding are the canvas's.
    var isWholeScene: Bool
    /// Data that the scene gives to all its views.
    var inherited: LayerFlattener.Inheritance
  }

  private let node: JSONNode
  private let object: JSONObject
  private let setting: Setting
  private let configuration: Properties
  private(set) var findings = Findings()

  init(_ node: JSONNode, _ setting: Setting) {
    self.node = node
    self.setting = setting
    object = node.object ?? JSONObject()
    var configuration = setting.configuration
    if !setting.isWholeScene {
      configuration = ThemeResolver.overlaid(configuration, by: object["config"]?.object)
    }
    let ground = object["view"]?.object
    var base = configuration.object["view"]?.object ?? JSONObject()
    for style in (ground?["style"] ?? base["style"])?.lines ?? [] {
      base = base.overlaid(by: configuration.nested("style")?.nested(style)?.object)
    }
    configuration.object["view"] = JSONNode(.object(base.overlaid(by: ground)))
    self.configuration = configuration
  }

  mutating func view(_ loader: inout DataLoader) -> View {
    var flattener = LayerFlattener(configuration: configuration)
    flattener.add(node, setting.inherited)
    findings.add(flattener.findings.diagnostics)
    for unit in flattener.units { if let data = unit.data { loader.declare(data) } }
    let layers = flattener.units.compactMap { layer($0, &loader) }
    let time = time(flattener.units, layers)
    return View(
      name: setting.name, frame: frame(),
      padding: setting.isWholeScene
        ? InsetsDecoder.insets(nil) : InsetsDecoder.insets(object["padding"]),
      background: card, cornerRadius: object["cornerRadius"]?.number ?? 0,
      title: TitleDecoder.title(flattener.title, configuration: configuration), layers: layers,
      independent: flattener.independent, viewport: viewport(layers), center: center(),
      time: time, configuration: configuration, location: node.location)
  }

  /// The time channel of the first layer that has one.
  private mutating func time(_ units: [UnitSpecification], _ layers: [Layer]) -> TimeChannel? {
    guard let node = units.compactMap({ $0.encoding["time"] }).first(where: { !$0.isNull }) else {
      return nil
    }
    var decoder = TimeDecoder(
      layers: layers, scales: configuration.nested("scale") ?? Properties(),
      hasTimer: Self.hasTimer(self.node))
    let time = decoder.channel(node)
    findings.add(decoder.findings.diagnostics)
    if object["viewport"] != nil {
      findings.error(
        "a view has a \"viewport\" or an \"encoding.time\", not both",
        at: object["viewport"]?.location)
    }
    return time
  }

  /// Whether a view or a layer of it has a selection that a timer moves.
  private static func hasTimer(_ node: JSONNode) -> Bool {
    (node["params"]?.array ?? []).contains { parameter in
      let event = parameter["select"]?["on"]
      return (event?.string ?? event?["type"]?.string) == "timer"
    } || (node["layer"]?.array ?? []).contains(where: hasTimer)
  }

  private mutating func frame() -> Rectangle {
    let whole = Rectangle(x: 0, y: 0, width: 1, height: 1)
    guard let node = object["frame"], let numbers = node.array?.compactMap(\.number),
      numbers.count == 4
    else { return whole }
    let frame = Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    guard frame.width > 0, frame.height > 0 else {
      findings.error("\"frame\" needs a width and a height above 0", at: node.location)
      return whole
    }
    return frame
  }

  private var card: PaintSpecification? {
    setting.isWholeScene ? nil : object["background"].flatMap(PaintSpecification.init)
  }

  private mutating func viewport(_ layers: [Layer]) -> Viewport? {
    guard let node = object["viewport"], node.object != nil else { return nil }
    var decoder = ViewportDecoder(node, layers: layers, configuration: configuration)
    let viewport = decoder.viewport()
    findings.add(decoder.findings.diagnostics)
    return viewport
  }

  private func center() -> CenterText? {
    guard let bag = object["center"]?.object else { return nil }
    let properties = (configuration.nested("center") ?? Properties()).overlaid(
      by: Properties(bag.without("title", "format")))
    return CenterText(
      title: bag["title"]?.string, format: bag["format"]?.string ?? "", properties: properties)
  }

  private mutating func layer(_ unit: UnitSpecification, _ loader: inout DataLoader) -> Layer? {
    guard let mark = MarkKind(rawValue: unit.type) else {
      findings.error(
        SchemaValidator.unknown("mark", unit.type, words: MarkKeys.names), at: unit.location)
      return nil
    }
    let cascade = MarkCascade(unit, mark: mark, configuration: configuration)
    var channels = ChannelDecoder(unit, mark: mark, isFilled: cascade.isFilled)
    if let size = cascade.properties["bandSize"], !size.isNull {
      findings.warning(
        "\"bandSize\" has no effect; \"continuousBandSize\", \"discreteBandSize\" or \"width\" have",
        at: size.location ?? unit.location)
    }
    let encoding = channels.definitions()
    findings.add(channels.findings.diagnostics)
    var transforms: [Tables.Transform] = []
    for node in SelectionRule.simplified(transforms: unit.transforms) {
      let transform = findings.attempt { () throws(DiagnosticError) in
        try Tables.Transform(decoding: node)
      }
      if let transform { transforms.append(transform) }
      if let data = node["from"]?["data"] { loader.keep(data) }
    }
    var dates = ImplicitDates(encoding: encoding, transforms: unit.transforms).fields
    if let time = unit.encoding["time"], time["type"]?.string == "temporal",
      let field = time["field"]?.string, !dates.contains(field)
    {
      dates.append(field)
    }
    var layer = Layer(
      name: unit.name, mark: mark, properties: cascade.properties, ownProperties: cascade.own,
      encoding: encoding, data: loader.table(unit.data, dates: dates), transforms: transforms,
      emphasis: cascade.emphasis, overlayOf: unit.overlayOf, path: unit.path,
      location: unit.location)
    layer.mayBeEmpty = unit.mayBeEmpty
    return layer
  }
}

/// The fields of a source that an encoding reads as dates, so that their texts are read as dates.
struct ImplicitDates {
  let fields: [String]

  init(encoding: [Channel: [ChannelDefinition]], transforms: [JSONNode]) {
    let made = Set(transforms.flatMap(Self.outputs))
    var fields: [String] = []
    for channel in Channel.allCases {
      for definition in encoding[channel] ?? [] {
        guard let field = definition.field,
          definition.type == .temporal || definition.timeUnit != nil,
          !made.contains(field), !fields.contains(field), definition.aggregate != "count"
        else { continue }
        fields.append(field)
      }
    }
    self.fields = fields.sorted()
  }

  /// The names that a transform writes.
  private static func outputs(_ transform: JSONNode) -> [String] {
    var names = transform["as"]?.lines ?? []
    for key in ["aggregate", "joinaggregate", "window"] {
      names += (transform[key]?.array ?? []).compactMap { $0["as"]?.string }
    }
    return names
  }
}
