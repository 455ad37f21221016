/// A width and a height in whole pixels, both at least 1.
package struct PixelSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a pixel size is positive")
    self.width = width
    self.height = height
  }
}
