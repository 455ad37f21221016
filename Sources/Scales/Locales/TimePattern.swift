/// Turns a Unicode date pattern such as `dd.MM.y` into directives such as `%d.%m.%Y`.
enum TimePattern {
  static func directives(_ pattern: String) -> String {
    var result = ""
    var rest = pattern[...]
    while let letter = rest.first {
      if letter == "'" {
        // Quoted text; two quotes stand for one.
        let quoted = rest.dropFirst().prefix { $0 != "'" }
        result += quoted.isEmpty ? "'" : String(quoted)
        rest = rest.dropFirst(quoted.count + 2)
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      result += directive(letter, run.count) ?? String(run)
    }
    return result
  }

  private static func directive(_ letter: Character, _ count: Int) -> String? {
    switch letter {
    case "y", "u": count == 2 ? "%y" : "%Y"
    case "M", "L":
      switch count {
      case 1: "%-m"
      case 2: "%m"
      case 3: "%b"
      default: "%B"
      }
    case "d": count == 1 ? "%-d" : "%d"
    case "E", "c": count <= 3 ? "%a" : "%A"
    case "H": count == 1 ? "%-H" : "%H"
    case "h", "K": count == 1 ? "%-I" : "%I"
    case "m": "%M"
    case "s": "%S"
    case "a", "b", "B": "%p"
    case "G": ""
    case "%": "%%"
    default: nil
    }
  }
}
