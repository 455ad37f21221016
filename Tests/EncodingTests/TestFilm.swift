import Encoding
import Foundation
import Frames

/// A film painted by a closure, for encoding in tests.
struct TestFilm: Sendable {
  var video: VideoDescription
  /// Paints frame `index` of the film as it is written; the frame may hold anything before.
  let paint: @Sendable (PixelFrame, Int) -> Void

  /// Encodes to a path, chunk by chunk, with the chunk encoders run in the order given.
  @discardableResult
  func encode(
    as format: OutputFormat, to path: String, chunkLength: Int = 1000, lastChunkFirst: Bool = false
  ) throws -> any FilmEncoder {
    var film = try format.encoder(of: video)
    var colors = ColorHistogram()
    for index in film.colorFrames {
      let frame = PixelFrame(size: video.size)
      paint(frame, index)
      colors.add(frame, hasAlpha: video.hasAlpha)
    }
    film = film.using(colors)
    let count = film.video.frameCount
    var chunks = stride(from: 0, to: count, by: chunkLength).map {
      $0..<min($0 + chunkLength, count)
    }
    if lastChunkFirst { chunks.reverse() }
    var encoded = try chunks.map { try encode($0, of: film) }
    encoded.sort { $0.frames.lowerBound < $1.frames.lowerBound }
    let muxer = try film.muxer(to: OutputDestination(path: path))
    for chunk in encoded { try muxer.append(chunk) }
    try muxer.finish()
    return film
  }

  private func encode(_ chunk: Range<Int>, of film: any FilmEncoder) throws -> EncodedChunk {
    let encoder = try film.chunkEncoder(for: chunk)
    let pair = FramePair(size: film.video.size)
    for index in encoder.framesToDraw {
      let changes = pair.advance { paint($0, index) }
      try encoder.encode(pair.current, changes: changes)
    }
    return try encoder.finish()
  }
}

extension PixelFrame {
  /// Paints the pixels of a rectangle, cut to the frame, with a premultiplied `0xAARRGGBB`.
  func fill(x: Range<Int>, y: Range<Int>, _ pixel: UInt32) {
    for row in y.clamped(to: 0..<size.height) {
      for column in x.clamped(to: 0..<size.width) { self[column, row] = pixel }
    }
  }

  /// Paints every pixel.
  func fill(_ pixel: UInt32) { fill(x: 0..<size.width, y: 0..<size.height, pixel) }

  /// A pixel as `0xAARRGGBB`.
  subscript(column: Int, row: Int) -> UInt32 {
    get { unsafe bytes.loadUnaligned(fromByteOffset: row * stride + column * 4, as: UInt32.self) }
    set {
      unsafe bytes.storeBytes(
        of: newValue, toByteOffset: row * stride + column * 4, as: UInt32.self)
    }
  }
}
