package import Drawing

/// Vega's colours of guides where no theme and no author says otherwise.
package enum GuideColor {
  /// Labels and titles.
  package static let text = Color.black
  /// Domain lines and ticks, `#888`.
  package static let line = gray(0x88)
  /// Grid lines, `#ddd`.
  package static let grid = gray(0xDD)

  private static func gray(_ level: Double) -> Color {
    Color(red: level / 255, green: level / 255, blue: level / 255)
  }
}
