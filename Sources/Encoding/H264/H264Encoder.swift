import CFFmpeg
import Frames
import Glibc

/// The owner of one `x264_t`.
@safe final class H264Encoder {
  private let handle: OpaquePointer
  private let quantizer: Int

  /// Opens an encoder; see x264_encoder_open.
  ///
  /// - Parameter pictures: how many it will be given.
  init(_ settings: H264Settings, pictures: Int) throws(EncodingError) {
    var parameters = unsafe try settings.parameters()
    let firstPass = settings.losesNothing ? nil : try FirstPass(settings, pictures: pictures)
    // x264 reads the file, and keeps no pointer to its name.
    let opened = unsafe (firstPass?.path ?? "").withCString { path in
      if firstPass != nil {
        unsafe parameters.rc.psz_stat_in = UnsafeMutablePointer(mutating: path)
      }
      return unsafe x264_encoder_open_any(&parameters)
    }
    guard let handle = unsafe opened else {
      throw .failed(
        call: "x264_encoder_open",
        reason: "a picture of \(settings.size.width)x\(settings.size.height) was refused")
    }
    unsafe self.handle = handle
    quantizer = settings.compression.quality
  }

  deinit { unsafe x264_encoder_close(handle) }

  /// The sequence and picture parameter sets with start codes; see x264_encoder_headers.
  func parameterSets() throws(EncodingError) -> [UInt8] {
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

  /// Takes one picture and gives the pictures that are done; see x264_encoder_encode.
  ///
  /// Blocks that are not coded are declared constant; a key frame codes all.
  func encode(
    _ planes: PicturePlanes, as coding: BlockQuantizers.Picture, time: Int, isKeyFrame: Bool
  ) throws(EncodingError) -> [EncodedPicture] {
    var picture = unsafe x264_picture_t()
    unsafe x264_picture_init(&picture)
    unsafe picture.i_type = isKeyFrame ? X264_TYPE_IDR : X264_TYPE_P
    unsafe picture.i_qpplus1 = Int32(clamping: quantizer + 1)
    unsafe picture.i_pts = Int64(time)
    unsafe picture.img.i_csp = X264_CSP_I420
    unsafe picture.img.i_plane = 3
    unsafe picture.img.i_stride = (
      Int32(clamping: planes.lumaStride), Int32(clamping: planes.chromaStride),
      Int32(clamping: planes.chromaStride), 0
    )
    unsafe picture.img.plane = (planes.luma, planes.blueChroma, planes.redChroma, nil)
    if !isKeyFrame {
      guard let flags = unsafe malloc(coding.coded.count) else {
        throw .failed(call: "malloc", reason: "no memory")
      }
      let bytes = unsafe flags.assumingMemoryBound(to: UInt8.self)
      for (index, isCoded) in coding.coded.enumerated() {
        unsafe bytes[index] = isCoded != 0 ? 0 : UInt8(X264_MBINFO_CONSTANT)
      }
      // The picture waits in the encoder, which lets go of the flags after it.
      unsafe picture.prop.mb_info = bytes
      unsafe picture.prop.mb_info_free = { unsafe free($0) }
    }
    var offsets = coding.offsets
    return try unsafe offsets.withUnsafeMutableBufferPointer { buffer throws(EncodingError) in
      // They are read within the call.
      unsafe picture.prop.quant_offsets = buffer.baseAddress
      return unsafe try take(&picture)
    }
  }

  /// The pictures that still wait in the look-ahead.
  func finish() throws(EncodingError) -> [EncodedPicture] {
    var pictures: [EncodedPicture] = []
    while unsafe x264_encoder_delayed_frames(handle) > 0 {
      unsafe pictures += try take(nil)
    }
    return pictures
  }

  private func take(
    _ picture: UnsafeMutablePointer<x264_picture_t>?
  ) throws(EncodingError) -> [EncodedPicture] {
    var output = unsafe x264_picture_t()
    var units: UnsafeMutablePointer<x264_nal_t>?
    var count: Int32 = 0
    let size = unsafe x264_encoder_encode_unweighed(handle, &units, &count, picture, &output)
    guard size >= 0 else {
      throw .failed(call: "x264_encoder_encode", reason: "it answered \(size)")
    }
    guard size > 0, let first = unsafe units else { return [] }
    return unsafe [
      EncodedPicture(
        time: Int(output.i_pts), isKeyFrame: output.b_keyframe != 0,
        bytes: Array(UnsafeBufferPointer(start: first.pointee.p_payload, count: Int(size))))
    ]
  }
}
