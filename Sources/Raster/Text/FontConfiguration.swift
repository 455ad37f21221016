import CCairo

/// The owner of an `FcConfig`.
@safe final class FontConfiguration {
  /// Nil when memory ran out: then there are no fonts.
  private let pointer: OpaquePointer?

  /// Wraps `FcConfigCreate`, `FcConfigParseAndLoadFromMemory` and `FcConfigBuildFonts`.
  init(_ settings: FontSettings) {
    TextEngine.start()
    let pointer = unsafe FcConfigCreate()
    unsafe self.pointer = unsafe pointer
    guard unsafe pointer != nil else { return }
    _ = unsafe settings.document.withCString {
      unsafe $0.withMemoryRebound(to: FcChar8.self, capacity: 1) {
        unsafe FcConfigParseAndLoadFromMemory(pointer, $0, FcBool(0))
      }
    }
    _ = unsafe FcConfigBuildFonts(pointer)
  }

  deinit {
    if let pointer = unsafe pointer { unsafe FcConfigDestroy(pointer) }
  }

  /// Lends the `FcConfig`; who keeps it takes a reference.
  func withPointer<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    unsafe body(pointer)
  }

  /// Wraps `FcConfigGetFonts`.
  var isEmpty: Bool {
    guard let pointer = unsafe pointer, let fonts = unsafe FcConfigGetFonts(pointer, FcSetSystem)
    else { return true }
    return unsafe fonts.pointee.nfont == 0
  }

  /// The names of the family that stands for the ones asked for; none when there are no fonts.
  ///
  /// Wraps `FcFontMatch`.
  func bestFamilies(for names: [String]) -> [String] {
    guard !isEmpty, let pointer = unsafe pointer, let pattern = unsafe FcPatternCreate() else {
      return []
    }
    defer { unsafe FcPatternDestroy(pattern) }
    for name in names { unsafe Self.add(name, to: pattern, as: FC_FAMILY) }
    // Else fontconfig reads the language from the environment.
    unsafe Self.add("en", to: pattern, as: FC_LANG)
    _ = unsafe FcConfigSubstitute(pointer, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = unsafe FcFontMatch(pointer, pattern, &result) else { return [] }
    defer { unsafe FcPatternDestroy(match) }
    var families: [String] = []
    while let name = unsafe Self.string(in: match, named: FC_FAMILY, at: families.count) {
      families.append(name)
    }
    return families
  }

  private static func add(_ text: String, to pattern: OpaquePointer, as name: String) {
    unsafe text.withCString {
      unsafe $0.withMemoryRebound(to: FcChar8.self, capacity: 1) {
        _ = unsafe FcPatternAddString(pattern, name, $0)
      }
    }
  }

  private static func string(in pattern: OpaquePointer, named name: String, at index: Int)
    -> String?
  {
    var bytes: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, name, Int32(index), &bytes) == FcResultMatch,
      let bytes = unsafe bytes
    else { return nil }
    return unsafe String(cString: bytes)
  }
}
