import Encoding

/// Adds up the colours that workers counted.
final class ColorCount: ChunkSink {
  private(set) var histogram = ColorHistogram()

  func append(_ piece: ColorHistogram) { histogram.merge(piece) }
}
