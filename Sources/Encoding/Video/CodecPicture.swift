import CFFmpeg
import Frames

/// A picture as an encoder of libavcodec takes it, kept from frame to frame.
protocol CodecPicture: AnyObject {
  /// Converts the blocks of a frame that changed.
  func take(_ frame: PixelFrame, changes: BlockMask)

  /// Points a frame of libavcodec at the planes, which is looked at before the next `take`.
  func lend(to target: UnsafeMutablePointer<AVFrame>)
}

extension PicturePlanes: CodecPicture {
  func take(_ frame: PixelFrame, changes: BlockMask) { convert(frame, changes: changes) }

  func lend(to target: UnsafeMutablePointer<AVFrame>) {
    let (whole, half) = (Int32(clamping: lumaStride), Int32(clamping: chromaStride))
    unsafe target.pointee.data = (luma, blueChroma, redChroma, alpha, nil, nil, nil, nil)
    unsafe target.pointee.linesize = (whole, half, half, alpha == nil ? 0 : whole, 0, 0, 0, 0)
  }
}
