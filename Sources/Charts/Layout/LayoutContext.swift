import Drawing
import SceneModel
import Tables

/// What every part of a layout reads: the canvas, the way to measure text, the locale.
struct LayoutContext: Sendable {
  let canvas: Canvas
  let measurer: any TextMeasurer
  let locale: FormatLocale
  let transforms: TransformContext
}
