import CFFmpeg
import Frames

/// The owner of one PNG encoder of libavcodec, its `AVFrame` and its `AVPacket`.
@safe final class PNGEncoder {
  private var context: UnsafeMutablePointer<AVCodecContext>?
  private var picture: UnsafeMutablePointer<AVFrame>?
  private var packet: UnsafeMutablePointer<AVPacket>?
  private let size: PixelSize
  private let hasAlpha: Bool

  /// Measured on charts: a third fewer bytes than level 3, and no filter is smaller than none.
  static let compressionLevel: Int32 = 4
  static let prediction = "none"

  /// Opens the encoder; see avcodec_open2.
  init(size: PixelSize, hasAlpha: Bool) throws(EncodingError) {
    AVLog.quieten()
    self.size = size
    self.hasAlpha = hasAlpha
    guard let codec = unsafe avcodec_find_encoder(AV_CODEC_ID_PNG),
      let context = unsafe avcodec_alloc_context3(codec)
    else { throw .failed(call: "avcodec_find_encoder", reason: "FFmpeg was built without PNG") }
    unsafe self.context = context
    unsafe picture = av_frame_alloc()
    unsafe packet = av_packet_alloc()
    let format = hasAlpha ? AV_PIX_FMT_RGBA : AV_PIX_FMT_RGB24
    unsafe context.pointee.width = Int32(clamping: size.width)
    unsafe context.pointee.height = Int32(clamping: size.height)
    unsafe context.pointee.pix_fmt = format
    unsafe context.pointee.time_base = AVRational(num: 1, den: 1)
    unsafe context.pointee.thread_count = 1
    unsafe context.pointee.compression_level = PNGEncoder.compressionLevel
    unsafe context.pointee.flags |= AV_CODEC_FLAG_BITEXACT
    try AVStatus.check(
      "av_opt_set", unsafe av_opt_set(context.pointee.priv_data, "pred", PNGEncoder.prediction, 0))
    try AVStatus.check("avcodec_open2", unsafe avcodec_open2(context, codec, nil))
    guard let picture = unsafe picture else {
      throw .failed(call: "av_frame_alloc", reason: "no memory")
    }
    unsafe picture.pointee.format = format.rawValue
    unsafe picture.pointee.width = context.pointee.width
    unsafe picture.pointee.height = context.pointee.height
    // Together these two make the encoder write the chunk that says sRGB.
    unsafe picture.pointee.color_primaries = AVCOL_PRI_BT709
    unsafe picture.pointee.color_trc = AVCOL_TRC_IEC61966_2_1
    try AVStatus.check("av_frame_get_buffer", unsafe av_frame_get_buffer(picture, 0))
  }

  deinit {
    unsafe av_packet_free(&packet)
    unsafe av_frame_free(&picture)
    unsafe avcodec_free_context(&context)
  }

  /// A whole PNG file of one frame.
  func encode(_ frame: PixelFrame) throws(EncodingError) -> [UInt8] {
    guard let context = unsafe context, let picture = unsafe picture, let packet = unsafe packet
    else { throw .failed(call: "av_packet_alloc", reason: "no memory") }
    try AVStatus.check("av_frame_make_writable", unsafe av_frame_make_writable(picture))
    unsafe fill(picture, from: frame)
    try AVStatus.check("avcodec_send_frame", unsafe avcodec_send_frame(context, picture))
    try AVStatus.check("avcodec_receive_packet", unsafe avcodec_receive_packet(context, packet))
    defer { unsafe av_packet_unref(packet) }
    return unsafe Array(
      UnsafeBufferPointer(start: packet.pointee.data, count: Int(packet.pointee.size)))
  }

  private func fill(_ picture: UnsafeMutablePointer<AVFrame>, from frame: PixelFrame) {
    guard let target = unsafe picture.pointee.data.0, let pixels = unsafe frame.bytes.baseAddress
    else { return }
    for y in 0..<size.height {
      let source = unsafe (pixels + y * frame.stride).assumingMemoryBound(to: UInt32.self)
      let row = unsafe target + y * Int(picture.pointee.linesize.0)
      if hasAlpha {
        unsafe StraightPixels.writeStraight(
          source, count: size.width,
          to: UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt32.self))
      } else {
        unsafe StraightPixels.writeOpaque(source, count: size.width, to: row)
      }
    }
  }
}
