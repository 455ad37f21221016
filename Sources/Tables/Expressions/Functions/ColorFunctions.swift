import Foundation
import Syntax

/// Colours as CSS texts, from their components.
enum ColorFunctions {
  static let all: [ExpressionFunction] = [
    ExpressionFunction("rgb", 1...4) { values, _ in
      guard values.count >= 3 else { return .string(values[0].asText) }
      let channels = values.prefix(3).map { value in
        NumberText.shortest(min(max(value.asNumber.rounded(), 0), 255))
      }
      return css("rgb", channels, values)
    },
    ExpressionFunction("hsl", 1...4) { values, _ in
      guard values.count >= 3 else { return .string(values[0].asText) }
      let shares = values[1...2].map { value in
        NumberText.shortest(min(max(value.asNumber, 0), 1) * 100) + "%"
      }
      return css("hsl", [NumberText.shortest(values[0].asNumber)] + shares, values)
    },
    ExpressionFunction("luminance", 1) { values, _ in .number(try luminance(values[0])) },
    ExpressionFunction("contrast", 2) { values, _ in
      let (a, b) = (try luminance(values[0]), try luminance(values[1]))
      return .number((max(a, b) + 0.05) / (min(a, b) + 0.05))
    },
  ]

  private static func css(_ name: String, _ channels: [String], _ values: [Value]) -> Value {
    let opacity = values.count > 3 ? min(max(values[3].asNumber, 0), 1) : 1
    let list = channels.joined(separator: ", ")
    return .string(
      opacity < 1 ? "\(name)a(\(list), \(NumberText.shortest(opacity)))" : "\(name)(\(list))")
  }

  /// The relative luminance of WCAG 2.1 of a `#rgb`, `#rrggbb` or `rgb(…)` colour.
  private static func luminance(_ value: Value) throws(ExpressionError) -> Double {
    guard let channels = channels(value.asText) else {
      throw ExpressionError("expected a colour such as \"#4c78a8\"; found \(value.asText)")
    }
    let linear = channels.map { channel in
      let share = channel / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private static func channels(_ text: String) -> [Double]? {
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      let width = digits.count == 3 ? 1 : 2
      guard digits.count == 3 || digits.count == 6 else { return nil }
      let channels = (0..<3).compactMap { index -> Double? in
        let part = String(digits.dropFirst(index * width).prefix(width))
        return Int(width == 1 ? part + part : part, radix: 16).map { Double($0) }
      }
      return channels.count == 3 ? channels : nil
    }
    guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
    let channels = text.dropFirst(4).dropLast().split(separator: ",").map {
      Value.number(spelledBy: String($0))
    }
    return channels.count == 3 && channels.allSatisfy(\.isFinite) ? channels : nil
  }
}
