/// A named list of colours from Vega's catalog.
package struct ColorScheme: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// For kinds without order: each colour stands for itself.
    case categorical
    case singleHue
    case multiHue
    case diverging
    case cyclical
  }

  /// In lower case.
  package let name: String
  package let kind: Kind
  package let colors: [Color]

  /// Finds a scheme by its name in any case; nil for an unknown one.
  package static func named(_ name: String) -> ColorScheme? {
    let key = name.lowercased()
    for kind in Kind.allCases {
      if let entry = table(kind).first(where: { $0.name == key }) {
        return ColorScheme(name: key, kind: kind, colors: colors(entry.colors))
      }
    }
    return nil
  }

  /// The names of a kind, in the catalog's order.
  package static func names(_ kind: Kind) -> [String] { table(kind).map(\.name) }

  /// All names.
  package static var names: [String] { Kind.allCases.flatMap { names($0) } }

  /// The colour at a fraction 0…1; between two colours it is mixed in rgb.
  package func color(at fraction: Double) -> Color { ColorRamp(colors).color(at: fraction) }

  /// Single colours for so many classes.
  ///
  /// Categorical schemes begin anew when they run out; others are sampled as Vega does, clear of the
  /// ends, from a part of the scheme if `start` and `end` say so.
  package func colors(count: Int, from start: Double = 0, to end: Double = 1) -> [Color] {
    guard count > 0, !colors.isEmpty else { return [] }
    if kind == .categorical { return (0..<count).map { colors[$0 % colors.count] } }
    return ColorRamp(colors).samples(count: count, from: start, to: end)
  }

  private static func table(_ kind: Kind) -> [(name: String, colors: String)] {
    switch kind {
    case .categorical: CategoricalPalettes.table
    case .singleHue: SingleHuePalettes.table
    case .multiHue: MultiHuePalettes.table
    case .diverging: DivergingPalettes.table
    case .cyclical: CyclicalPalettes.table
    }
  }

  private static func colors(_ digits: String) -> [Color] {
    let values = digits.compactMap(\.hexDigitValue)
    return stride(from: 0, to: values.count - 5, by: 6).map { start in
      Color(rgb: values[start..<(start + 6)].reduce(0) { $0 * 16 + $1 })
    }
  }
}
