import CCairo
package import Drawing
import Synchronization

/// The fonts that text may be set in: some folders' and the system's, and nothing of a user's settings.
///
/// - Fonts are looked for when the first text is met, once; the system's cache on disk is used.
/// - It may be used from several threads.
@safe package final class FontLibrary: Sendable {
  private let settings: FontSettings
  private let state = Mutex(State())

  /// What the lock guards.
  private struct State: ~Copyable {
    var configuration: FontConfiguration?
    var resolved: [FontFamilies: ResolvedFont] = [:]
  }

  /// A library of the fonts in folders, which go before the system's.
  ///
  /// - Parameters:
  ///   - folders: paths, searched with their subfolders; one that does not exist has no fonts.
  ///   - systemFonts: whether the fonts installed for all users are there too.
  package init(folders: [String] = [], systemFonts: Bool = true) {
    settings = FontSettings(folders: folders + (systemFonts ? FontSettings.systemFolders : []))
  }

  /// Which family is used for a font.
  ///
  /// The first family asked for counts: a later one is already a substitute.
  package func resolve(_ font: Font) -> ResolvedFont {
    let families = FontFamilies(font)
    return state.withLock { state in
      if let known = state.resolved[families] { return known }
      let used = Self.configuration(settings, in: &state).bestFamilies(for: families.names)
      let folded = Self.folded(families.first)
      let isThere = used.contains { Self.folded($0) == folded }
      let resolved = ResolvedFont(
        asked: families.first, family: used.first ?? "",
        substituted: !isThere && !families.startsGeneric)
      state.resolved[families] = resolved
      return resolved
    }
  }

  /// Fontconfig takes two names for one when they differ in case and blanks only.
  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != " " }
  }

  /// Whether there is any font.
  package var isEmpty: Bool {
    state.withLock { Self.configuration(settings, in: &$0).isEmpty }
  }

  /// A font map over this library, for one thread.
  func makeFontMap() -> FontMap? {
    state.withLock { state in
      let configuration = Self.configuration(settings, in: &state)
      return configuration.isEmpty ? nil : FontMap(configuration)
    }
  }

  private static func configuration(
    _ settings: FontSettings, in state: inout State
  ) -> FontConfiguration {
    if let made = state.configuration { return made }
    let made = FontConfiguration(settings)
    state.configuration = made
    return made
  }
}
