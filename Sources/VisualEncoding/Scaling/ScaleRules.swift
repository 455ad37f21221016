package import SceneModel
import Scales
import Syntax

/// Vega-Lite's defaults for what a scale leaves open: zero, nice, padding.
package struct ScaleRules {
  package let request: ScaleRequest
  package let configuration: Properties

  private var properties: Properties { request.properties }
  private var scaleConfiguration: Properties { configuration.nested("scale") ?? Properties() }

  /// Whether the domain is stretched to hold zero.
  package var includesZero: Bool {
    standsOnZero && (properties["domainMin"] == nil || properties.boolean("zero") == true)
  }

  /// Vega-Lite's word on zero, by which marks stand on it even where `domainMin` leaves it out.
  var standsOnZero: Bool {
    // Such scales have no place for zero; Vega-Lite takes no notice of the word there either.
    if [.log, .time, .utc, .threshold, .quantile].contains(request.type) { return false }
    if let given = properties.boolean("zero") { return given }
    switch request.type {
    case .linear, .pow, .sqrt, .symlog: break
    default: return false
    }
    if let domain = properties["domain"] {
      guard let low = domain.array?.first?.number, let high = domain.array?.last?.number else {
        return false
      }
      return low <= 0 && high >= 0
    }
    let field = request.field
    if request.channel == .size, field.type == .quantitative { return true }
    guard [.x, .y, .theta, .radius].contains(request.channel), !field.definition.isBinned else {
      return false
    }
    // The first layer has its say.
    let first = request.sources.first { $0.channel == request.channel }
    return first.flatMap(zero) ?? scaleConfiguration.boolean("zero") ?? true
  }

  /// Nil leaves it to the configuration.
  private func zero(_ source: ScaleSource) -> Bool? {
    if source.field.definition.isBinned { return false }
    let mark = source.mark
    if let orientation = source.layer.orientation, [.bar, .area, .line, .trail].contains(mark),
      orientation.dimensionChannel == request.channel
    {
      return false
    }
    let isRanged = request.channel.second.map { source.layer.field($0) != nil } ?? false
    if [.bar, .area].contains(mark), !isRanged { return true }
    return nil
  }

  /// The tick count that the domain's ends are rounded to; nil leaves them.
  var niceCount: Int? {
    if let nice = properties["nice"] {
      if nice.isNull { return nil }
      if let on = nice.boolean { return on ? 10 : nil }
      if let count = nice.number { return Int(exactly: count.rounded()) ?? 10 }
      return 10
    }
    if properties["domain"]?.array != nil || properties["domainMin"] != nil
      || properties["domainMax"] != nil || request.type.isTemporal
      || request.sources.allSatisfy({ $0.field.definition.isBinned })
    {
      return nil
    }
    return request.channel == .x || request.channel == .y ? 10 : nil
  }

  /// Points of room at both ends of a continuous range, made by stretching the domain.
  package var continuousPadding: Double {
    if let given = properties.number("padding") { return given }
    if let configured = scaleConfiguration.number("continuousPadding") { return configured }
    guard request.channel == .x || request.channel == .y else { return 0 }
    for source in request.sources where source.channel == request.channel {
      let definition = source.field.definition
      if source.mark == .bar, definition.timeUnit == nil, !definition.isBinned,
        source.layer.orientation?.dimensionChannel == request.channel
      {
        return source.layer.layer.properties.number("continuousBandSize") ?? 5
      }
    }
    return 0
  }

  /// Inner and outer padding of a band or point scale, as fractions of a step.
  func bandPadding(hasOffset: Bool) -> (inner: Double, outer: Double) {
    let both = properties.number("padding")
    if request.type == .point {
      // Vega lays the one padding over that of the ends, whether it is given or goes without saying.
      return (1, both ?? scaleConfiguration.number("pointPadding") ?? 0.5)
    }
    if request.channel == .xOffset || request.channel == .yOffset {
      let inner =
        properties.number("paddingInner") ?? both ?? scaleConfiguration.number(
          "offsetBandPaddingInner") ?? 0
      let outer =
        properties.number("paddingOuter") ?? both ?? scaleConfiguration.number(
          "offsetBandPaddingOuter") ?? 0
      return (inner, outer)
    }
    if request.channel == .theta || request.channel == .radius {
      return (
        properties.number("paddingInner") ?? both ?? 0,
        properties.number("paddingOuter") ?? both ?? 0
      )
    }
    if hasOffset {
      let inner =
        properties.number("paddingInner") ?? both
        ?? scaleConfiguration.number("bandWithNestedOffsetPaddingInner") ?? 0.2
      let outer =
        properties.number("paddingOuter") ?? both
        ?? scaleConfiguration.number("bandWithNestedOffsetPaddingOuter") ?? 0.2
      return (inner, outer)
    }
    let inner = properties.number("paddingInner") ?? both ?? plainPadding
    let outer =
      properties.number("paddingOuter") ?? both ?? scaleConfiguration.number("bandPaddingOuter")
      ?? inner / 2
    return (inner, outer)
  }

  /// The room between two bands where the scale says nothing: the first layer's mark has its say.
  private var plainPadding: Double {
    if let configured = scaleConfiguration.number("bandPaddingInner") { return configured }
    switch request.sources.first?.mark {
    case .bar: return scaleConfiguration.number("barBandPaddingInner") ?? 0.1
    case .tick: return scaleConfiguration.number("tickBandPaddingInner") ?? 0.25
    default: return scaleConfiguration.number("rectBandPaddingInner") ?? 0
    }
  }
}
