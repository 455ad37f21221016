/// The whole of fontconfig's configuration, so that no setting of the machine or its user has a say.
struct FontSettings {
  /// Folders of fonts, the preferred first.
  let folders: [String]

  /// Where Linux systems keep fonts for all users.
  static let systemFolders = ["/usr/local/share/fonts", "/usr/share/fonts"]

  /// What stands in for a family that is missing, and for characters that a font lacks; in order.
  static let fallbackFamilies = [
    "Inter", "Noto Sans", "DejaVu Sans", "Noto Sans CJK SC", "Noto Sans Arabic",
    "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai", "Noto Color Emoji",
  ]

  private static let generics: [(name: String, families: [String])] = [
    ("sans-serif", fallbackFamilies),
    ("serif", ["Noto Serif", "DejaVu Serif", "Noto Serif CJK SC"]),
    ("monospace", ["Noto Sans Mono", "DejaVu Sans Mono", "Noto Sans Mono CJK SC"]),
    // Pango asks for this name when it meets an emoji.
    ("emoji", ["Noto Color Emoji"]),
  ]

  /// In fontconfig's XML.
  var document: String {
    let directories = folders.map { "<dir>\(Self.escaped($0))</dir>" }
    let aliases = Self.generics.map { generic in
      let preferred = generic.families.map { "<family>\($0)</family>" }.joined()
      return "<alias binding=\"same\"><family>\(generic.name)</family>"
        + "<prefer>\(preferred)</prefer></alias>"
    }
    let fallbacks = Self.fallbackFamilies.map { "<string>\($0)</string>" }.joined()
    return """
      <?xml version="1.0"?>
      <fontconfig>
      \(directories.joined(separator: "\n"))
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      \(aliases.joined(separator: "\n"))
      <match target="pattern">
        <edit name="family" mode="append_last" binding="weak">\(fallbacks)</edit>
      </match>
      \(Self.looks)
      </fontconfig>
      """
  }

  /// How glyphs are made: plain grey outlines; a missing italic is slanted, a missing bold
  /// thickened, and a font of pictures is scaled to the size asked for.
  private static let looks = """
    <match target="font">
      <edit name="hinting" mode="assign"><bool>false</bool></edit>
      <edit name="autohint" mode="assign"><bool>false</bool></edit>
      <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
      <edit name="rgba" mode="assign"><const>none</const></edit>
      <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
    </match>
    <match target="font">
      <test name="outline"><bool>false</bool></test>
      <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
        <divide><name target="pattern">pixelsize</name><name>pixelsize</name></divide>
        <double>0</double><double>0</double>
        <divide><name target="pattern">pixelsize</name><name>pixelsize</name></divide>
      </matrix></times></edit>
    </match>
    <match target="font">
      <test name="slant"><const>roman</const></test>
      <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
      <edit name="matrix" mode="assign"><times><name>matrix</name>
        <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
      </times></edit>
      <edit name="slant" mode="assign"><const>oblique</const></edit>
    </match>
    <match target="font">
      <test name="weight" compare="less_eq"><const>medium</const></test>
      <test target="pattern" name="weight" compare="more_eq"><const>bold</const></test>
      <edit name="embolden" mode="assign"><bool>true</bool></edit>
      <edit name="weight" mode="assign"><const>bold</const></edit>
    </match>
    """

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}
