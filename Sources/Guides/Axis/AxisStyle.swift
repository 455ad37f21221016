package import SceneModel
package import VisualEncoding

/// An axis' properties with Vega's and Vega-Lite's defaults in place of what is absent.
package struct AxisStyle: Hashable, Sendable {
  /// Points outward from the plot's side.
  package var offset: Double
  /// Points along the plot's side.
  package var position: Double
  /// Points right and down by which the whole axis is moved.
  ///
  /// Vega's own 0.5 only makes lines crisp on coarse screens; here lines are moved to whole pixels,
  /// so that is the default of 0, and another value is taken as it is.
  package var translate: Double
  /// Points that labels take at least, and at most before the title stands on them.
  package var minimumExtent: Double
  package var maximumExtent: Double
  /// Above 0 draws the axis over the marks.
  package var zIndex: Double
  /// Nil where the line is switched off.
  package var domain: GuideStroke?
  package var grid: GuideStroke?
  package var tick: GuideStroke?
  package var tickSize: Double
  package var tickOffset: Double
  package var hasExtraTick: Bool
  /// Whether lines are moved to whole pixels.
  package var roundsTicks: Bool
  /// Points across the axis by which its line is moved while it is on its way; nil moves it to whole pixels.
  package var domainShift: Double?
  package var label: AxisLabelStyle
  package var title: AxisTitleStyle

  /// - Parameter isDiscrete: Continuous scales have a grid and drop overlapping labels by default.
  package init(_ properties: Properties, channel: Channel, orient: Orient, isDiscrete: Bool) {
    func isOn(_ key: String, _ fallback: Bool) -> Bool {
      properties.isNull(key) ? false : properties.boolean(key) ?? fallback
    }
    func number(_ key: String, _ fallback: Double) -> Double {
      guard let value = properties.number(key), value.isFinite else { return fallback }
      return value
    }
    offset = number("offset", 0)
    position = number("position", 0)
    let translate = number("translate", 0.5)
    self.translate = translate == 0.5 ? 0 : translate
    minimumExtent = number("minExtent", 0)
    maximumExtent = number("maxExtent", 200)
    zIndex = number("zindex", 0)
    domain =
      isOn("domain", true)
      ? GuideStroke(properties, prefix: "domain", color: GuideColor.line) : nil
    grid =
      isOn("grid", !isDiscrete)
      ? GuideStroke(properties, prefix: "grid", color: GuideColor.grid) : nil
    let hasTicks = isOn("ticks", true)
    tick = hasTicks ? GuideStroke(properties, prefix: "tick", color: GuideColor.line) : nil
    tickSize = hasTicks ? number("tickSize", 5) : 0
    tickOffset = number("tickOffset", 0)
    hasExtraTick = isOn("tickExtra", false)
    roundsTicks = isOn("tickRound", true) && translate == 0.5
    label = AxisLabelStyle(properties, channel: channel, orient: orient, isDiscrete: isDiscrete)
    title = AxisTitleStyle(properties, orient: orient)
  }
}
