import Encoding
import Pipeline

/// A text that the program writes beside its films.
enum TextFile {
  /// Writes a text and the end of its last line; the file appears when it is complete.
  static func write(
    _ text: String, to destination: OutputDestination
  ) throws(RenderError) {
    do {
      let file = try AtomicFile(destination)
      try file.write(Array((text + "\n").utf8))
      try file.commit()
    } catch { throw RenderError(error) }
  }
}
