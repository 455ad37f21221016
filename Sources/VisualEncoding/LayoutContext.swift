package import Drawing
package import SceneModel
package import Tables

/// What every part of a layout reads: the canvas, the way to measure text, the locale.
package struct LayoutContext: Sendable {
  package let canvas: Canvas
  package let measurer: any TextMeasurer
  package let locale: FormatLocale
  package let transforms: TransformContext

  package init(
    canvas: Canvas, measurer: any TextMeasurer, locale: FormatLocale, transforms: TransformContext
  ) {
    self.canvas = canvas
    self.measurer = measurer
    self.locale = locale
    self.transforms = transforms
  }
}
