import Drawing
import Geometry
import SceneModel
import Syntax
import Tables
import VisualEncoding

/// The period's name in a corner of the plot, under the marks, with the total that counts below it.
///
/// - All digits have one width, and the block is as wide as its widest text of any period, so that nothing shakes.
/// - Without a corner of the author's it stands where the marks of all periods leave room, and is smaller rather
///   than in their way; where no corner is free it lies under them in the one that they cover least.
struct PeriodCaption: Sendable {
  private let names: [String]
  private let name: TextGeometry?
  private let nameColor: Color
  private let totals: [Double]
  private let total: TextGeometry?
  private let title: TextGeometry?
  private let totalColor: Color
  private let format: String
  private let numbers: CountFormat

  /// - Parameter marks: Those of each period.
  init?(
    _ rows: PeriodViews, time: TimeChannel, plot: Rectangle, marks: [[MarkGroup]], view: View,
    context: LayoutContext
  ) {
    guard time.label != nil || time.total != nil else { return nil }
    let numbers = CountFormat(locale: context.locale)
    let format = time.total?.format ?? ""
    self.numbers = numbers
    self.format = format
    totals = rows.totals
    names = time.label.map { Self.names(rows.periods, $0, time, view, context.locale) } ?? []
    let usual =
      view.configuration.nested("title")?.string("color").flatMap { Color(css: $0) } ?? .black
    func color(_ looks: Properties?) -> Color? {
      looks?.string("color").flatMap { Color(css: $0) }
    }
    nameColor = color(time.label) ?? usual.faded(by: 0.26)
    totalColor = color(time.total?.looks) ?? usual.faded(by: 0.55)
    let block = Block(
      names: names,
      totals: rows.totals.map { numbers.text($0.isFinite ? $0 : 0, format: format) },
      time: time, view: view, measurer: context.measurer)
    let place = block.place(in: plot, free: FreeCorner(marks, measurer: context.measurer))
    let sizes = block.sizes(place.scale, in: plot)
    let box = place.box
    let isRight = place.corner.isRight
    let x = isRight ? box.maxX : box.minX
    func text(_ x: Double, _ align: String, _ baseline: Double, _ font: Font) -> TextGeometry {
      TextGeometry(
        point: Point(x: x, y: baseline), lines: [], font: font, align: align,
        baseline: "alphabetic", dx: 0, dy: 0, angleRadians: 0, limit: 0, lineHeight: nil,
        countFormat: nil)
    }
    name =
      time.label == nil
      ? nil
      : text(x, isRight ? "right" : "left", box.minY + sizes.nameBaseline, sizes.nameFont)
    guard let own = time.total else {
      (total, title) = (nil, nil)
      return
    }
    let baseline = box.minY + sizes.totalBaseline
    total = text(box.maxX, "right", baseline, sizes.totalFont)
    var word = text(box.minX, "left", baseline, sizes.titleFont)
    word.lines = own.title.map { [$0] } ?? []
    title = own.title == nil ? nil : word
  }

  private static func names(
    _ periods: [Value], _ looks: Properties, _ time: TimeChannel, _ view: View,
    _ locale: FormatLocale
  ) -> [String] {
    var definition = ChannelDefinition()
    definition.type = time.type ?? .ordinal
    definition.format = looks.string("format")
    if time.type == .temporal { definition.formatType = "time" }
    let format = ValueFormat(
      definition, in: .text, configuration: view.configuration, locale: locale)
    return periods.map { format.text($0) }
  }

  /// The texts at a time between a period and the next one, as marks of their own.
  func group(period: Int, fraction: Double) -> MarkGroup {
    var items: [MarkItem] = []
    func add(_ key: ItemKey, _ geometry: TextGeometry?, _ words: [String]?, _ color: Color) {
      guard var text = geometry, let words, !words.isEmpty else { return }
      text.lines = words
      items.append(
        MarkItem(
          key: key, geometry: .text(text), style: ItemStyle(fill: .solid(color)),
          anchor: text.point, reveal: nil, magnitude: nil, order: 0, location: nil))
    }
    add("period", name, names.indices.contains(period) ? [names[period]] : nil, nameColor)
    add("total title", title, title?.lines, totalColor)
    if totals.indices.contains(period) {
      let next = totals.indices.contains(period + 1) ? totals[period + 1] : totals[period]
      let value = Between.number(totals[period], next, fraction)
      add("total", total, [numbers.text(value.isFinite ? value : 0, format: format)], totalColor)
    }
    return MarkGroup(kind: .text, layer: -1, layerName: "time", key: "", items: items)
  }
}
