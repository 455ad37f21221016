import CCairo

/// What Pango and fontconfig need once in a process before the first text.
enum TextEngine {
  /// Does nothing from the second call on.
  static func start() { _ = once }

  private static let once: Void = {
    // Pango starts a thread that loads the default configuration, the machine's. It takes the one that
    // is current if there is one: an empty one costs nothing and says nothing.
    if let empty = unsafe FcConfigCreate() { _ = unsafe FcConfigSetCurrent(empty) }
    // Pango looks here for the languages of a script, and would choose other fonts for them.
    for name in ["PANGO_LANGUAGE", "LANGUAGE"] where unsafe g_getenv(name) != nil {
      unsafe g_unsetenv(name)
    }
    // What is wrong with a text is told by this program's own warnings, with the text.
    _ = unsafe g_log_set_handler("Pango", GLogLevelFlags(rawValue: 0xFC), { _, _, _, _ in }, nil)
  }()
}
