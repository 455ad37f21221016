import Frames
import Geometry

extension PixelRectangle {
  /// The pixels that a rectangle in device space touches; nil when none is in the frame.
  ///
  /// Its sides are rounded to 1/256 of a pixel first, as Cairo rounds every coordinate: what ends between two
  /// pixels inks neither more.
  init?(covering area: Rectangle, in size: PixelSize) {
    func rounded(_ x: Double) -> Double { (x * 256).rounded() / 256 }
    let (width, height) = (Double(size.width), Double(size.height))
    let left = Int(rounded(area.minX).rounded(.down).clamped(to: 0...width))
    let top = Int(rounded(area.minY).rounded(.down).clamped(to: 0...height))
    let right = Int(rounded(area.maxX).rounded(.up).clamped(to: 0...width))
    let bottom = Int(rounded(area.maxY).rounded(.up).clamped(to: 0...height))
    guard left < right, top < bottom else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
