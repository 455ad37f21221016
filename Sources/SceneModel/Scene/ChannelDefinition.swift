package import Syntax
package import Tables

/// What drives a channel: a field, a datum or a value, with its scale and guide.
///
/// `detail`, `order` and `tooltip` may have several; every other channel has one.
package struct ChannelDefinition: Sendable {
  /// How a field's values are read.
  package enum FieldType: String, Sendable, Hashable {
    case quantitative, temporal, ordinal, nominal
  }

  package enum Bin: Sendable, Hashable {
    case none
    /// Vega's bin parameters; empty for `true`.
    case parameters(Properties)
    /// The data is binned already.
    case binned
  }

  /// A field or path; nil for `count`, a datum or a value.
  package var field: String?
  /// Given or Vega-Lite's default; nil only for a value.
  package var type: FieldType?
  /// An operation's name; `argmin` and `argmax` have `argumentField`.
  package var aggregate: String?
  package var argumentField: String?
  package var bin: Bin = .none
  /// The width of bins that the data has, where the scene says it.
  package var binnedStep: Double?
  /// A Vega time unit such as `yearmonth`, with its `utc` or `binned` prefix.
  package var timeUnit: String?
  /// `timeUnit`'s object form: `step`, `maxbins`, `binned`.
  package var timeUnitProperties: Properties?
  /// A constant in data space.
  package var datum: JSONNode?
  /// A constant in the channel's own space (points, a colour, `"width"`).
  package var value: JSONNode?
  /// First match wins.
  package var conditions: [ConditionalDefinition] = []
  /// As written: nil is the default, `null` is off.
  package var title: JSONNode?
  package var sort: JSONNode?
  package var stack: JSONNode?
  package var impute: JSONNode?
  package var scale: JSONNode?
  package var axis: JSONNode?
  package var legend: JSONNode?
  package var format: String?
  package var formatType: String?
  package var bandPosition: Double?
  package var location: SourceLocation?

  package init() {}
}

extension ChannelDefinition {
  /// Whether a discrete position is put in order by what the rows measure, as in a race.
  package var isSortedByValue: Bool {
    guard type == .nominal || type == .ordinal, let sort else { return false }
    return sort.object != nil || (sort.string.map { !Self.plainOrders.contains($0) } ?? false)
  }

  private static let plainOrders = ["ascending", "descending"]
}

/// A definition that applies where a test holds.
package struct ConditionalDefinition: Sendable {
  /// The test on a datum; nil where it does not depend on one, as that of a variable or an empty selection.
  package var test: Predicate?
  /// Whether a condition without a test applies.
  package var holdsAlways: Bool
  package var definition: ChannelDefinition
}
