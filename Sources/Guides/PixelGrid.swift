/// The pixels under the canvas, to which the lines of guides are moved so that they look crisp.
package struct PixelGrid: Hashable, Sendable {
  package var pixelsPerPoint: Double

  package init(pixelsPerPoint: Double) { self.pixelsPerPoint = pixelsPerPoint }

  /// The nearest coordinate where a line of this width covers whole pixels; both in canvas points.
  ///
  /// A line of an odd number of pixels runs through the middle of a pixel, any other between two.
  package func lineCenter(_ coordinate: Double, width: Double) -> Double {
    guard pixelsPerPoint > 0, pixelsPerPoint.isFinite, coordinate.isFinite, width.isFinite else {
      return coordinate
    }
    let pixels = max(1, (width * pixelsPerPoint).rounded())
    let isOdd = pixels.truncatingRemainder(dividingBy: 2) == 1
    let shift = isOdd ? 0.5 : 0
    return ((coordinate * pixelsPerPoint - shift).rounded() + shift) / pixelsPerPoint
  }
}
