import Geometry
import SceneModel
import Tables
import VisualEncoding

/// How long a view's window is and how far it can travel.
struct WindowReach: Sendable {
  private let x: Axis?
  private let y: Axis?

  /// A domain along one position, in its units: milliseconds on time, steps on a discrete scale.
  struct Axis: Sendable, Hashable {
    let low: Double
    let high: Double
    /// The window's length at rest.
    let length: Double
    /// Whether the scene asks for a window; otherwise only a zoom makes one.
    let isGiven: Bool
    var isTemporal = false
    var names: [Value] = []

    var span: Double { high - low }
  }

  /// A point scale under labels is as long as its labels, in points, and moves in a plot that is shorter.
  init(_ viewport: Viewport?, scales: ScalePlan, plot: Rectangle) {
    if let length = scales.labelledLength(.x), length > plot.width {
      x = Axis(low: 0, high: length, length: plot.width, isGiven: true)
    } else {
      x = Self.axis(viewport?.x, builder: scales.builder(.x), plot: plot, isOptional: true)
    }
    y = Self.axis(viewport?.y, builder: scales.builder(.y), plot: plot, isOptional: false)
  }

  /// Whether the plot shows less than the whole domain.
  var isWindowed: Bool { x?.isGiven == true || y?.isGiven == true }

  /// The reach along a channel that a window or a zoom moves along.
  func axis(_ channel: Channel) -> Axis? { channel == .x ? x : y }

  private static func axis(
    _ extent: Viewport.Extent?, builder: ScaleBuilder?, plot: Rectangle, isOptional: Bool
  ) -> Axis? {
    guard let builder, extent != nil || isOptional else { return nil }
    let low: Double
    let high: Double
    switch builder.domain {
    case .continuous:
      let whole = builder.position(plot: plot, window: nil, hasOffset: false, labelWidths: nil)
      guard case .continuous(let ends) = whole.domain,
        let first = ends.first, let last = ends.last
      else { return nil }
      (low, high) = (first, last)
    case .discrete(let values): (low, high) = (0, Double(values.count))
    }
    let span = high - low
    guard span != 0, span.isFinite else { return nil }
    // A window that is wider than the domain shows all of it, and no room beside it.
    let length: Double =
      switch extent {
      case .scale(let factor): span / max(factor, 1)
      case .window(let length): min(length, abs(span))
      case nil: span
      }
    var axis = Axis(low: low, high: high, length: length, isGiven: extent != nil)
    axis.isTemporal = builder.type.isTemporal
    if case .discrete(let values) = builder.domain { axis.names = values }
    return axis
  }

  /// The shares in view for a window's start.
  func share(at start: WindowStart) -> WindowShares {
    let zoom = max(start.zoom, 1e-3)
    func share(_ axis: Axis?, _ start: Double?) -> WindowShare? {
      guard let axis, axis.isGiven || zoom != 1 || start != nil else { return nil }
      let length = axis.length / zoom
      let low = (start ?? axis.low) + (axis.length - length) / 2
      return WindowShare(start: (low - axis.low) / axis.span, length: length / axis.span)
    }
    return WindowShares(x: share(x, start.x), y: share(y, start.y))
  }

  /// The start and zoom at which the window shows a part of the x domain, in its units.
  func start(showing window: ClosedRange<Double>) -> WindowStart? {
    guard let x, window.upperBound > window.lowerBound else { return nil }
    let length = window.upperBound - window.lowerBound
    return WindowStart(
      x: window.lowerBound - (x.length - length) / 2, zoom: x.length / length)
  }

  /// The part of the x domain that the window shows, in its units.
  func window(at start: WindowStart) -> ClosedRange<Double>? {
    guard let x, x.span > 0 else { return nil }
    let length = x.length / max(start.zoom, 1e-3)
    let low = (start.x ?? x.low) + (x.length - length) / 2
    return low...(low + max(length, 0))
  }

  /// The window as facts.
  func layout(at start: WindowStart) -> WindowLayout? {
    let zoom = max(start.zoom, 1e-3)
    func fact(_ axis: Axis?, _ start: Double?) -> WindowLayout.Axis? {
      guard let axis, axis.isGiven else { return nil }
      let length = axis.length / zoom
      return WindowLayout.Axis(
        domain: min(axis.low, axis.high)...max(axis.low, axis.high), length: length,
        start: (start ?? axis.low) + (axis.length - length) / 2, isTemporal: axis.isTemporal,
        names: axis.names)
    }
    let (x, y) = (fact(x, start.x), fact(y, start.y))
    return x != nil || y != nil ? WindowLayout(x: x, y: y) : nil
  }
}

extension ScaleDomain {
  var isContinuous: Bool { if case .continuous = self { true } else { false } }
}
