package import Frames

/// How many pixels have which colour, over some frames of a film.
///
/// - The result is the same however the frames are shared out and in whatever order they merge.
/// - Its memory is bounded: with more than `mostColors` colours they are counted six bits a
///   channel.
package struct ColorHistogram: Sendable {
  /// More colours than that are counted coarsely.
  static let mostColors = 1 << 16

  /// The colours as `0xRRGGBB` with open addressing; a slot is free where its count is 0.
  private var slots: [(color: UInt32, count: Int)]
  /// How many colours there are.
  private(set) var distinct = 0
  /// Whether colours have lost their two lowest bits.
  private(set) var isCoarse = false
  /// Whether any pixel is transparent, alpha under 128.
  private(set) var hasTransparency = false

  private static let free: (color: UInt32, count: Int) = (0, 0)

  package init() {
    slots = Array(repeating: ColorHistogram.free, count: 1 << 12)
  }

  /// Counts all pixels of a frame.
  package mutating func add(_ frame: PixelFrame, hasAlpha: Bool) {
    guard let pixels = unsafe frame.bytes.baseAddress else { return }
    for y in 0..<frame.size.height {
      let row = unsafe (pixels + y * frame.stride).assumingMemoryBound(to: UInt32.self)
      var x = 0
      while x < frame.size.width {
        let pixel = unsafe row[x]
        let start = x
        repeat { x += 1 } while unsafe x < frame.size.width && row[x] == pixel
        if !hasAlpha {
          add(color: pixel & 0xFF_FFFF, count: x - start)
        } else if pixel >> 24 >= 128 {
          add(color: StraightPixels.straight(pixel) & 0xFF_FFFF, count: x - start)
        } else {
          hasTransparency = true
        }
      }
    }
  }

  /// Adds what another histogram counted.
  package mutating func merge(_ other: ColorHistogram) {
    if other.isCoarse, !isCoarse { coarsen() }
    hasTransparency = hasTransparency || other.hasTransparency
    for slot in other.slots where slot.count > 0 { add(color: slot.color, count: slot.count) }
  }

  /// The colours as `0xRRGGBB` and their counts, by rising colour.
  var entries: [(color: UInt32, count: Int)] {
    slots.filter { $0.count > 0 }.sorted { $0.color < $1.color }
  }

  private mutating func add(color: UInt32, count: Int) {
    let color = isCoarse ? ColorHistogram.coarse(color) : color
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 8) & mask
    while slots[index].count > 0 {
      if slots[index].color == color {
        slots[index].count += count
        return
      }
      index = (index + 1) & mask
    }
    slots[index] = (color, count)
    distinct += 1
    if distinct > ColorHistogram.mostColors, !isCoarse { coarsen() }
    if distinct * 2 > slots.count { rebuild(capacity: slots.count * 2) }
  }

  private mutating func coarsen() {
    isCoarse = true
    rebuild(capacity: slots.count)
  }

  private mutating func rebuild(capacity: Int) {
    let old = slots
    slots = Array(repeating: ColorHistogram.free, count: capacity)
    distinct = 0
    for slot in old where slot.count > 0 { add(color: slot.color, count: slot.count) }
  }

  /// The six highest bits of each channel, spread so that black and white stay what they are.
  private static func coarse(_ color: UInt32) -> UInt32 {
    color & 0xFC_FCFC | (color >> 6) & 0x03_0303
  }
}
