import CRSVG
import Drawing

/// librsvg, loaded when the first SVG is met.
enum SVGLibrary {
  private static let loaded: Result<librsvg, ImageError> = {
    do throws(ImageError) {
      return .success(try load("librsvg-2.so.2"))
    } catch { return .failure(error) }
  }()

  /// Throws where the library is not installed.
  static func library() throws(ImageError) -> librsvg { try loaded.get() }

  /// Loads the library from a file (`dlopen`, `dlsym`).
  static func load(_ file: String) throws(ImageError) -> librsvg {
    var library = librsvg()
    if let reason = unsafe librsvg_load(&library, file) {
      throw ImageError(
        "is an SVG, which needs \(file), which cannot be loaded (\(unsafe String(cString: reason))); "
          + "scripts/install-packages installs it")
    }
    return library
  }
}
