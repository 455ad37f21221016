import SceneModel

/// The side of a rectangle that stands at its place: Vega-Lite's `align` along x and `baseline` along y.
enum Alignment {
  case start, middle, end

  /// - Parameter isFromStart: whether a mark that says nothing has its left or upper edge at its place, not its middle.
  init(_ channel: Channel, _ properties: Properties, isFromStart: Bool) {
    switch properties.string(channel == .x ? "align" : "baseline") {
    case "left"?, "top"?: self = .start
    case "right"?, "bottom"?: self = .end
    case "center"?, "middle"?: self = .middle
    default: self = isFromStart ? .start : .middle
    }
  }

  /// Both edges of a rectangle of a size at a place.
  func extent(_ size: Double, at place: Double) -> (base: Double, tip: Double) {
    switch self {
    case .start: (place, place + size)
    case .middle: (place - size / 2, place + size / 2)
    case .end: (place - size, place)
    }
  }
}
