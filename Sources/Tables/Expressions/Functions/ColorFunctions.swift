import Drawing
import Foundation

/// Colours from any CSS text or from their parts, and how bright they are.
enum ColorFunctions {
  static let all: [ExpressionFunction] =
    ColorValue.Space.allCases.map(space) + [
      ExpressionFunction("luminance", 1) { values, _ in .number(luminance(try color(values[0]))) },
      ExpressionFunction("contrast", 2) { values, _ in
        let (a, b) = (luminance(try color(values[0])), luminance(try color(values[1])))
        return .number((max(a, b) + 0.05) / (min(a, b) + 0.05))
      },
    ]

  /// `rgb` and the like: of one value a colour's parts in the space, of more the colour that has these parts.
  private static func space(_ space: ColorValue.Space) -> ExpressionFunction {
    ExpressionFunction(space.rawValue, 1...4) { values, _ in
      if values.count < 3 { return ColorValue.value(space, of: try color(values[0])) }
      return ColorValue.value(
        space, values.prefix(3).map(\.asNumber), opacity: values.count > 3 ? values[3].asNumber : 1)
    }
  }

  private static func color(_ value: Value) throws(ExpressionError) -> Color {
    guard let color = ColorValue.color(of: value) else {
      throw ExpressionError("expected a colour such as \"#4c78a8\"; found \(value.asText)")
    }
    return color
  }

  /// The relative luminance of WCAG 2.1, 0…1.
  private static func luminance(_ color: Color) -> Double {
    let linear = [color.red, color.green, color.blue].map { share in
      share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
