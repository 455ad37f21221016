import Geometry
import SceneModel
import Tables

/// Where a view's window is: its start in domain units (nil stays at the beginning), and how close it is.
package struct WindowStart: Sendable, Hashable {
  package var x: Double?
  package var y: Double?
  /// How many times shorter the window is than at rest; it closes in on its middle.
  package var zoom: Double

  package init(x: Double? = nil, y: Double? = nil, zoom: Double = 1) {
    self.x = x
    self.y = y
    self.zoom = zoom
  }

  package var isResting: Bool { x == nil && y == nil && zoom == 1 }
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
  /// Whether there is an x scale, which a zoom without a window closes in on.
  private let hasX: Bool

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
    hasX = scales.builder(.x) != nil
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
    let zoom = max(start.zoom, 1e-3)
    func share(_ axis: Axis?, _ start: Double?) -> WindowShare? {
      guard let axis else { return nil }
      let span = axis.high - axis.low
      let length = axis.length / zoom
      let low = (start ?? axis.low) + (axis.length - length) / 2
      return WindowShare(start: (low - axis.low) / span, length: length / span)
    }
    var shares = WindowShares(x: share(x, start.x), y: share(y, start.y))
    if zoom != 1, shares.x == nil, hasX {
      shares.x = WindowShare(start: (1 - 1 / zoom) / 2, length: 1 / zoom)
    }
    return shares
  }

  /// The window as facts.
  func layout(at start: WindowStart) -> WindowLayout? {
    guard x != nil || y != nil else { return nil }
    let zoom = start.zoom
    func fact(_ axis: Axis?, _ start: Double?) -> WindowLayout.Axis? {
      axis.map { axis in
        let length = axis.length / max(zoom, 1e-3)
        return WindowLayout.Axis(
          domain: min(axis.low, axis.high)...max(axis.low, axis.high), length: length,
          start: (start ?? axis.low) + (axis.length - length) / 2)
      }
    }
    return WindowLayout(x: fact(x, start.x), y: fact(y, start.y))
  }
}

extension ScaleDomain {
  var isContinuous: Bool { if case .continuous = self { true } else { false } }
}
