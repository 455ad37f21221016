import Drawing

/// The families that a font asks for, cleaned of what would be read as more than a name.
struct FontFamilies: Hashable {
  /// In the order of preference; never empty.
  let names: [String]

  private static let generics: Set = ["sans-serif", "serif", "monospace", "emoji"]
  /// Names that stand for a generic one elsewhere.
  private static let synonyms = [
    "sans": "sans-serif", "system-ui": "sans-serif", "ui-sans-serif": "sans-serif",
    "ui-serif": "serif", "mono": "monospace", "ui-monospace": "monospace",
  ]

  /// More, or longer, names than this are not looked at.
  private static let mostNames = 16
  private static let longestName = 200

  init(_ font: Font) {
    let asked = font.families.prefix(Self.mostNames).map(Self.cleaned).filter { !$0.isEmpty }
    names = asked.isEmpty ? ["sans-serif"] : asked
  }

  /// Pango reads a comma as the end of a name, and C reads a zero as the end of all.
  private static func cleaned(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars.prefix(longestName)
    where scalar.value >= 0x20 && scalar != "," && scalar.value != 0x7F {
      scalars.append(scalar)
    }
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    let cleaned = String(scalars)
    return synonyms[cleaned.lowercased()] ?? cleaned
  }

  var first: String { names[0] }

  var startsGeneric: Bool { Self.generics.contains(first.lowercased()) }

  /// As Pango wants them.
  var commaSeparated: String { names.joined(separator: ",") }
}
