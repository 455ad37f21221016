import Drawing
import Geometry
import SceneModel
import Syntax
import VisualEncoding

extension PeriodCaption {
  /// The caption's texts as one block: how large they are, and where in the plot they stand.
  struct Block {
    /// Fonts and baselines, in points from the block's top.
    struct Sizes {
      var nameFont: Font
      var totalFont: Font
      var titleFont: Font
      var nameBaseline: Double
      var totalBaseline: Double
      var size: Size
      /// From the plot's sides.
      var margin: Double
    }

    let names: [String]
    let totals: [String]
    let time: TimeChannel
    let view: View
    let measurer: any TextMeasurer

    /// The share of a font's size that capitals and digits rise above the baseline.
    private static let capHeight = 0.73

    private static let corners: [PlotCorner] = [.bottomRight, .topRight, .bottomLeft, .topLeft]

    /// Where nothing is in the way at the largest size that has such a place: the author's corner, or the first
    /// one that is free.
    func place(in plot: Rectangle, free: FreeCorner)
      -> (corner: PlotCorner, scale: Double, box: Rectangle)
    {
      let given = time.label?.string("corner").flatMap(PlotCorner.init)
      let corners = given.map { [$0] } ?? Self.corners
      let isSized = time.label?.number("fontSize") != nil
      var best: (corner: PlotCorner, scale: Double, box: Rectangle, cover: Double)?
      for scale in isSized ? [1] : [1, 0.85, 0.7, 0.55] {
        let sizes = sizes(scale, in: plot)
        for corner in corners {
          let box = box(sizes, corner, plot)
          let cover = free.cover(of: box.expanded(by: 2))
          if cover < best?.cover ?? .infinity { best = (corner, scale, box, cover) }
          if cover == 0 { return (corner, scale, box) }
        }
        guard given == nil else { continue }
        // Between a corner and the middle of its side there may be room, as above the last bar of a race.
        for step in 1...8 {
          for corner in [PlotCorner.bottomRight, .topRight] {
            var box = box(sizes, corner, plot)
            let way = max(0, plot.height - sizes.size.height - 2 * sizes.margin) / 2
            box.y += way * Double(step) / 8 * (corner.isTop ? 1 : -1)
            if free.cover(of: box.expanded(by: 2)) == 0 { return (corner, scale, box) }
          }
        }
      }
      guard let best else {
        let corner = corners[0]
        return (corner, 1, box(sizes(1, in: plot), corner, plot))
      }
      return (best.corner, best.scale, best.box)
    }

    private func box(_ sizes: Sizes, _ corner: PlotCorner, _ plot: Rectangle) -> Rectangle {
      let x =
        corner.isRight ? plot.maxX - sizes.margin - sizes.size.width : plot.minX + sizes.margin
      let y =
        corner.isTop ? plot.minY + sizes.margin : plot.maxY - sizes.margin - sizes.size.height
      return Rectangle(x: x, y: y, width: sizes.size.width, height: sizes.size.height)
    }

    /// The block at a share of its usual size, which goes by the plot's.
    func sizes(_ scale: Double, in plot: Rectangle) -> Sizes {
      let looks = time.label ?? Properties()
      var size = looks.number("fontSize") ?? scale * max(12, min(plot.width, plot.height) * 0.17)
      if looks.number("fontSize") == nil {
        // A long name takes no more than two fifths of the plot.
        let width = widest(names, font(looks, size: size, weight: 700))
        if width > plot.width * 0.4 { size = max(9, size * plot.width * 0.4 / width) }
      }
      let nameFont = font(looks, size: size, weight: 700)
      let own = time.total?.looks ?? Properties()
      let small = max(10, nameFont.size * (names.isEmpty ? 0.5 : 0.27))
      let totalFont = font(own, size: small, weight: 600)
      var titleFont = totalFont
      titleFont.weight = min(totalFont.weight, 400)
      let nameHeight = names.isEmpty ? 0 : nameFont.size * Self.capHeight
      var height = nameHeight
      var totalBaseline = 0.0
      var width = widest(names, nameFont)
      if let total = time.total {
        totalBaseline =
          height + totalFont.size * (Self.capHeight + (names.isEmpty ? 0 : 0.62))
        height = totalBaseline
        let word = total.title.map { [$0] } ?? []
        let gap = word.isEmpty ? 0 : totalFont.size * 0.5
        width = max(width, widest(word, titleFont) + gap + widest(totals, totalFont))
      }
      return Sizes(
        nameFont: nameFont, totalFont: totalFont, titleFont: titleFont,
        nameBaseline: nameHeight, totalBaseline: totalBaseline,
        size: Size(width: width, height: height), margin: max(6, nameFont.size * 0.22))
    }

    private func font(_ looks: Properties, size: Double, weight: Int) -> Font {
      var properties = Properties()
      properties.object["font"] = view.configuration["font"]
      var font = FontProperties(properties.overlaid(by: looks)).font(size: size, weight: weight)
      font.tabularFigures = true
      return font
    }

    private func widest(_ texts: [String], _ font: Font) -> Double {
      texts.map { measurer.measure(TextRun($0, font: font)).width }.max() ?? 0
    }
  }
}
