import Drawing
import Geometry
import SceneModel
import Syntax
import VisualEncoding

/// Reads the look of a layer's items: colours, opacity and stroke, from channels and mark properties.
struct StyleReader {
  private let looks: DatumProperties
  private let isFilled: Bool
  private let color: ChannelReader?
  private let fill: ChannelReader?
  private let stroke: ChannelReader?
  private let opacity: ChannelReader?
  private let fillOpacity: ChannelReader?
  private let strokeOpacity: ChannelReader?
  private let strokeWidth: ChannelReader?
  private let strokeDash: ChannelReader?
  /// A constant with conditions; an order by a field is that of stacks and of lines.
  private let order: ChannelReader?
  private let defaultOpacity: Double?
  private let defaultStrokeWidth: Double
  /// The mark's own paints, read once for all rows; an absent one is none.
  private let ownPaints: [String: PaintSpecification]

  init(_ context: MarkContext, filled: Bool, strokeWidth: Double = 1, opacity: Double? = nil) {
    looks = context.looks
    isFilled = looks.common.boolean("filled") ?? filled
    color = context.reader(.color)
    fill = context.reader(.fill)
    stroke = context.reader(.stroke)
    self.opacity = context.reader(.opacity)
    fillOpacity = context.reader(.fillOpacity)
    strokeOpacity = context.reader(.strokeOpacity)
    self.strokeWidth = context.reader(.strokeWidth)
    strokeDash = context.reader(.strokeDash)
    order =
      context.layer.field(.order)?.definition.isField == false ? context.reader(.order) : nil
    defaultOpacity = opacity
    defaultStrokeWidth = strokeWidth
    ownPaints = Self.paints(looks.common)
  }

  private static func paints(_ properties: Properties) -> [String: PaintSpecification] {
    var paints: [String: PaintSpecification] = [:]
    for key in ["color", "fill", "stroke"] {
      guard let node = properties[key], !node.isNull, node.string != "transparent" else { continue }
      paints[key] = PaintSpecification(node)
    }
    return paints
  }

  /// Whether no channel has a say, so that all rows look alike in one box.
  var isConstant: Bool {
    [color, fill, stroke, opacity, fillOpacity, strokeOpacity, strokeWidth, strokeDash, order]
      .allSatisfy { $0 == nil } && looks.areConstant
  }

  /// The look of a row's item; gradients fill `box`.
  func style(row: Int, box: Rectangle) -> ItemStyle {
    var style = ItemStyle()
    let own = looks[row]
    let paints = looks.areConstant ? ownPaints : Self.paints(own)
    func paint(_ reader: ChannelReader?, _ key: String) -> Paint? {
      self.paint(reader, own: paints[key], row: row, box: box)
    }
    let main = paint(color, "color")
    style.fill = paint(fill, "fill") ?? (isFilled ? main : nil)
    style.stroke = paint(stroke, "stroke") ?? (isFilled ? nil : main)
    if own.isNull("fill"), fill == nil { style.fill = nil }
    if own.isNull("stroke"), stroke == nil { style.stroke = nil }
    style.fill = faded(style.fill, number(fillOpacity, row) ?? own.number("fillOpacity"))
    style.stroke = faded(style.stroke, number(strokeOpacity, row) ?? own.number("strokeOpacity"))
    style.zIndex = number(order, row) ?? 0
    style.opacity = number(opacity, row) ?? own.number("opacity") ?? defaultOpacity ?? 1
    let width = number(strokeWidth, row) ?? own.number("strokeWidth") ?? defaultStrokeWidth
    var dash = own.numbers("strokeDash") ?? []
    switch strokeDash?.output(row: row) {
    case .dash(let lengths): dash = lengths
    case .constant(let node): dash = node.array?.compactMap(\.number) ?? dash
    default: break
    }
    style.strokeStyle = StrokeStyle(
      width: width,
      cap: own.string("strokeCap").flatMap(StrokeStyle.Cap.init(rawValue:)) ?? .butt,
      join: own.string("strokeJoin").flatMap(StrokeStyle.Join.init(rawValue:)) ?? .miter,
      miterLimit: own.number("strokeMiterLimit") ?? 10, dash: dash,
      dashPhase: own.number("strokeDashOffset") ?? 0)
    return style
  }

  private func paint(
    _ reader: ChannelReader?, own: PaintSpecification?, row: Int, box: Rectangle
  ) -> Paint? {
    if let reader {
      switch reader.output(row: row) {
      case .color(let color): return .solid(color)
      case .constant(let node):
        if node.isNull || node.string == "transparent" || node.string == "none" { return nil }
        if let paint = PaintSpecification(node)?.paint(in: box) { return paint }
      case .word(let text):
        if let color = Color(css: text) { return .solid(color) }
      case .none where reader.isDriven: return nil
      default: break
      }
    }
    return own?.paint(in: box)
  }

  private func number(_ reader: ChannelReader?, _ row: Int) -> Double? {
    switch reader?.output(row: row) {
    case .number(let value): value
    case .constant(let node): node.number
    default: nil
    }
  }

  private func faded(_ paint: Paint?, _ factor: Double?) -> Paint? {
    guard let paint, let factor else { return paint }
    return paint.faded(by: min(max(factor, 0), 1))
  }
}
