import Frames

/// An animated picture with one palette for the whole film.
package struct GIF: FilmEncoder {
  package static let format = OutputFormat(
    GIF.self, name: "gif", fileExtensions: ["gif"],
    summary: "animated picture that loops, at most 255 colours", supportsAlpha: true)

  package let video: VideoDescription
  package let warnings: [String]
  private var palette: Palette?

  /// About so many frames are looked at for their colours.
  private static let sampleCount = 50

  package init(_ video: VideoDescription) throws(EncodingError) {
    guard video.rate.framesPerSecond > GIFDelays.highest.framesPerSecond else {
      self.video = video
      warnings = []
      return
    }
    let seconds = Double(video.frameCount) / video.rate.framesPerSecond
    var resampled = video
    resampled.rate = GIFDelays.highest
    resampled.frameCount = GIFDelays.highest.frameCount(seconds: seconds)
    self.video = resampled
    warnings = [
      "GIF shows at most \(GIFDelays.highest) frames per second: "
        + "the film has \(GIFDelays.highest) instead of \(video.rate)"
    ]
  }

  /// Evenly spread, with the first and the last.
  package var colorFrames: [Int] {
    let step = (video.frameCount + GIF.sampleCount - 1) / GIF.sampleCount
    var frames = Array(stride(from: 0, to: video.frameCount, by: step))
    if frames.last != video.frameCount - 1 { frames.append(video.frameCount - 1) }
    return frames
  }

  package func using(_ colors: ColorHistogram) -> any FilmEncoder {
    var film = self
    film.palette = Palette(colors)
    return film
  }

  package func chunkEncoder(for chunk: Range<Int>) throws(EncodingError) -> any ChunkEncoder {
    GIFChunkEncoder(video, palette: countedPalette, chunk: chunk)
  }

  package func muxer(to destination: OutputDestination) throws(EncodingError) -> any FilmMuxer {
    try GIFMuxer(video, palette: countedPalette, to: destination)
  }

  private var countedPalette: Palette {
    guard let palette else { preconditionFailure("the colours are counted before the encoding") }
    return palette
  }
}
