import Charts
import Encoding
import Frames
import Motion
import Pipeline
import SceneModel
import Syntax

/// When each named entry of a film's timeline begins and ends, as `--cues` writes it.
///
/// Times are those of the whole film, also where a part of it is rendered.
struct CueSheet {
  let film: Film
  /// The scene's path as the user wrote it.
  let scene: String

  /// Seconds as they are; frames are the first ones that show the moment.
  var node: JSONNode {
    [
      "scene": JSONNode(scene),
      "fps": JSONNode(film.canvas.frameRate.framesPerSecond),
      "frames": JSONNode(Double(film.frameCount)),
      "duration": JSONNode(film.duration),
      "cues": JSONNode(
        film.moments.map { moment in
          [
            "name": JSONNode(moment.name), "begin": edge(moment.begin), "end": edge(moment.end),
          ]
        }),
    ]
  }

  private func edge(_ seconds: Double) -> JSONNode {
    let seconds = min(seconds, film.duration)
    let frame = min(film.firstFrame(from: seconds), film.frameCount - 1)
    // Sums of decimal seconds carry noise in their last digits.
    return [
      "seconds": JSONNode((seconds * 1e6).rounded() / 1e6), "frame": JSONNode(Double(frame)),
    ]
  }

  /// Writes the sheet; it appears when it is complete.
  func write(to path: String) throws(RenderError) {
    try TextFile.write(JSONPrinter.pretty.text(node), to: OutputDestination(path: path))
  }
}
