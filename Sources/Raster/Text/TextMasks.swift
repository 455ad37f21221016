import Drawing
import Geometry

/// The latest texts as masks, each for its place within a pixel, for one thread.
///
/// A text is drawn through a mask whether the mask is at hand or not, so remembering changes no pixel.
final class TextMasks {
  /// What a mask depends on: the text, and its transform but for whole pixels.
  private struct Key: Hashable {
    let run: TextRun
    let transform: Transform
  }

  private var cache = GenerationCache<Key, InkMask?>(capacity: 8_000_000)

  /// The mask and the whole pixels to move it by; nil when the text is better drawn as a path.
  func mask(
    of run: TextRun, outline: TextOutline, ink: Rectangle, through transform: Transform
  ) -> (mask: InkMask, offset: Point)? {
    let offset = Point(x: transform.tx.rounded(.down), y: transform.ty.rounded(.down))
    var place = transform
    place.tx -= offset.x
    place.ty -= offset.y
    let mask = cache.value(
      for: Key(run: run, transform: place), cost: { ($0?.pixelCount ?? 0) + 1000 },
      make: { InkMask(of: outline.path, ink: ink, through: place) })
    return mask.map { ($0, offset) }
  }
}
