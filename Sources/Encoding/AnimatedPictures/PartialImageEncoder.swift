import Frames

/// Writes images of an animated picture, each a rectangle that takes the place of what is there.
protocol PartialImageEncoder: AnyObject {
  /// The image of a part of the frame with an index, in the form that the format's muxer takes.
  func image(of frame: PixelFrame, in part: PixelRectangle, index: Int)
    throws(EncodingError) -> [UInt8]
}
