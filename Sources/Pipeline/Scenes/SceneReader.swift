import Charts
import Raster
import SceneModel
import Syntax
import VisualEncoding

/// Reads a scene file and makes it ready to be drawn.
package struct SceneReader: Sendable {
  private let options: SceneOptions

  package init(_ options: SceneOptions) { self.options = options }

  /// Reads, checks and lays out the scene at a path; `-` is standard input.
  ///
  /// Every mistake that can be found at once is in the error.
  package func prepare(_ path: String) throws(RenderError) -> PreparedScene {
    let folder = FileName.realFolder(of: path)
    do {
      let scene = try decode(path, folder: folder)
      let fonts = FontLibrary(folders: options.fontFolders)
      let measurer = PangoTextMeasurer(fonts: fonts)
      let film = try Film(
        scene: scene, measurer: measurer,
        images: ImageLibrary(folder: folder, decoder: ImageFileDecoder()))
      let outputs = scene.outputs.map {
        RequestedOutput(
          path: FileName.join(folder, $0.file), formatName: $0.format, codecName: $0.codec)
      }
      return PreparedScene(
        path: path, film: film, fonts: fonts, outputs: outputs, notes: scene.notes,
        warnings: film.warnings
          + FontCheck.warnings(of: film, measurer: measurer))
    } catch { throw RenderError(error) }
  }

  private func decode(_ path: String, folder: String) throws(DiagnosticError) -> Scene {
    var decoding = SceneDecoder.Options()
    decoding.isLenient = options.isLenient
    decoding.theme = options.theme.map(Self.theme)
    decoding.locale = options.locale
    decoding.size = options.size
    decoding.scale = options.scale
    decoding.frameRate = options.frameRate
    decoding.parameters = options.parameters.members.map { ($0.key, $0.value) }
    for (name, path) in options.data.sorted(by: { $0.key < $1.key }) {
      decoding.data[name] = try InputFile.read(path)
    }
    return try SceneDecoder(options: decoding).decode(try InputFile.read(path), folder: folder)
  }

  /// A theme as the decoder looks for it: a file is named from the working folder, not from the scene's.
  private static func theme(_ name: String) -> String {
    name.contains { $0 == "." || $0 == "/" } && !InputFile.isStream(name)
      ? FileName.resolved(name) : name
  }
}
