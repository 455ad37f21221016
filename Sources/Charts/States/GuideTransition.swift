import Drawing
import Geometry
import Guides
import Tables
import Typesetting

extension TextPlacement {
  /// A text on its way: the same words move, others give way to the new ones half way.
  static func between(_ a: TextPlacement?, _ b: TextPlacement?, _ fraction: Double)
    -> TextPlacement?
  {
    if let a, let b, a.text == b.text, a.shownText == b.shownText, a.style == b.style {
      let anchor = a.anchor.interpolated(to: b.anchor, fraction: fraction)
      return b.moved(by: anchor - b.anchor)
    }
    return fraction < 0.5
      ? a?.faded(by: CrossFade.old(fraction)) : b?.faded(by: CrossFade.new(fraction))
  }
}

/// The titles, legends and center lines of a view on their way.
struct GuideTransition: Sendable {
  private let from: ViewLayout
  private let to: ViewLayout
  private let axes: [(transition: AxisTransition?, old: AxisLayout?, new: AxisLayout?)]
  private let legends: [(old: LegendLayout?, new: LegendLayout?)]
  /// The pairs of legends that look unlike.
  private let changed: Set<Int>

  /// `glides` has ticks of discrete axes come and go past the axis' end, or by the tick of the rest.
  init(from: ViewLayout, to: ViewLayout, glides: Bool, rest: Value? = nil) {
    self.from = from
    self.to = to
    var isTaken = Array(repeating: false, count: from.axes.count)
    var axes: [(transition: AxisTransition?, old: AxisLayout?, new: AxisLayout?)] = []
    for axis in to.axes {
      let found = from.axes.indices.first {
        !isTaken[$0] && from.axes[$0].input.channel == axis.input.channel
          && from.axes[$0].input.orient == axis.input.orient
      }
      guard let found else {
        axes.append((nil, nil, axis))
        continue
      }
      isTaken[found] = true
      axes.append(
        (AxisTransition(from: from.axes[found], to: axis, glides: glides, rest: rest), nil, nil))
    }
    for (index, axis) in from.axes.enumerated() where !isTaken[index] {
      axes.append((nil, axis, nil))
    }
    self.axes = axes
    var changed: Set<Int> = []
    var isGone = Array(repeating: true, count: from.legends.count)
    var legends: [(old: LegendLayout?, new: LegendLayout?)] = []
    for legend in to.legends {
      let look = legend.placed(at: .zero).commands()
      let found = from.legends.indices.first {
        isGone[$0] && from.legends[$0].placed(at: .zero).commands() == look
      }
      if let found { isGone[found] = false }
      legends.append((found.map { from.legends[$0] }, legend))
    }
    for (index, legend) in from.legends.enumerated() where isGone[index] {
      // A legend of the same channels gives way to the new one as words do.
      let place = legends.firstIndex {
        $0.old == nil && $0.new?.input.channels == legend.input.channels
      }
      if let place {
        legends[place].old = legend
        changed.insert(place)
      } else {
        legends.append((legend, nil))
      }
    }
    self.changed = changed
    self.legends = legends
  }

  func axes(_ f: StageFractions) -> [AxisLayout] {
    axes.compactMap { axis in
      if let transition = axis.transition { return transition.layout(f) }
      if let old = axis.old { return f.leave < 1 ? old.faded(by: 1 - f.leave) : nil }
      return f.enter > 0 ? axis.new?.faded(by: f.enter) : nil
    }
  }

  /// Where the labels of axes are, by the axes' places among those of ``axes(_:)``.
  func addLabelPlaces(_ f: StageFractions, to places: inout [LabelYield.Identity: Point]) {
    var index = 0
    for axis in axes {
      if let transition = axis.transition {
        transition.forEachLabel(f) { places[.axis(index, $0)] = $1 }
      } else {
        let shown =
          axis.old != nil ? (f.leave < 1 ? axis.old : nil) : (f.enter > 0 ? axis.new : nil)
        guard let shown else { continue }
        for label in shown.labels where label.visible {
          places[.axis(index, label.text)] = label.box.origin
        }
      }
      index += 1
    }
  }

  func legends(_ f: StageFractions) -> [LegendLayout] {
    legends.enumerated().compactMap { index, legend in
      switch legend {
      case (let old?, let new?) where changed.contains(index):
        let fraction = titleFraction(f)
        return fraction < 0.5
          ? old.faded(by: CrossFade.old(fraction)) : new.faded(by: CrossFade.new(fraction))
      case (let old?, let new?): return new.placed(at: Between.point(old.origin, new.origin, f))
      case (let old?, nil): return f.leave < 1 ? old.faded(by: 1 - f.leave) : nil
      case (nil, let new?): return f.enter > 0 ? new.faded(by: f.enter) : nil
      case (nil, nil): return nil
      }
    }
  }

  func title(_ f: StageFractions) -> TitleLayout? {
    if let a = from.title, let b = to.title, a.hasTexts(of: b) {
      let start = a.box.origin
      return b.moved(by: Between.point(start, b.box.origin, f) - b.box.origin)
    }
    let fraction = titleFraction(f)
    return fraction < 0.5
      ? from.title?.faded(by: CrossFade.old(fraction))
      : to.title?.faded(by: CrossFade.new(fraction))
  }

  func titleText(_ f: StageFractions) -> String? {
    titleFraction(f) < 0.5 ? from.titleText : to.titleText
  }

  func center(_ f: StageFractions) -> CenterLayout? {
    let fraction = titleFraction(f)
    var center = fraction < 0.5 ? from.center : to.center
    if let a = from.center, let b = to.center, a.total == b.total { return center }
    center?.opacity = fraction < 0.5 ? CrossFade.old(fraction) : CrossFade.new(fraction)
    return center
  }

  /// Old words give way to new ones while most of the movement goes on.
  private func titleFraction(_ f: StageFractions) -> Double {
    min(max((f.both - 0.15) / 0.7, 0), 1)
  }
}
