import Drawing
import Geometry
import SceneModel
import TestSupport
import Testing

@testable import Charts
import VisualEncoding

/// How words at bars show while bars pass over one another.
struct LabelDepthTests {
  private static func text(_ key: String, at x: Double, y: Double, ink: Color) -> MarkItem {
    var style = ItemStyle()
    style.fill = .solid(ink)
    return MarkItem(
      key: ItemKey([key]),
      geometry: .text(
        TextGeometry(
          point: Point(x: x, y: y), lines: ["12,345"], font: Font(families: ["Inter"], size: 10),
          align: "left", baseline: "middle", dx: 0, dy: 0, angleRadians: 0, limit: 0)),
      style: style, anchor: Point(x: x, y: y), order: 0)
  }

  private static func bar(_ key: String, y: Double, width: Double, color: Color) -> MarkItem {
    var style = ItemStyle()
    style.fill = .solid(color)
    let box = Rectangle(x: 0, y: y, width: width, height: 20)
    return MarkItem(
      key: ItemKey([key]),
      geometry: .bar(BarGeometry(rectangle: box, cornerRadii: [0, 0, 0, 0], base: .left)),
      style: style, anchor: box.center, order: 0)
  }

  private static let light = Color(red: 1, green: 1, blue: 0.7, alpha: 1)
  private static let dark = Color(red: 0.1, green: 0.1, blue: 0.3, alpha: 1)
  private static let white = Color(red: 1, green: 1, blue: 1, alpha: 1)

  private static func pieces(_ bars: [MarkItem], _ texts: [MarkItem]) -> [LabelDepth.Piece] {
    LabelDepth(
      [
        MarkGroup(kind: .bar, layer: 0, key: "", items: bars),
        MarkGroup(kind: .text, layer: 1, key: "", items: texts),
      ], measurer: FixedWidthMeasurer()
    ).pieces()
  }

  @Test("a white figure on a light bar below has a dark ink there, and its own beside it")
  func ink() throws {
    let pieces = Self.pieces(
      [
        Self.bar("a", y: 0, width: 120, color: Self.light),
        Self.bar("b", y: 6, width: 80, color: Self.dark),
      ], [Self.text("b", at: 84, y: 16, ink: Self.white)])
    let inked = pieces.filter { $0.clip != nil }
    #expect(inked.count == 1)
    let item = try #require(inked.first?.group.items.first)
    guard case .solid(let ink)? = item.style.fill else {
      Issue.record("no plain ink")
      return
    }
    #expect(ColorDifference.contrast(ink, Self.light) > 7)
    #expect(try #require(inked.first?.clip?.bounds).width == 120)
    #expect(
      pieces.filter { $0.group.kind == .text && $0.clip == nil }.flatMap(\.group.items).count == 1)
  }

  @Test("on a dark bar a white figure stays as it is")
  func plain() {
    let pieces = Self.pieces(
      [
        Self.bar("a", y: 0, width: 120, color: Self.dark),
        Self.bar("b", y: 6, width: 80, color: Self.light),
      ], [Self.text("b", at: 84, y: 16, ink: Self.white)])
    #expect(pieces.allSatisfy { $0.clip == nil })
  }

  @Test("a later bar covers the word of an earlier one, which is gone when half of it is covered")
  func covered() throws {
    let bars = [
      Self.bar("a", y: 0, width: 80, color: Self.dark),
      Self.bar("b", y: 6, width: 200, color: Self.light),
    ]
    let pieces = Self.pieces(bars, [Self.text("a", at: 84, y: 10, ink: Self.white)])
    let kinds = pieces.filter { !$0.group.items.isEmpty }.map(\.group.kind)
    #expect(kinds == [.bar, .text, .bar])
    #expect(pieces.first { $0.group.kind == .text }?.group.items.first?.style.opacity == 0)
    let less = Self.pieces(bars, [Self.text("a", at: 84, y: 2.5, ink: Self.white)])
    let opacity = try #require(less.first { $0.group.kind == .text && !$0.group.items.isEmpty })
      .group.items[0].style.opacity
    #expect(opacity > 0 && opacity < 1)
  }

  @Test("bars that lie apart are painted as one group under all words")
  func apart() {
    let pieces = Self.pieces(
      [
        Self.bar("a", y: 0, width: 80, color: Self.dark),
        Self.bar("b", y: 30, width: 60, color: Self.light),
      ],
      [
        Self.text("a", at: 84, y: 10, ink: Self.white),
        Self.text("b", at: 64, y: 40, ink: Self.white),
      ])
    #expect(pieces.map(\.group.kind) == [.bar, .text] && pieces[1].group.items.count == 2)
  }
}
