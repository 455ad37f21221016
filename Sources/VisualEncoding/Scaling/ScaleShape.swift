package import Scales
package import Syntax

extension CalendarInterval {
  /// The interval of a word such as `month`, or of `{interval, step}`.
  package init?(_ node: JSONNode, zone: TimeZoneRule) {
    guard let word = node.string ?? node["interval"]?.string,
      let unit = Unit(rawValue: word)
    else { return nil }
    self.init(
      unit, step: node["step"]?.number.flatMap { Int(exactly: $0) } ?? 1, zone: zone)
  }
}

extension NumberFormat {
  /// A number without a format of its own: up to twelve digits, no grouping.
  package static func plain(_ value: Double, locale: NumberLocale) -> String {
    (try? NumberFormat("", locale: locale))?.text(value) ?? NumberText.shortest(value)
  }
}
