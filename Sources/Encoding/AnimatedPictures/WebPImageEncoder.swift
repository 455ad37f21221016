import CFFmpeg
import Frames

/// Writes images of an animated WebP: whole `ANMF` chunks, which lose nothing.
final class WebPImageEncoder: PartialImageEncoder {
  private let video: VideoDescription
  private let delays: ImageDelays

  init(_ video: VideoDescription) {
    self.video = video
    delays = ImageDelays(rate: video.rate, ticksPerSecond: 1000)
  }

  /// How libwebp is set up for a picture of a size.
  static func settings(_ size: PixelSize, _ rate: FrameRate) -> CodecSettings {
    CodecSettings(
      encoder: "libwebp", pixelFormat: AV_PIX_FMT_BGRA, size: size, rate: rate,
      options: ["lossless": "1", "compression_level": "4", "quality": "50"])
  }

  func image(of frame: PixelFrame, in part: PixelRectangle, index: Int)
    throws(EncodingError) -> [UInt8]
  {
    let size = PixelSize(width: part.width, height: part.height)
    let encoder = try CodecEncoder(WebPImageEncoder.settings(size, video.rate))
    var packets = try encoder.encode(StraightPicture(of: frame, in: part), time: 0)
    packets += try encoder.finish()
    guard let file = packets.first?.bytes, packets.count == 1 else {
      throw .failed(call: "libwebp", reason: "1 picture gave \(packets.count) packets")
    }
    // Places are counted in steps of two pixels; blocks begin at even ones.
    var body = LittleEndian.bytes(part.x / 2, 3) + LittleEndian.bytes(part.y / 2, 3)
    body += LittleEndian.bytes(part.width - 1, 3) + LittleEndian.bytes(part.height - 1, 3)
    body += LittleEndian.bytes(min(delays.delay(of: index), 0xFF_FFFF), 3)
    // Pixels replace what is there, and nothing is disposed of.
    body += [0b10]
    return RIFFChunk.bytes("ANMF", body + WebPImageEncoder.picture(in: file))
  }

  /// The chunks of a file with one picture that hold its pixels.
  private static func picture(in file: [UInt8]) -> [UInt8] {
    RIFFChunk.all(in: file[12...]).filter { ["ALPH", "VP8 ", "VP8L"].contains($0.name) }
      .flatMap { RIFFChunk.bytes($0.name, Array(file[$0.body])) }
  }
}
