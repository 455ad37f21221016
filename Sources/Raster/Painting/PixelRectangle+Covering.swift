import Frames
import Geometry

extension PixelRectangle {
  /// The pixels that a rectangle in device space touches, with one more around; nil when none is in the frame.
  init?(covering area: Rectangle, in size: PixelSize) {
    let left = Int((area.minX - 1).rounded(.down).clamped(to: 0...Double(size.width)))
    let top = Int((area.minY - 1).rounded(.down).clamped(to: 0...Double(size.height)))
    let right = Int((area.maxX + 1).rounded(.up).clamped(to: 0...Double(size.width)))
    let bottom = Int((area.maxY + 1).rounded(.up).clamped(to: 0...Double(size.height)))
    guard left < right, top < bottom else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
