package import Charts
import Frames
import Motion
import SceneModel
import Syntax

extension Film {
  /// The first frame at or after a moment; the number of frames where none is.
  func firstFrame(from position: FramePosition) throws(RenderError) -> Int {
    switch position {
    case .frame(let index): min(index, frameCount)
    case .last: frameCount - 1
    case .fraction(let fraction): firstFrame(from: fraction * duration)
    case .seconds(let seconds): firstFrame(from: seconds)
    case .named(let name, let edge, let offset):
      firstFrame(from: try seconds(of: edge, of: name) + offset)
    }
  }

  /// The first frame at or after a time in seconds; the number of frames where none is.
  package func firstFrame(from seconds: Double) -> Int {
    let rate = canvas.frameRate
    // A hair less, so that a time that is a frame's own, once rounded, finds that frame.
    let exact = seconds * Double(rate.numerator) / Double(rate.denominator) - 1e-6
    return Int(exactly: min(max(exact.rounded(.up), 0), Double(frameCount))) ?? frameCount
  }

  /// The seconds of a named entry's edge; an entry without end ends with the film.
  func seconds(of edge: BeginRule.Edge, of name: String) throws(RenderError) -> Double {
    guard let moment = moments.first(where: { $0.name == name }) else {
      let names = moments.map(\.name)
      guard !names.isEmpty else {
        throw .request("nothing in the timeline is named, so there is no \"\(name)\"")
      }
      let hint =
        Vocabulary(names).nearest(to: name).map { "; did you mean \"\($0)\"?" }
        ?? "; there are \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
      throw .request("nothing in the timeline is named \"\(name)\"\(hint)")
    }
    return min(moment.seconds(of: edge), duration)
  }
}
