package import Charts
import Encoding
import Frames
package import Syntax

/// Makes the files of a job: checks it first, then draws and encodes chunks on all workers.
///
/// - Each frame is drawn once, for all outputs that show it; a palette needs a pass of its own.
/// - Memory depends on the number of workers, not on the film's length.
/// - The files appear when all is done, or not at all.
/// - The bytes depend on the job alone, not on the workers.
package struct Renderer: Sendable {
  private let job: RenderJob
  private let tracks: [FilmTrack]
  private let workers: Int
  /// Each output's track and its place among that track's encoders.
  private let destinations: [[OutputDestination]]
  package var film: Film { job.scene.film }
  /// What the user should know of before the drawing begins.
  package let warnings: [Diagnostic]
  /// Frames of the part that is drawn, at the film's own rate.
  package let frameCount: Int
  /// Every file that will be there.
  package let paths: [String]

  /// Checks the job; nothing is drawn or written yet.
  package init(_ job: RenderJob) throws(RenderError) {
    self.job = job
    let film = job.scene.film
    let cut = FilmCut(film, try job.selection.part(of: film))
    frameCount = cut.frameCount
    workers = job.workers ?? WorkerCount.suiting(film.pixelSize)
    var tracks: [FilmTrack] = []
    var destinations: [[OutputDestination]] = []
    var warnings = job.scene.warnings
    var paths: [String] = []
    var takenPaths: Set<String> = []
    var placed: [PlacedEncoder] = []
    for output in job.outputs {
      var video = VideoDescription(film, frameCount: cut.frameCount)
      video.plays = output.plays
      video.compression = output.compression
      let encoder: any FilmEncoder
      do { encoder = try output.format.encoder(of: video) } catch { throw RenderError(error) }
      for path in encoder.paths(for: output.path) {
        guard takenPaths.insert(FileName.resolved(path)).inserted else {
          throw .request("two outputs would be written to \(path)")
        }
        paths.append(path)
      }
      let place = PlacedEncoder(encoder: encoder, path: output.path)
      if let other = placed.first(where: { $0.meets(place) }) {
        throw .request(
          "the frames of \(other.path) and of \(place.path) would have one another's names")
      }
      placed.append(place)
      for text in encoder.warnings {
        warnings.append(Diagnostic(.warning, "\(output.path): \(text)", at: nil))
      }
      let destination = OutputDestination(
        path: output.path, replacesExisting: job.replacesExisting, origin: job.origin)
      if let index = tracks.firstIndex(where: { $0.suits(encoder) }) {
        tracks[index].add(encoder)
        destinations[index].append(destination)
      } else {
        tracks.append(FilmTrack(cut, fonts: job.scene.fonts, encoder))
        destinations.append([destination])
      }
    }
    self.tracks = tracks
    self.destinations = destinations
    self.warnings = warnings
    self.paths = paths
  }

  /// Draws, encodes and writes; `progress` is called from any worker, never twice at a time.
  package func render(
    progress: @escaping @Sendable (RenderProgress) -> Void = { _ in }
  ) async throws(RenderError) {
    do { try await renderAll(progress) } catch { throw RenderError(error) }
  }

  private func renderAll(_ progress: @escaping @Sendable (RenderProgress) -> Void) async throws {
    let count = ProgressCount(
      frameCount: frameCount, drawingCount: tracks.reduce(0) { $0 + $1.drawingCount },
      report: progress)
    count.add(0)
    var lines: [ChunkLine<OutputAssembly>] = []
    do {
      try checkDestinations()
      var tracks: [FilmTrack] = []
      for (track, places) in zip(self.tracks, destinations) {
        let colored = try await colored(track, count)
        async let planned = weighed(colored)
        // Files are opened before the frames are drawn, so that a refusal comes soon.
        lines.append(try line(for: colored, to: places))
        tracks.append(try await planned)
      }
      for (track, line) in zip(tracks, lines) {
        let chunks = track.plan.chunks
        try await line.run(workers: workers, tools: { try track.makeDrawer() }) {
          drawer, index in
          try track.encode(chunks[index], with: drawer) { count.add($0) }
        }
      }
      for line in lines {
        try await line.withSink { sink in try StageTimes.measure(.mux) { try sink.finish() } }
      }
    } catch {
      for line in lines { await line.withSink { $0.discard() } }
      for place in destinations.joined() { place.abandon() }
      throw error
    }
  }

  /// Refuses early what the muxers would refuse once all colours are counted.
  private func checkDestinations() throws {
    for (track, places) in zip(tracks, destinations) {
      for (encoder, place) in zip(track.encoders, places) where !place.isStandardOutput {
        let paths = encoder.paths(for: place.path)
        // Of a sequence that may replace files, one tells as much as all.
        for path in place.replacesExisting ? paths.prefix(1) : paths[...] {
          try OutputDestination(path: path, replacesExisting: place.replacesExisting).check()
        }
      }
    }
  }

  private func line(
    for track: FilmTrack, to places: [OutputDestination]
  ) throws -> ChunkLine<OutputAssembly> {
    let muxers = try zip(track.encoders, places).map { encoder, destination in
      try encoder.muxer(to: destination)
    }
    return ChunkLine(
      count: track.plan.chunks.count, window: 2 * workers, into: OutputAssembly(muxers))
  }

  /// The track in chunks of equal work.
  private func weighed(_ track: FilmTrack) async throws -> FilmTrack {
    guard ChunkPlan.isWeighed(frameCount: track.frameCount, rate: track.rate) else { return track }
    let partCount = FrameWeights.partCount
    let line = ChunkLine(count: partCount, window: partCount, into: FrameWeights())
    try await line.run(workers: workers, tools: {}) { _, part in
      try track.change(inPart: part, of: partCount)
    }
    return track.planned(by: await line.withSink { $0.weights })
  }

  /// The track once the colours are counted that its encoders ask for.
  private func colored(_ track: FilmTrack, _ count: ProgressCount) async throws -> FilmTrack {
    var encoders = track.encoders
    for (index, encoder) in encoders.enumerated() {
      let frames = encoder.colorFrames
      guard !frames.isEmpty else { continue }
      // Pieces of fixed size: the sums are the same for any cut, and few frames suit few pieces.
      let pieces = stride(from: 0, to: frames.count, by: 16).map {
        frames[$0..<min($0 + 16, frames.count)]
      }
      let hasAlpha = encoder.video.hasAlpha
      let line = ChunkLine(count: pieces.count, window: 2 * workers, into: ColorCount())
      try await line.run(workers: workers, tools: { try track.makeDrawer() }) {
        drawer, piece in
        var histogram = ColorHistogram()
        for frame in pieces[piece] {
          _ = try track.draw(frame, with: drawer)
          histogram.add(drawer.frame, hasAlpha: hasAlpha)
          count.add(1)
        }
        return histogram
      }
      encoders[index] = encoder.using(await line.withSink { $0.histogram })
    }
    return track.replacingEncoders(encoders)
  }
}
