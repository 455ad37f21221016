import CFFmpeg
import Frames

/// The owner of one encoder of libavcodec, an `AVCodecContext`.
@safe final class CodecEncoder {
  private let library: libavformat
  private var context: UnsafeMutablePointer<AVCodecContext>?
  private var frame: UnsafeMutablePointer<AVFrame>?
  private var packet: UnsafeMutablePointer<AVPacket>?

  /// Opens an encoder; see avcodec_open2.
  init(_ settings: CodecSettings) throws(EncodingError) {
    library = try AVFormat.library()
    guard let codec = unsafe library.avcodec_find_encoder_by_name(settings.encoder) else {
      throw .missingEncoder(name: settings.encoder)
    }
    unsafe context = library.avcodec_alloc_context3(codec)
    unsafe frame = library.av_frame_alloc()
    unsafe packet = library.av_packet_alloc()
    guard let context = unsafe context, let frame = unsafe frame, unsafe packet != nil else {
      throw .failed(call: "avcodec_alloc_context3", reason: "no memory")
    }
    unsafe CodecEncoder.describe(settings, in: context)
    var options: OpaquePointer?
    defer { unsafe library.av_dict_free(&options) }
    for (name, value) in settings.options.sorted(by: { $0.key < $1.key }) {
      try AVStatus.check("av_dict_set", unsafe library.av_dict_set(&options, name, value, 0))
    }
    try AVStatus.check(
      "avcodec_open2 (\(settings.encoder))", unsafe library.avcodec_open2(context, codec, &options))
    unsafe frame.pointee.format = settings.pixelFormat.rawValue
    unsafe frame.pointee.width = context.pointee.width
    unsafe frame.pointee.height = context.pointee.height
    unsafe frame.pointee.sample_aspect_ratio = context.pointee.sample_aspect_ratio
    unsafe frame.pointee.color_range = context.pointee.color_range
    unsafe frame.pointee.color_primaries = context.pointee.color_primaries
    unsafe frame.pointee.color_trc = context.pointee.color_trc
    unsafe frame.pointee.colorspace = context.pointee.colorspace
  }

  deinit {
    unsafe library.avcodec_free_context(&context)
    unsafe library.av_frame_free(&frame)
    unsafe library.av_packet_free(&packet)
  }

  private static func describe(
    _ settings: CodecSettings, in context: UnsafeMutablePointer<AVCodecContext>
  ) {
    let rate = AVRational(
      num: Int32(clamping: settings.rate.numerator), den: Int32(clamping: settings.rate.denominator)
    )
    unsafe context.pointee.width = Int32(clamping: settings.size.width)
    unsafe context.pointee.height = Int32(clamping: settings.size.height)
    unsafe context.pointee.pix_fmt = settings.pixelFormat
    unsafe context.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    unsafe context.pointee.time_base = av_inv_q(rate)
    unsafe context.pointee.framerate = rate
    unsafe context.pointee.thread_count = 1
    unsafe context.pointee.max_b_frames = 0
    unsafe context.pointee.flags |= AV_CODEC_FLAG_BITEXACT
    if settings.hasParameterSets {
      unsafe context.pointee.flags |= AV_CODEC_FLAG_GLOBAL_HEADER
    }
    guard settings.pixelFormat != AV_PIX_FMT_BGRA else { return }
    // A chunk starts with the only key frame.
    unsafe context.pointee.gop_size = Int32(Int16.max)
    unsafe context.pointee.color_range = AVCOL_RANGE_MPEG
    unsafe context.pointee.color_primaries = AVCOL_PRI_BT709
    unsafe context.pointee.color_trc = AVCOL_TRC_BT709
    unsafe context.pointee.colorspace = AVCOL_SPC_BT709
    unsafe context.pointee.chroma_sample_location = AVCHROMA_LOC_CENTER
  }

  /// What a player must know before the first packet; empty where packets bring it along.
  var parameterSets: [UInt8] {
    guard let context = unsafe context, let bytes = unsafe context.pointee.extradata else {
      return []
    }
    return unsafe Array(
      UnsafeBufferPointer(start: bytes, count: Int(context.pointee.extradata_size)))
  }

  /// Takes one picture and gives those that are done; see avcodec_send_frame.
  func encode(_ picture: any CodecPicture, time: Int) throws(EncodingError) -> [Packet] {
    guard let frame = unsafe frame else { return [] }
    unsafe picture.lend(to: frame)
    unsafe frame.pointee.pts = Int64(time)
    unsafe frame.pointee.pict_type = time == 0 ? AV_PICTURE_TYPE_I : AV_PICTURE_TYPE_NONE
    // Planes that nobody counts references to are copied within the call.
    try AVStatus.check("avcodec_send_frame", unsafe library.avcodec_send_frame(context, frame))
    return try packets()
  }

  /// The pictures that still wait in the encoder.
  func finish() throws(EncodingError) -> [Packet] {
    try AVStatus.check("avcodec_send_frame", unsafe library.avcodec_send_frame(context, nil))
    return try packets()
  }

  private func packets() throws(EncodingError) -> [Packet] {
    var packets: [Packet] = []
    guard let packet = unsafe packet else { return packets }
    while true {
      let status = unsafe library.avcodec_receive_packet(context, packet)
      if status == libavcodec_wants_more || status == libavcodec_has_ended { return packets }
      try AVStatus.check("avcodec_receive_packet", status)
      defer { unsafe library.av_packet_unref(packet) }
      var count = 0
      let addition = unsafe library.av_packet_get_side_data(
        packet, AV_PKT_DATA_MATROSKA_BLOCKADDITIONAL, &count)
      unsafe packets.append(
        Packet(
          frame: Int(packet.pointee.pts),
          bytes: Array(
            UnsafeBufferPointer(start: packet.pointee.data, count: Int(packet.pointee.size))),
          isKeyFrame: packet.pointee.flags & AV_PKT_FLAG_KEY != 0,
          addition: Array(UnsafeBufferPointer(start: addition, count: count))))
    }
  }
}
