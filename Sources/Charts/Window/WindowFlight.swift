import Motion
import SceneModel
import Scales
import Syntax
import Tables
import VisualEncoding

/// The key values of a window that flies from one part of the domain to another.
struct WindowFlight {
  /// The window's start and zoom at even steps of the way.
  let starts: [Double]
  let zooms: [Double]
  /// How long the way should take: its length in van Wijk and Nuij's measure, within what a viewer can follow.
  let seconds: Double

  private static let steps = 120

  init(_ axis: WindowLayout.Axis, from start: WindowStart, to goal: ClosedRange<Double>) {
    let resting = max(axis.length, .leastNormalMagnitude)
    func window(_ range: ClosedRange<Double>) -> ZoomPath.Window {
      ZoomPath.Window(
        center: (range.lowerBound + range.upperBound) / 2,
        width: range.upperBound - range.lowerBound)
    }
    let length = resting / max(start.zoom, 1e-3)
    let low = (start.x ?? axis.domain.lowerBound) + (resting - length) / 2
    let origin = low...(low + length)
    let path = ZoomPath(from: window(origin), to: window(goal))
    // On its way the window stays within the domain, unless one of its ends lies beyond.
    let first = min(axis.domain.lowerBound, origin.lowerBound, goal.lowerBound)
    let last = max(axis.domain.upperBound, origin.upperBound, goal.upperBound)
    var starts: [Double] = []
    var zooms: [Double] = []
    for step in 0...Self.steps {
      let next = path.window(at: Double(step) / Double(Self.steps))
      let width = min(next.width, last - first)
      let low = min(max(next.center - width / 2, first), last - width)
      starts.append(low - (resting - width) / 2)
      zooms.append(resting / max(width, .leastNormalMagnitude))
    }
    self.starts = starts
    self.zooms = zooms
    seconds = min(max(path.length, 0.6), 6)
  }

  /// A goal in domain units; throws for values that the domain does not know.
  static func range(
    _ goal: PresetRequest.WindowGoal, axis: WindowLayout.Axis, _ context: PresetContext
  ) throws(DiagnosticError) -> ClosedRange<Double> {
    guard case .range(let from, let to) = goal else {
      let low = axis.domain.lowerBound
      return low...(low + axis.length)
    }
    let first = try value(from, axis, context, isEnd: false)
    let last = try value(to, axis, context, isEnd: true)
    guard first < last else {
      throw DiagnosticError(
        "\"window\" needs a beginning and an end after it", at: from.location ?? context.location)
    }
    return first...last
  }

  private static func value(
    _ node: JSONNode, _ axis: WindowLayout.Axis, _ context: PresetContext, isEnd: Bool
  ) throws(DiagnosticError) -> Double {
    if let number = node.number, number.isFinite { return number }
    if axis.isTemporal, let date = DateTimeValue.milliseconds(node, zone: context.zone),
      date.isFinite
    {
      return date
    }
    if let place = axis.names.firstIndex(where: { $0.text == node.string }) {
      return Double(place) + (isEnd ? 1 : 0)
    }
    throw DiagnosticError(
      "\"\(node.string ?? "")\" is no value of the domain that \"window\" moves over",
      at: node.location ?? context.location)
  }
}

extension WindowStart {
  /// Where a motion of a window leaves it.
  mutating func follow(_ motion: PlannedMotion) {
    guard let value = (motion.autoreverses ? motion.values.first : motion.values.last)?.number
    else { return }
    switch motion.property {
    case .viewportX: x = value
    case .viewportY: y = value
    case .zoom: zoom = value
    default: break
    }
  }
}
