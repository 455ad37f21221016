import Drawing
import Geometry
import Guides
import SceneModel
import Syntax
import VisualEncoding

/// Finds the plot inside a view: what the title, the legends and the axes leave.
struct PlotFit {
  private let inner: Rectangle
  private let frame: Rectangle
  private let view: View
  private let axes: [AxisPlan]
  private let scales: ScalePlan
  private let inputs: [LegendInput]
  /// The plot's size as far as it is known, which colour ramps are as long as.
  private let expected: Size
  private let surroundings: AxisSurroundings
  private let context: LayoutContext
  /// The axes' looks, by their places, read once for all trials.
  private var styles: [Int: AxisStyle] = [:]
  private(set) var plot: Rectangle
  private(set) var legends: [LegendLayout] = []
  private(set) var title: TitleLayout?

  /// - Parameter expected: The plot's size as far as it is known, in points; nil is all of `inner`.
  init(
    inner: Rectangle, frame: Rectangle, view: View, axes: [AxisPlan], scales: ScalePlan,
    legends: [LegendInput], expected: Size? = nil, surroundings: AxisSurroundings,
    context: LayoutContext
  ) {
    self.inner = inner
    self.frame = frame
    self.view = view
    self.axes = axes
    self.scales = scales
    inputs = legends
    self.expected = expected ?? inner.size
    self.surroundings = surroundings
    self.context = context
    plot = inner
  }

  /// What the axes of one trial take on each side.
  private struct AxisRoom {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0

    /// The room that both ask for; it never shrinks from trial to trial, so that ticks that come and go with a
    /// few points of height settle.
    func joined(with other: AxisRoom) -> AxisRoom {
      AxisRoom(
        left: max(left, other.left), top: max(top, other.top), right: max(right, other.right),
        bottom: max(bottom, other.bottom))
    }
  }

  /// Tries plots until the axes that stand on one leave just that one.
  mutating func run() throws(DiagnosticError) {
    let head = view.title.map {
      TitleLayout(title: $0, frame: inner, plot: inner, room: inner, measurer: context.measurer)
    }
    var room = inner
    if let head {
      switch head.style.orient {
      case .top: room = room.inset(top: head.thickness)
      case .bottom: room = room.inset(bottom: head.thickness)
      case .left: room = room.inset(left: head.thickness)
      case .right: room = room.inset(right: head.thickness)
      }
    }
    let sized = inputs.map { input in
      LegendLayout(
        input: input, measurer: context.measurer, available: room.size,
        fillsWidth: ["top", "bottom"].contains(input.properties.string("orient")), plot: expected)
    }
    let arrangement = LegendArrangement(sized, width: room.width)
    let insets = arrangement.insets
    let clear = room.inset(
      left: insets.left, top: insets.top, right: insets.right, bottom: insets.bottom)
    var trial = clear
    var axisRoom = AxisRoom()
    for _ in 0..<4 {
      let next = axisRoom.joined(with: try measured(trial))
      let found = clear.inset(
        left: next.left, top: next.top, right: next.right, bottom: next.bottom)
      axisRoom = next
      if found == trial { break }
      trial = found
    }
    plot = trial
    let guides = Rectangle(
      x: plot.x - axisRoom.left, y: plot.y - axisRoom.top,
      width: plot.width + axisRoom.left + axisRoom.right,
      height: plot.height + axisRoom.top + axisRoom.bottom)
    legends = arrangement.placed(plot: plot, guides: guides, room: room)
    if let heading = view.title {
      title = TitleLayout(
        title: heading, frame: inner, plot: plot, room: inner, measurer: context.measurer)
    }
  }

  /// The room that axes on a trial plot take, with labels that stick out at its ends.
  private mutating func measured(_ trial: Rectangle) throws(DiagnosticError) -> AxisRoom {
    let sets = scales.sets(plot: trial, window: WindowShares(), onlyAxes: true)
    var room = AxisRoom()
    for (index, axis) in axes.enumerated() {
      let input = try axis.input(sets: sets, plot: trial, context: context)
      let layout = AxisLayout(
        input: input, plot: trial, measurer: context.measurer, surroundings: surroundings,
        style: axis.moving == nil ? styles[index] : nil)
      styles[index] = layout.style
      let overhang = !surroundings.isWindowed ? layout.overhang : (before: 0, after: 0)
      switch axis.orient {
      case .left: room.left = max(room.left, layout.thickness)
      case .right: room.right = max(room.right, layout.thickness)
      case .top: room.top = max(room.top, layout.thickness)
      case .bottom: room.bottom = max(room.bottom, layout.thickness)
      }
      if layout.frame.isHorizontal {
        room.left = max(room.left, overhang.before)
        room.right = max(room.right, overhang.after)
      } else {
        room.top = max(room.top, overhang.before)
        room.bottom = max(room.bottom, overhang.after)
      }
    }
    return room
  }
}
