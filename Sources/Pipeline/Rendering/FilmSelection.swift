package import Charts
import Frames
import SceneModel
import Syntax

/// Which part of a film the user asks for.
package enum FilmSelection: Hashable, Sendable {
  case whole
  case range(FrameRange)
  case moment(FramePosition)

  /// The part of a film; a request that lies outside of it is refused.
  func part(of film: Film) throws(RenderError) -> FilmPart {
    switch self {
    case .whole: return .frames(0..<film.frameCount)
    case .range(let range):
      let frames = try range.frames(in: film)
      guard !frames.isEmpty else {
        throw .request("no frame lies in the range; the film has \(film.lengthInWords)")
      }
      return .frames(frames)
    case .moment(let position): return .moment(try film.seconds(at: position))
    }
  }
}

extension Film {
  /// The seconds of a position; one after the film's end is refused.
  func seconds(at position: FramePosition) throws(RenderError) -> Double {
    switch position {
    case .last: return duration
    case .fraction(let fraction): return fraction * duration
    case .seconds(let seconds):
      guard seconds <= duration else {
        throw .request("\(seconds) s is after the film's end; it has \(lengthInWords)")
      }
      return seconds
    case .named(let name, let edge, let offset):
      let seconds = try self.seconds(of: edge, of: name) + offset
      guard seconds >= 0, seconds <= duration + 1e-9 else {
        throw .request(
          "\(NumberText.shortest(seconds)) s lies outside of the film; it has \(lengthInWords)")
      }
      return min(seconds, duration)
    case .frame(let index):
      guard index < frameCount else {
        throw .request("there is no frame \(index); the film has \(lengthInWords)")
      }
      // The last frame shows the end state.
      return index == frameCount - 1
        ? duration : FrameTime(index: index, rate: canvas.frameRate).seconds
    }
  }

  /// Such as `300 frames, 5 s`; seconds to a thousandth.
  package var lengthInWords: String {
    let seconds = NumberText.shortest((duration * 1000).rounded() / 1000)
    return "\(frameCount) \(frameCount == 1 ? "frame" : "frames"), \(seconds) s"
  }
}
