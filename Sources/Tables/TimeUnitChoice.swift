package import Scales
package import Syntax

/// The time unit that a scene asks for: by name, or as many bins at the most.
package struct TimeUnitChoice: Sendable, Hashable {
  /// The unit's name; nil picks one by the number of bins.
  package var name: String?
  package var step: Int
  package var maxBins: Double
  package var isUTC: Bool
  package var isBinned: Bool

  /// Decodes a unit's name, or `{unit, maxbins, step, utc, binned}`.
  ///
  /// - Throws: A scene error for an unknown unit, with the nearest known one.
  package init(decoding node: JSONNode) throws(DiagnosticError) {
    if node.string != nil {
      (name, step, maxBins, isUTC, isBinned) = (node.string, 1, 40, false, false)
      try check(node)
      return
    }
    let members = try Members(
      of: node, named: "timeUnit", keys: ["unit", "maxbins", "step", "utc", "binned"])
    name = try members.optionalString("unit")
    step = try members.optionalInteger("step", in: 1...1_000_000) ?? 1
    maxBins = try members.optionalNumber("maxbins") ?? 40
    isUTC = try members.optionalBoolean("utc") ?? false
    isBinned = try members.optionalBoolean("binned") ?? false
    if let unit = members["unit"] { try check(unit) }
  }

  private func check(_ node: JSONNode) throws(DiagnosticError) {
    guard let name, TimeUnit(name) == nil else { return }
    let words =
      TimeUnit.Part.allCases.map(\.rawValue) + [
        "yearmonth", "yearmonthdate", "yearquarter", "yearweek", "monthdate", "hoursminutes",
      ]
    let hint = Vocabulary(words + words.map { "utc" + $0 }).hint(for: name)
    throw DiagnosticError("no time unit `\(name)`\(hint)", at: node.location)
  }

  /// The unit; nil where it depends on an extent, in milliseconds, that there is not.
  package func unit(zone: TimeZoneRule, extent: (Double, Double)?) -> TimeUnit? {
    guard let name else {
      guard let extent else { return nil }
      return TimeUnit(
        from: extent.0, to: extent.1, maxBins: maxBins, isUTC: isUTC, zone: zone)
    }
    guard let unit = TimeUnit(name, step: step, zone: zone) else { return nil }
    return TimeUnit(
      parts: unit.parts, isUTC: unit.isUTC || isUTC, isBinned: unit.isBinned || isBinned,
      step: step, zone: zone)
  }
}
