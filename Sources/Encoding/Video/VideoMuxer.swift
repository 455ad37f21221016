import CFFmpeg
import Frames
import Glibc

/// Joins packets of video into a file of libavformat; it owns an `AVFormatContext`.
@safe final class VideoMuxer: FilmMuxer {
  private let library: libavformat
  private let file: AtomicFile
  private let stored: VideoStream
  private let rate: FrameRate
  private let frameCount: Int
  private var context: UnsafeMutablePointer<AVFormatContext>
  private var stream: UnsafeMutablePointer<AVStream>
  private var nextFrame = 0

  /// Opens the file; the header is written with the first chunk, and what goes before it in `finish`.
  init(
    _ video: VideoDescription, stored: VideoStream, to destination: OutputDestination
  ) throws(EncodingError) {
    let library = try AVFormat.library()
    self.library = library
    self.stored = stored
    rate = video.rate
    frameCount = video.frameCount
    file = try AtomicFile(destination, writerSeeks: true)
    var made: UnsafeMutablePointer<AVFormatContext>?
    let url = "file:" + (file.temporaryPath ?? "")
    try AVStatus.check(
      "avformat_alloc_output_context2",
      unsafe library.avformat_alloc_output_context2(
        &made, nil, stored.container.rawValue, url))
    guard let made = unsafe made, let stream = unsafe library.avformat_new_stream(made, nil) else {
      unsafe library.avformat_free_context(made)
      throw .failed(call: "avformat_new_stream", reason: "no memory")
    }
    unsafe context = made
    unsafe self.stream = stream
    try describeStream()
    unsafe context.pointee.flags |= AVFMT_FLAG_BITEXACT
    try AVStatus.check(
      "avio_open", writing: file.path,
      unsafe library.avio_open(&context.pointee.pb, url, AVIO_FLAG_WRITE))
  }

  deinit { close() }

  private func codecParameters()
    throws(EncodingError) -> UnsafeMutablePointer<AVCodecParameters>
  {
    guard let codec = unsafe stream.pointee.codecpar else {
      throw .failed(call: "avformat_new_stream", reason: "no parameters")
    }
    return unsafe codec
  }

  private func describeStream() throws(EncodingError) {
    let codec = unsafe try codecParameters()
    unsafe codec.pointee.codec_type = AVMEDIA_TYPE_VIDEO
    unsafe codec.pointee.codec_id = stored.codec
    unsafe codec.pointee.codec_tag = stored.tag
    unsafe codec.pointee.format = stored.pixelFormat.rawValue
    unsafe codec.pointee.bits_per_coded_sample = Int32(clamping: stored.depth)
    unsafe codec.pointee.width = Int32(clamping: stored.size.width)
    unsafe codec.pointee.height = Int32(clamping: stored.size.height)
    unsafe codec.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    unsafe codec.pointee.field_order = AV_FIELD_PROGRESSIVE
    unsafe codec.pointee.color_range = AVCOL_RANGE_MPEG
    unsafe codec.pointee.color_primaries = AVCOL_PRI_BT709
    unsafe codec.pointee.color_trc = AVCOL_TRC_BT709
    unsafe codec.pointee.color_space = AVCOL_SPC_BT709
    unsafe codec.pointee.chroma_location = stored.chromaLocation
    unsafe stream.pointee.time_base = frameDuration
    unsafe stream.pointee.avg_frame_rate = av_inv_q(frameDuration)
    unsafe stream.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    guard stored.container == .webm, stored.hasAlpha else { return }
    try AVStatus.check(
      "av_dict_set", unsafe library.av_dict_set(&stream.pointee.metadata, "alpha_mode", "1", 0))
  }

  /// Writes the header, which has the parameter sets of all chunks.
  private func writeHeader(_ parameterSets: [UInt8]) throws(EncodingError) {
    if !parameterSets.isEmpty { try keep(parameterSets) }
    var options: OpaquePointer?
    defer { unsafe library.av_dict_free(&options) }
    for (name, value) in stored.container.options(rate: rate) {
      try AVStatus.check("av_dict_set", unsafe library.av_dict_set(&options, name, value, 0))
    }
    try AVStatus.check(
      "avformat_write_header", writing: file.path,
      unsafe library.avformat_write_header(context, &options))
  }

  private func keep(_ parameterSets: [UInt8]) throws(EncodingError) {
    let codec = unsafe try codecParameters()
    let padding = Int(AV_INPUT_BUFFER_PADDING_SIZE)
    guard let extra = library.av_mallocz(parameterSets.count + padding) else {
      throw .failed(call: "av_mallocz", reason: "no memory")
    }
    unsafe parameterSets.withUnsafeBytes {
      unsafe extra.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(extra), byteCount: $0.count)
    }
    unsafe codec.pointee.extradata = extra.assumingMemoryBound(to: UInt8.self)
    unsafe codec.pointee.extradata_size = Int32(clamping: parameterSets.count)
  }

  /// Seconds that a frame lasts.
  private var frameDuration: AVRational {
    AVRational(num: Int32(clamping: rate.denominator), den: Int32(clamping: rate.numerator))
  }

  func append(_ chunk: EncodedChunk) throws(EncodingError) {
    precondition(chunk.frames.lowerBound == nextFrame, "chunks are joined in order")
    if nextFrame == 0 { try writeHeader(chunk.parameterSets) }
    for packet in chunk.packets { try write(packet) }
    nextFrame = chunk.frames.upperBound
  }

  private func write(_ packet: Packet) throws(EncodingError) {
    var owned = library.av_packet_alloc()
    defer { unsafe library.av_packet_free(&owned) }
    guard let target = unsafe owned else {
      throw .failed(call: "av_packet_alloc", reason: "no memory")
    }
    try AVStatus.check(
      "av_new_packet", unsafe library.av_new_packet(target, Int32(clamping: packet.bytes.count)))
    unsafe packet.bytes.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      unsafe memcpy(target.pointee.data, start, source.count)
    }
    if !packet.addition.isEmpty { unsafe try add(packet.addition, to: target) }
    unsafe target.pointee.stream_index = 0
    unsafe target.pointee.pts = Int64(packet.frame)
    unsafe target.pointee.dts = Int64(packet.frame)
    unsafe target.pointee.duration = 1
    unsafe target.pointee.flags = packet.isKeyFrame ? AV_PKT_FLAG_KEY : 0
    unsafe library.av_packet_rescale_ts(target, frameDuration, stream.pointee.time_base)
    try AVStatus.check(
      "av_write_frame", writing: file.path, unsafe library.av_write_frame(context, target))
  }

  private func add(
    _ addition: [UInt8], to packet: UnsafeMutablePointer<AVPacket>
  ) throws(EncodingError) {
    let made = unsafe library.av_packet_new_side_data(
      packet, AV_PKT_DATA_MATROSKA_BLOCKADDITIONAL, addition.count)
    guard let target = unsafe made else {
      throw .failed(call: "av_packet_new_side_data", reason: "no memory")
    }
    unsafe target.update(from: addition, count: addition.count)
  }

  func finish() throws(EncodingError) {
    precondition(nextFrame == frameCount, "a film is written to its end")
    try AVStatus.check(
      "av_write_trailer", writing: file.path, unsafe library.av_write_trailer(context))
    if let output = unsafe context.pointee.pb {
      // The trailer does not report what went wrong under it.
      try AVStatus.check("avio_write", writing: file.path, unsafe output.pointee.error)
    }
    try AVStatus.check(
      "avio_closep", writing: file.path, unsafe library.avio_closep(&context.pointee.pb))
    try file.commit()
  }

  func discard() {
    _ = unsafe library.avio_closep(&context.pointee.pb)
    file.discard()
  }

  private func close() {
    _ = unsafe library.avio_closep(&context.pointee.pb)
    unsafe library.avformat_free_context(context)
  }
}
