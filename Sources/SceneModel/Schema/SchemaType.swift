/// What a value of a scene may be.
package indirect enum SchemaType: Sendable {
  case anything
  case null
  case boolean
  case string
  /// A finite number within a range.
  case number(NumberRange)
  /// A whole number within a range.
  case integer(NumberRange)
  /// One of a few words; the noun says what they are, for messages.
  case words(_ noun: String, [String])
  /// A CSS colour.
  case color
  /// A text in Vega's expression language.
  case expression
  /// A d3 number or time format.
  case format
  /// A text that follows a rule.
  case text(TextRule)
  /// A list; the range is that of its length.
  case array(SchemaType, NumberRange)
  /// An object with any keys.
  case map(SchemaType)
  /// An object of the catalog, by its name.
  case object(String)
  case union([SchemaType])

  /// The bounds of a number; nil is open.
  package struct NumberRange: Sendable, Hashable {
    package var minimum: Double?
    package var maximum: Double?
    /// The minimum itself is not allowed.
    package var isAboveMinimum = false

    package static let any = NumberRange()
    package static let positive = NumberRange(minimum: 0, isAboveMinimum: true)
    package static let notNegative = NumberRange(minimum: 0)
    package static let fraction = NumberRange(minimum: 0, maximum: 1)

    package static func from(_ minimum: Double, to maximum: Double? = nil) -> NumberRange {
      NumberRange(minimum: minimum, maximum: maximum)
    }

    package func contains(_ value: Double) -> Bool {
      if let minimum, value < minimum || (isAboveMinimum && value == minimum) { return false }
      if let maximum, value > maximum { return false }
      return true
    }
  }
}

extension SchemaType {
  package static let number = SchemaType.number(.any)
  package static let positive = SchemaType.number(.positive)
  package static let notNegative = SchemaType.number(.notNegative)
  package static let fraction = SchemaType.number(.fraction)
  package static let count = SchemaType.integer(.notNegative)

  package static func array(_ element: SchemaType) -> SchemaType { .array(element, .any) }

  package static func array(_ element: SchemaType, count: Double) -> SchemaType {
    .array(element, .from(count, to: count))
  }

  package static func or(_ types: SchemaType...) -> SchemaType { .union(types) }

  /// The type or null, which switches a thing off.
  package var nullable: SchemaType { .union([self, .null]) }

  /// The type, or an expression that is worked out for each datum.
  package var dynamic: SchemaType { .union([self, .object("ExpressionValue")]) }

  /// Whether an expression of a datum may stand in the value's place.
  var isDynamic: Bool {
    alternatives.contains { type in
      switch type {
      case .anything: true
      case .object(let name): SceneSchema.object(name)["expr"] != nil
      default: false
      }
    }
  }

  /// The type's alternatives with unions taken apart.
  package var alternatives: [SchemaType] {
    guard case .union(let types) = self else { return [self] }
    return types.flatMap(\.alternatives)
  }
}
