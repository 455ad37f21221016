import Geometry
import SceneModel
import Tables

/// The start of a view's window in domain units; nil stays at the domain's beginning.
package struct WindowStart: Sendable, Hashable {
  package var x: Double?
  package var y: Double?

  package init(x: Double? = nil, y: Double? = nil) {
    self.x = x
    self.y = y
  }

  package var isResting: Bool { x == nil && y == nil }
}

/// The shares of the domains that are in view.
struct WindowShares: Sendable, Hashable {
  var x: WindowShare?
  var y: WindowShare?
}

/// How long a view's window is and how far it can travel.
struct WindowReach: Sendable {
  private let x: Axis?
  private let y: Axis?

  private struct Axis: Sendable {
    let low: Double
    let high: Double
    /// The window's length in domain units.
    let length: Double
  }

  /// A point scale under labels is as long as its labels, in points, and moves in a plot that is shorter.
  init(_ viewport: Viewport?, scales: ScalePlan, plot: Rectangle) {
    if let length = scales.labelledLength(.x), length > plot.width {
      x = Axis(low: 0, high: length, length: plot.width)
    } else {
      x = Self.axis(viewport?.x, builder: scales.builder(.x))
    }
    y = Self.axis(viewport?.y, builder: scales.builder(.y))
  }

  /// Whether the plot shows less than the whole domain.
  var isWindowed: Bool { x != nil || y != nil }

  private static func axis(_ extent: Viewport.Extent?, builder: ScaleBuilder?) -> Axis? {
    guard let extent, let builder else { return nil }
    let low: Double
    let high: Double
    switch builder.domain {
    case .continuous:
      guard case .continuous(let ends) = builder.scale(from: 0, to: 1).domain,
        let first = ends.first, let last = ends.last
      else { return nil }
      (low, high) = (first, last)
    case .discrete(let values): (low, high) = (0, Double(values.count))
    }
    let span = high - low
    guard span != 0 else { return nil }
    let length: Double =
      switch extent {
      case .scale(let factor): span / max(factor, 1e-6)
      case .window(let length): length
      }
    return Axis(low: low, high: high, length: length)
  }

  /// The shares in view for a window's start.
  func share(at start: WindowStart) -> WindowShares {
    func share(_ axis: Axis?, _ start: Double?) -> WindowShare? {
      guard let axis else { return nil }
      let span = axis.high - axis.low
      return WindowShare(
        start: ((start ?? axis.low) - axis.low) / span, length: axis.length / span)
    }
    return WindowShares(x: share(x, start.x), y: share(y, start.y))
  }

  /// The window as facts.
  func layout(at start: WindowStart) -> WindowLayout? {
    guard x != nil || y != nil else { return nil }
    func fact(_ axis: Axis?, _ start: Double?) -> WindowLayout.Axis? {
      axis.map {
        WindowLayout.Axis(
          domain: min($0.low, $0.high)...max($0.low, $0.high), length: $0.length,
          start: start ?? $0.low)
      }
    }
    return WindowLayout(x: fact(x, start.x), y: fact(y, start.y))
  }
}

extension ScaleDomain {
  var isContinuous: Bool { if case .continuous = self { true } else { false } }
}
