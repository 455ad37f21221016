import CFFmpeg
import Frames

/// One picture in yuv444p10, BT.709, limited range, with alpha of ten bits where the film has it.
///
/// Colours stay multiplied by their alpha. Only the blocks that changed are converted.
@safe final class DeepPlanes: CodecPicture {
  private let size: PixelSize
  private let hasAlpha: Bool
  /// Luma, the two chromas and alpha, one after another, row by row without gaps.
  private let samples: UnsafeMutablePointer<UInt16>
  private let planeCount: Int

  init(for video: VideoDescription) {
    size = video.size
    hasAlpha = video.hasAlpha
    planeCount = size.width * size.height
    unsafe samples = .allocate(capacity: planeCount * 4)
    unsafe samples.initialize(repeating: 0, count: planeCount * 4)
  }

  deinit { unsafe samples.deallocate() }

  func take(_ frame: PixelFrame, changes: BlockMask) {
    guard let pixels = unsafe frame.bytes.baseAddress else { return }
    let side = BlockMask.side
    for row in 0..<changes.rows {
      for run in changes.runs(inRow: row) {
        for y in row * side..<min((row + 1) * side, size.height) {
          let line = unsafe (pixels + y * frame.stride).assumingMemoryBound(to: UInt32.self)
          for x in run.lowerBound * side..<min(run.upperBound * side, size.width) {
            unsafe convert(line[x], to: y * size.width + x)
          }
        }
      }
    }
  }

  /// ITU-R BT.709, section 3, in fixed point of 16 bits.
  private func convert(_ pixel: UInt32, to place: Int) {
    let alpha = pixel >> 24
    let red = Int32(truncatingIfNeeded: pixel >> 16 & 255)
    let green = Int32(truncatingIfNeeded: pixel >> 8 & 255)
    let blue = Int32(truncatingIfNeeded: pixel & 255)
    let half: Int32 = 1 << 15
    let luma = 47864 &* red &+ 161_017 &* green &+ 16255 &* blue &+ (64 << 16 + half)
    let middle: Int32 = 512 << 16 + half
    let blueChroma = 115_137 &* blue &- 26383 &* red &- 88754 &* green &+ middle
    let redChroma = 115_137 &* red &- 104_580 &* green &- 10557 &* blue &+ middle
    unsafe samples[place] = UInt16(truncatingIfNeeded: luma >> 16)
    unsafe samples[planeCount + place] = UInt16(truncatingIfNeeded: blueChroma >> 16)
    unsafe samples[2 * planeCount + place] = UInt16(truncatingIfNeeded: redChroma >> 16)
    unsafe samples[3 * planeCount + place] = UInt16((alpha * 1023 + 127) / 255)
  }

  func lend(to target: UnsafeMutablePointer<AVFrame>) {
    let start = unsafe UnsafeMutableRawPointer(samples).assumingMemoryBound(to: UInt8.self)
    let bytes = planeCount * 2
    let stride = Int32(clamping: size.width * 2)
    unsafe target.pointee.data = (
      start, start + bytes, start + 2 * bytes, hasAlpha ? start + 3 * bytes : nil, nil, nil, nil,
      nil
    )
    unsafe target.pointee.linesize = (stride, stride, stride, hasAlpha ? stride : 0, 0, 0, 0, 0)
  }
}
