import Charts
import Drawing
import Frames
import SceneModel

/// The part of a film that is drawn: a run of its frames, or one moment.
struct FilmCut: Sendable {
  let film: Film
  private let part: FilmPart

  init(_ film: Film, _ part: FilmPart) {
    self.film = film
    self.part = part
  }

  /// How many frames there are at the film's own rate, at least 1.
  var frameCount: Int {
    switch part {
    case .frames(let frames): frames.count
    case .moment: 1
    }
  }

  /// What frame `index` of the part shows, where the part plays at a rate that may not be the film's.
  func displayList(frame index: Int, of frameCount: Int, at rate: FrameRate) -> DisplayList {
    switch part {
    case .moment(let seconds): return film.displayList(at: seconds)
    case .frames(let frames):
      let ownRate = film.canvas.frameRate
      if rate == ownRate { return film.displayList(frame: frames.lowerBound + index) }
      // The end state belongs to the last frame at any rate.
      if index == frameCount - 1, frames.upperBound == film.frameCount {
        return film.displayList(frame: film.frameCount - 1)
      }
      let begin = FrameTime(index: frames.lowerBound, rate: ownRate).seconds
      return film.displayList(at: begin + FrameTime(index: index, rate: rate).seconds)
    }
  }
}

/// Which part of a film is meant, once its length is known.
enum FilmPart: Hashable, Sendable {
  /// Not empty, within the film.
  case frames(Range<Int>)
  /// Seconds from the film's start.
  case moment(Double)
}
