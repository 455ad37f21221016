import Frames

/// One film in one format: it makes the encoders of the chunks and the muxer that joins them.
///
/// In this order: count the colours of `colorFrames`, where there are any, and go on with
/// `using`; make the muxer, which refuses a destination that cannot be written; encode the
/// chunks, on any threads; hand them to the muxer in order.
///
/// - A chunk has at least two frames, unless the film has only one: H.264 wants two key frames
///   in a row to be told apart.
/// - The bytes depend on the film and on how it is cut into chunks, never on who encodes them.
/// - Chunk encoders may be made and used on many threads at once; the muxer belongs to one.
package protocol FilmEncoder: Sendable {
  static var format: OutputFormat { get }

  init(_ video: VideoDescription) throws(EncodingError)

  /// Loads what films of this format will need, so that it is there when the first one is made.
  ///
  /// It may be called on any thread, any number of times; what goes wrong is told when a film is made.
  static func prepare()

  /// The film as it is written.
  ///
  /// Its rate and frame count are the ones to draw at:
  /// a format that cannot show the rate asked for has lowered it.
  var video: VideoDescription { get }

  /// What the user should know before the film is drawn.
  var warnings: [String] { get }

  /// The frames to count the colours of before any chunk is encoded; empty for most formats.
  var colorFrames: [Int] { get }

  /// The encoder to use from here on, once the colours of `colorFrames` are counted.
  func using(_ colors: ColorHistogram) -> any FilmEncoder

  /// The encoder of one chunk, a run of the frames of `video`.
  func chunkEncoder(for chunk: Range<Int>) throws(EncodingError) -> any ChunkEncoder

  /// The muxer that joins the chunks into the file at the destination.
  func muxer(to destination: OutputDestination) throws(EncodingError) -> any FilmMuxer

  /// The files that the muxer will leave for an output path.
  func paths(for path: String) -> [String]

  /// Whether the format, where it writes to a path, takes all names like that of another file for its own.
  func claims(_ other: String, writingTo path: String) -> Bool
}

extension FilmEncoder {
  package static func prepare() {}
  package var colorFrames: [Int] { [] }
  package func using(_ colors: ColorHistogram) -> any FilmEncoder { self }
  package func paths(for path: String) -> [String] { [path] }
  package func claims(_ other: String, writingTo path: String) -> Bool { path == other }
}
