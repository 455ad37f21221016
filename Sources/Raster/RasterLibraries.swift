import CCairo

/// The drawing libraries that the program is linked with.
package enum RasterLibraries {
  /// Their versions as they tell them (`cairo_version_string`, `pango_version_string`).
  package static var versions: [(name: String, version: String)] {
    unsafe [
      ("Cairo", String(cString: cairo_version_string())),
      ("Pango", String(cString: pango_version_string())),
    ]
  }
}
