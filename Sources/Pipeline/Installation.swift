import Drawing
import Encoding
import Raster

/// What the program found on this machine, for a bug report.
package struct Installation: Sendable {
  /// Versions of the libraries in use.
  package let libraries: [(name: String, version: String)]
  /// Which family stands in for each that scenes ask for most.
  package let fonts: [(asked: String, used: String)]
  /// Cores that this process may use.
  package let cores: Int

  package init(fontFolders: [String]) {
    libraries = EncodingLibraries.versions + RasterLibraries.versions
    let library = FontLibrary(folders: fontFolders)
    let families = [
      "Inter", "sans-serif", "serif", "monospace", "Noto Sans CJK SC", "Noto Color Emoji",
    ]
    fonts = families.map { family in
      (family, library.resolve(Font(families: [family], size: 12)).family)
    }
    cores = WorkerCount.available
  }
}
