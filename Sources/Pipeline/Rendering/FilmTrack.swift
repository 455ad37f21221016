import Charts
import Drawing
import Encoding
import Frames
import Raster

/// The outputs that show the same frames, so that each frame is drawn once for all of them.
struct FilmTrack: Sendable {
  let cut: FilmCut
  let fonts: FontLibrary
  let rate: FrameRate
  let frameCount: Int
  private(set) var encoders: [any FilmEncoder]
  private(set) var plan: ChunkPlan

  init(_ cut: FilmCut, fonts: FontLibrary, _ first: any FilmEncoder) {
    self.cut = cut
    self.fonts = fonts
    rate = first.video.rate
    frameCount = first.video.frameCount
    encoders = [first]
    plan = ChunkPlan(frameCount: frameCount, rate: rate)
  }

  /// Whether an encoder shows the same frames.
  func suits(_ encoder: any FilmEncoder) -> Bool {
    encoder.video.rate == rate && encoder.video.frameCount == frameCount
  }

  mutating func add(_ encoder: any FilmEncoder) { encoders.append(encoder) }

  /// The track with encoders that know the film's colours, where they asked for them.
  func replacingEncoders(_ encoders: [any FilmEncoder]) -> FilmTrack {
    var track = self
    track.encoders = encoders
    return track
  }

  /// The track in chunks of equal work, by what a frame costs in equal parts of the film.
  func planned(by weights: [Double]) -> FilmTrack {
    var track = self
    track.plan = ChunkPlan(frameCount: frameCount, rate: rate, weights: weights)
    return track
  }

  /// What changes in the middle of a part of the film.
  func change(inPart part: Int, of partCount: Int) throws -> ChangeEstimate {
    let index = min((2 * part + 1) * frameCount / (2 * partCount), frameCount - 2)
    return try StageTimes.measure(.layout) {
      try ChangeEstimate(
        from: cut.displayList(frame: index, of: frameCount, at: rate),
        to: cut.displayList(frame: index + 1, of: frameCount, at: rate), size: cut.film.pixelSize)
    }
  }

  /// How many frames all passes draw.
  var drawingCount: Int { encoders.reduce(frameCount) { $0 + $1.colorFrames.count } }

  func makeDrawer() throws -> FrameDrawer {
    try FrameDrawer(fonts: fonts, size: cut.film.pixelSize)
  }

  /// Draws the frame with an index.
  func draw(_ index: Int, with drawer: FrameDrawer) throws -> BlockMask {
    try Task.checkCancellation()
    let list = StageTimes.measure(.sample) {
      cut.displayList(frame: index, of: frameCount, at: rate)
    }
    return try drawer.draw(list)
  }

  /// Draws a chunk's frames once and encodes them for every output; the results are in the order of the encoders.
  func encode(
    _ chunk: Range<Int>, with drawer: FrameDrawer, drawn: (Int) -> Void
  ) throws -> [EncodedChunk] {
    let chunkEncoders = try encoders.map { try $0.chunkEncoder(for: chunk) }
    let first = chunkEncoders.map(\.framesToDraw.lowerBound).min() ?? chunk.lowerBound
    let whole = BlockMask(size: cut.film.pixelSize, changed: true)
    for index in first..<chunk.upperBound {
      let changes = try draw(index, with: drawer)
      for encoder in chunkEncoders where encoder.framesToDraw.contains(index) {
        let isFirst = index == encoder.framesToDraw.lowerBound
        try encoder.encode(drawer.frame, changes: isFirst ? whole : changes)
      }
      if index >= chunk.lowerBound { drawn(1) }
    }
    return try chunkEncoders.map { try $0.finish() }
  }
}
