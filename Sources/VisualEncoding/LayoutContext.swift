package import Drawing
package import SceneModel
package import Tables

/// What every part of a layout reads: the canvas, the way to measure text, the locale, the images.
package struct LayoutContext: Sendable {
  package let canvas: Canvas
  package let measurer: any TextMeasurer
  package let locale: FormatLocale
  package let transforms: TransformContext
  package let images: ImageLibrary

  package init(
    canvas: Canvas, measurer: any TextMeasurer, locale: FormatLocale, transforms: TransformContext,
    images: ImageLibrary
  ) {
    self.canvas = canvas
    self.measurer = measurer
    self.locale = locale
    self.transforms = transforms
    self.images = images
  }
}
