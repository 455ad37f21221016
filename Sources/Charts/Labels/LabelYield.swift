import Drawing
import Geometry
import Guides
import Motion
import SceneModel
import Typesetting

/// Has labels that run into others step back, in every frame by that frame's own layout.
///
/// - Of two that meet, the one of lower rank fades: it is gone where their boxes overlap and whole where they are some
///   points apart. Between, its opacity is continuous in the gap, so that nothing flickers.
/// - Those that near one another or part quickly do so over a longer way, so that nothing pops.
/// - Ranks never change while labels are near: titles, annotations, labels of axes, then texts by size or by key.
/// - In a race names and figures rank by place, so that those of the overtaken step back.
/// - What has itself stepped back makes no other step back.
struct LabelYield {
  let viewIndex: Int
  let canvas: Size
  let motion: MotionPlan
  let sample: Sample
  let measurer: any TextMeasurer

  /// Points between two boxes at rest at which neither fades.
  private static let reach = 2.0
  /// The same between two labels of one axis.
  private static let axisReach = 0.25
  /// The same for boxes that near one another as fast as they like.
  private static let farReach = 16.0
  /// Seconds before two boxes meet at which the lower begins to fade.
  private static let warning = 0.1
  /// Points above and below a line of text that hold no ink.
  private static let blank = 1.25
  /// Seconds over which speeds are taken.
  static let instant = 1.0 / 240
  /// Points by which two texts that belong to one place may overlap before the lower has gone.
  private static let ownReach = 3.0

  /// Which label it is among those of the same view at another time.
  enum Identity: Hashable {
    case title(Int)
    case axisTitle(Int)
    case legend(Int)
    case mark(layer: Int, key: ItemKey)
    case annotation(Int)
    case axis(Int, String)
    case text(layer: Int, key: ItemKey)
  }

  enum Owner {
    case fixed
    case annotation(Int)
    case axis(Int, label: Int)
    case text(group: Int, item: Int)
  }

  struct Label {
    let owner: Owner
    let identity: Identity
    let box: Rectangle
    let opacity: Double
    /// The angle of a tilted text in degrees, and its room before it was turned.
    var tilt: (degrees: Double, size: Size)?
    /// The place in the data's space that a text belongs to, before it is shifted; a mark's middle.
    var point: Point?
    /// The key of a mark, or of a text.
    var key: ItemKey?
    /// Of a text at a mark, the mark's box and its place in the order of painting.
    var home: (box: Rectangle, order: Int)?
    /// Of a mark, its place in the order of painting.
    var order = 0

    /// What tells of a label's movement, without measuring it.
    var place: Point { point ?? box.origin }
  }

  /// How much of a frame tells where labels were; each has what those before it have.
  enum Part: Int {
    case axes, texts, annotations
  }

  /// A label and one of a higher rank, so near that it may have to fade.
  private struct Pair {
    let label: Int
    let other: Int
    let gap: Double
  }

  /// The frame with labels that meet faded; `earlier` is where labels were an instant before, if anything moves.
  func resolved(_ frame: FrameView, earlier: (Part) -> [Identity: Point]) -> FrameView {
    let labels = self.labels(of: frame)
    let pairs = self.pairs(of: labels)
    guard !pairs.isEmpty else { return frame }
    // Whoever overlaps is gone, and whoever is far away is whole, however fast: a gap is asked for its speed.
    let asked = pairs.filter { $0.gap > 0 && !isOnePlace(labels[$0.label], labels[$0.other]) }
    let part = asked.flatMap { [labels[$0.label].part, labels[$0.other].part] }
      .max { $0.rawValue < $1.rawValue }
    let before = part.map(earlier) ?? [:]
    var frame = frame
    var factors = Array(repeating: 1.0, count: labels.count)
    // Pairs are in the order of rank, so that by its turn what another fades for is known.
    for pair in pairs {
      let (label, other) = (labels[pair.label], labels[pair.other])
      let shown = other.opacity * factors[pair.other]
      guard shown > 0.004 else { continue }
      let room = self.room(between: label, other, gap: pair.gap, before: before)
      if room < 1 { factors[pair.label] = min(factors[pair.label], 1 - shown * (1 - room)) }
    }
    for (index, factor) in factors.enumerated() where factor < 1 {
      fade(labels[index].owner, by: factor, in: &frame)
    }
    return frame
  }

  /// Those that are near one another, in the order of rank.
  private func pairs(of labels: [Label]) -> [Pair] {
    guard labels.contains(where: { !isFixed($0) }) else { return [] }
    var nearby = LabelGrid(canvas: canvas)
    var pairs: [Pair] = []
    var seen = Array(repeating: -1, count: labels.count)
    for (index, label) in labels.enumerated() {
      if !isFixed(label) {
        nearby.forEach(near: label.box.expanded(by: Self.farReach)) { other in
          guard seen[other] < index else { return }
          seen[other] = index
          let gap = self.gap(label, label.box, labels[other], labels[other].box)
          if gap < Self.farReach, label.yields(to: labels[other]) {
            pairs.append(Pair(label: index, other: other, gap: gap))
          }
        }
      }
      nearby.insert(index, box: label.box)
    }
    return pairs
  }

  /// Points between two labels with their boxes there; texts of one tilt may lie beside one another though their boxes
  /// overlap.
  private func gap(_ a: Label, _ boxA: Rectangle, _ b: Label, _ boxB: Rectangle) -> Double {
    let apart = gap(boxA, boxB)
    guard let tilt = a.tilt, let other = b.tilt, tilt.degrees == other.degrees else { return apart }
    let back = TextTurn(degrees: -tilt.degrees)
    return max(
      apart, gap(boxA.turned(back, size: tilt.size), boxB.turned(back, size: other.size)))
  }

  /// Points between two boxes; below 0 where they overlap.
  private func gap(_ a: Rectangle, _ b: Rectangle) -> Double {
    max(
      max(a.minX - b.maxX, b.minX - a.maxX),
      max(a.minY - b.maxY, b.minY - a.maxY) + 2 * Self.blank)
  }

  /// How far two labels are apart: 0 is too near, 1 is far enough.
  private func room(
    between a: Label, _ b: Label, gap: Double, before: [Identity: Point]
  ) -> Double {
    if isOnePlace(a, b) { return min(max(1 + gap / Self.ownReach, 0), 1) }
    guard gap > 0 else { return 0 }
    // A box moves with its place; that a number's width changes is no speed.
    func earlier(_ label: Label) -> Rectangle {
      before[label.identity].map { label.box.moved(by: $0 - label.place) } ?? label.box
    }
    let change = abs(gap - self.gap(a, earlier(a), b, earlier(b)))
    let reach = min(
      max(Self.warning * change / Self.instant, least(a, b)), Self.farReach)
    return min(gap / reach, 1)
  }

  /// Points between two labels at rest at which neither fades; those of one axis stand as near as it has set them.
  private func least(_ a: Label, _ b: Label) -> Double {
    if case .axis(let first, _) = a.owner, case .axis(let second, _) = b.owner, first == second {
      return Self.axisReach
    }
    return b.isGuide || b.isMark ? Self.axisReach : Self.reach
  }

  /// Texts set one under the other at one place are one text in the author's eyes.
  private func isOnePlace(_ a: Label, _ b: Label) -> Bool {
    guard !a.isMark, !b.isMark, let p = a.point, let q = b.point else { return false }
    return p.distance(to: q) < 1e-6
  }

  private func isFixed(_ label: Label) -> Bool {
    if case .fixed = label.owner { true } else { false }
  }

  private func fade(_ owner: Owner, by factor: Double, in frame: inout FrameView) {
    switch owner {
    case .fixed: break
    case .annotation(let index): frame.annotations[index].yield = factor
    case .axis(let axis, let label):
      frame.layout.axes[axis] = frame.layout.axes[axis].fading(label: label, by: factor)
    case .text(let group, let item):
      frame.layout.marks[group].items[item].style.opacity *= factor
      if factor <= 0 { frame.layout.marks[group].items[item].isShown = false }
    }
  }
}

extension LabelYield.Label {
  /// Whether it is a legend or an axis' title.
  var isGuide: Bool {
    switch identity {
    case .legend, .axisTitle: true
    default: false
    }
  }

  var isMark: Bool { if case .mark = identity { true } else { false } }

  /// Whether the label would fade for another of a higher rank.
  fileprivate func yields(to other: LabelYield.Label) -> Bool {
    // The words of an annotation are placed so that they keep clear of guides and marks.
    if case .annotation = identity { return !other.isGuide && !other.isMark }
    guard other.isMark else { return true }
    guard case .text = identity, key != other.key else { return false }
    // What its own mark covers lies under the text too.
    guard let home, home.order > other.order else { return true }
    return !home.box.contains(box.origin) || !home.box.contains(Point(x: box.maxX, y: box.maxY))
  }

  /// What of an earlier frame tells where the label was.
  fileprivate var part: LabelYield.Part {
    switch identity {
    case .title, .axis, .axisTitle, .legend: .axes
    case .text, .mark: .texts
    case .annotation: .annotations
    }
  }
}

extension Rectangle {
  /// The room of a turned text, whose box this is, in a space that is turned back about the canvas' origin.
  fileprivate func turned(_ back: TextTurn, size: Size) -> Rectangle {
    let middle = back.map(Point(x: midX, y: midY))
    return Rectangle(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension AxisLayout {
  /// The axis with one label at a part of its opacity.
  fileprivate func fading(label: Int, by factor: Double) -> AxisLayout {
    var labels = labels
    labels[label].opacity *= factor
    return AxisLayout(
      self, style: style, frame: frame, labels: labels, lines: lines, title: title)
  }
}
