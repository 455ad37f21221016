/// Joins encoded chunks, in order, into one film at its destination.
///
/// - Nothing appears at the destination before `finish`.
/// - One that is let go of without `finish` removes what it has written.
package protocol FilmMuxer: AnyObject {
  /// Takes the next chunk.
  func append(_ chunk: EncodedChunk) throws(EncodingError)

  /// Completes the film and puts it in its place.
  func finish() throws(EncodingError)

  /// Removes what was written so far.
  func discard()
}
