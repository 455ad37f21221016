package import SceneModel
package import Scales
import Syntax
package import Tables

/// A channel after the encoding's own transforms: which columns of the layer's table drive it.
package struct ChannelField: Sendable {
  package var definition: ChannelDefinition
  /// The column of values, or of starts where the values are bins, time units or stacks.
  package var column: String?
  /// Whether `column` holds the plain numbers or dates that the texts of the field mean.
  package var isMeasured = false
  /// The column of ends.
  package var endColumn: String?
  /// The columns of starts and ends where rectangles fill time units that their band position moves.
  package var shifted: (start: String, end: String)?
  /// The bins that the values were sorted into.
  package var bins: Bins?
  /// The column of the middles of bins, where absent parts of a stack are filled in by them.
  package var middleColumn: String?
  /// The column of places in the order that a colour's domain gives.
  package var rankColumn: String?
  /// The column that was stacked.
  package var sourceColumn: String?
  /// Whether `column` and `endColumn` are the two ends of a stack.
  package var isStacked = false

  package var type: ChannelDefinition.FieldType? { definition.type }
  /// A constant in data space.
  package var datum: Value?

  init(_ definition: ChannelDefinition) {
    self.definition = definition
  }
}

extension ChannelDefinition {
  /// The scale that the scene asks for; nil where it leaves the choice.
  var scaleType: ScaleType? { scale?["type"]?.string.flatMap(ScaleType.init(rawValue:)) }
}
