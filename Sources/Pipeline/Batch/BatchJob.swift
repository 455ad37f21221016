import Charts
package import Encoding
import Frames
package import Syntax

/// One scene of a batch, and the file to make of it.
package struct BatchJob: Sendable {
  /// The scene's path as seen from the working folder.
  package var scenePath: String
  package var outputPath: String
  package var format: OutputFormat
  /// Params of this job alone; they go before those of the command line.
  package var parameters: JSONObject
  /// Files of rows of this job alone, by the names under which the scene asks for them.
  package var data: [String: String] = [:]
}

extension BatchJob {
  /// The first of the files that a film of several frames has; nil where the format has one file for all.
  var sequencePath: String? {
    guard let encoder = try? format.encoder(of: .shortest) else { return nil }
    let paths = encoder.paths(for: outputPath)
    return paths.count > 1 ? paths.first : nil
  }

  /// Reads the scene, and makes the encoder that its film would have.
  func encoder(_ options: SceneOptions) throws -> PlacedEncoder {
    let film = try SceneReader(options.adding(parameters, data: data)).prepare(scenePath).film
    return PlacedEncoder(
      encoder: try format.encoder(of: VideoDescription(film, frameCount: film.frameCount)),
      path: outputPath)
  }
}

extension VideoDescription {
  /// The shortest film of several frames.
  fileprivate static let shortest = VideoDescription(
    size: PixelSize(width: 2, height: 2), rate: FrameRate(30), frameCount: 2)
}
