import CFFmpeg
import Frames

/// The owner of one `x264_t`.
@safe final class H264Encoder {
  private let handle: OpaquePointer
  private var blockFlags: [UInt8]

  /// Opens an encoder; see x264_encoder_open.
  init(_ settings: H264Settings) throws(EncodingError) {
    var parameters = unsafe try settings.parameters()
    guard let handle = unsafe x264_encoder_open_any(&parameters) else {
      throw .failed(
        call: "x264_encoder_open",
        reason: "a picture of \(settings.size.width)x\(settings.size.height) was refused")
    }
    unsafe self.handle = handle
    blockFlags = Array(repeating: 0, count: settings.blocks)
  }

  deinit { unsafe x264_encoder_close(handle) }

  /// The sequence and picture parameter sets with start codes; see x264_encoder_headers.
  func headers() throws(EncodingError) -> [UInt8] {
    var units: UnsafeMutablePointer<x264_nal_t>?
    var count: Int32 = 0
    guard unsafe x264_encoder_headers(handle, &units, &count) > 0, let first = unsafe units else {
      throw .failed(call: "x264_encoder_headers", reason: "no headers")
    }
    var bytes: [UInt8] = []
    for index in 0..<Int(count) {
      let unit = unsafe first[index]
      // The remaining unit is x264's note of its settings, which players have no use for.
      let kind = unsafe unit.i_type
      guard kind == Int32(NAL_SPS.rawValue) || kind == Int32(NAL_PPS.rawValue) else { continue }
      unsafe bytes.append(
        contentsOf: UnsafeBufferPointer(start: unit.p_payload, count: Int(unit.i_payload)))
    }
    return bytes
  }

  /// Encodes one picture; see x264_encoder_encode.
  ///
  /// The blocks without `changes` are declared constant; a key frame looks at all.
  func encode(
    _ planes: PicturePlanes, changes: BlockMask, time: Int, isKeyFrame: Bool
  ) throws(EncodingError) -> [UInt8] {
    var picture = unsafe x264_picture_t()
    unsafe x264_picture_init(&picture)
    unsafe picture.i_type = isKeyFrame ? X264_TYPE_IDR : X264_TYPE_AUTO
    unsafe picture.i_pts = Int64(time)
    unsafe picture.img.i_csp = X264_CSP_I420
    unsafe picture.img.i_plane = 3
    unsafe picture.img.i_stride = (
      Int32(clamping: planes.lumaStride), Int32(clamping: planes.chromaStride),
      Int32(clamping: planes.chromaStride), 0
    )
    unsafe picture.img.plane = (planes.luma, planes.blueChroma, planes.redChroma, nil)
    for index in blockFlags.indices {
      blockFlags[index] =
        isKeyFrame || changes.flags[index] != 0 ? 0 : UInt8(X264_MBINFO_CONSTANT)
    }
    var output = unsafe x264_picture_t()
    var units: UnsafeMutablePointer<x264_nal_t>?
    var count: Int32 = 0
    // Without look-ahead and B-frames the picture is done when the call returns, so the flags
    // need not live longer.
    let size = unsafe blockFlags.withUnsafeMutableBufferPointer { flags in
      unsafe picture.prop.mb_info = flags.baseAddress
      return unsafe x264_encoder_encode(handle, &units, &count, &picture, &output)
    }
    guard size > 0, let first = unsafe units else {
      throw .failed(call: "x264_encoder_encode", reason: "picture \(time) gave \(size) bytes")
    }
    return unsafe Array(UnsafeBufferPointer(start: first.pointee.p_payload, count: Int(size)))
  }
}
