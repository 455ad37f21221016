package import Syntax

/// The channel by which a view runs through periods.
package struct TimeChannel: Sendable, Hashable {
  /// What becomes of a key that has no value between two periods in which it has one.
  package enum Missing: String, Sendable, Hashable {
    /// It gets a value between the two.
    case interpolate
    /// It leaves and comes back.
    case absent
  }

  package var field: String
  package var type: ChannelDefinition.FieldType
  /// Whether the axes of measures follow each period, or span all of them.
  package var rescale: Bool
  /// Seconds from one period to the next.
  package var periodDuration: Double
  /// Seconds of stillness at each period.
  package var pause: Double
  package var missing: Missing
  /// How the period's name looks; nil shows none.
  package var label: Properties?
  package var location: SourceLocation?

  /// Reads the channel's definition; nil without a field.
  init?(_ node: JSONNode) {
    guard let object = node.object, let field = object["field"]?.string else { return nil }
    let bag = Properties(object)
    self.field = field
    type = bag.string("type").flatMap(ChannelDefinition.FieldType.init) ?? .ordinal
    rescale = bag.boolean("rescale") ?? false
    periodDuration = bag.number("periodDuration") ?? 1
    pause = bag.number("pause") ?? 0
    missing = bag.string("missing").flatMap(Missing.init) ?? .interpolate
    switch object["label"]?.content {
    case .null, .boolean(false): label = nil
    case .object(let looks): label = Properties(looks)
    default: label = Properties()
    }
    location = node.location
  }
}
