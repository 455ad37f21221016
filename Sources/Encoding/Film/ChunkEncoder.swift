package import Frames

/// Encodes one chunk, from its first frame to its last, on one thread.
package protocol ChunkEncoder: AnyObject {
  /// The frames to hand to `encode`, in order; it may start before the chunk, for comparison.
  var framesToDraw: Range<Int> { get }

  /// Takes the next frame, and which of its blocks differ from the frame handed in before.
  func encode(_ frame: PixelFrame, changes: BlockMask) throws(EncodingError)

  /// Ends the chunk, after the last frame.
  func finish() throws(EncodingError) -> EncodedChunk
}
