package import Syntax

/// A bag of checked properties with Vega-Lite's names, laid over one another by precedence.
///
/// - Every value has passed the schema, so a getter only picks it out.
/// - Parameters and expressions that need no datum are already replaced by their values.
package struct Properties: Hashable, Sendable {
  package var object: JSONObject

  package init(_ object: JSONObject = JSONObject()) { self.object = object }

  package subscript(key: String) -> JSONNode? { object[key] }

  /// These properties with another bag's laid over them.
  package func overlaid(by other: Properties?) -> Properties {
    guard let other else { return self }
    var result = self
    for member in other.object.members { result.object[member.key] = member.value }
    return result
  }

  /// A nested bag, such as a config's `axisX`.
  package func nested(_ key: String) -> Properties? { object[key]?.object.map(Properties.init) }

  package func number(_ key: String) -> Double? { object[key]?.number }

  package func string(_ key: String) -> String? { object[key]?.string }

  package func boolean(_ key: String) -> Bool? { object[key]?.boolean }

  package func numbers(_ key: String) -> [Double]? { object[key]?.array?.compactMap(\.number) }

  /// Whether the key is present with the value null, which switches a thing off.
  package func isNull(_ key: String) -> Bool { object[key]?.isNull ?? false }
}
