import Drawing
import Geometry
import SceneModel
import VisualEncoding

/// Images in boxes that stand as rectangles do: Vega-Lite's `image`.
enum ImageMark: Mark {
  static func groups(in context: MarkContext) -> [MarkGroup] {
    let style = StyleReader(context, filled: true)
    let keys = ItemKeys(context)
    let x = BandSpan(PositionReader(.x, in: context), in: context)
    let y = BandSpan(PositionReader(.y, in: context), in: context)
    var items: [MarkItem] = []
    for (row, image) in context.layer.images.rows.enumerated() {
      guard let image, let (left, right) = x.span(row: row), let (top, bottom) = y.span(row: row)
      else { continue }
      let own = context.looks[row]
      let box = Rectangle(corner: Point(x: left, y: top), corner: Point(x: right, y: bottom))
      // Colours have no say in a picture; only its opacity has.
      var look = ItemStyle()
      let given = style.style(row: row, box: box)
      look.opacity = given.opacity
      look.zIndex = given.zIndex
      items.append(
        MarkItem(
          key: keys.key(row: row),
          geometry: .image(
            ImageGeometry(
              box: box, layers: [.init(image: image, strength: 1)],
              keepsShape: own.boolean("aspect") ?? true,
              crop: own.string("crop").flatMap(ImageCrop.init(rawValue:)))),
          style: look, anchor: box.center, reveal: nil,
          magnitude: keys.magnitude(row: row, channel: .x) ?? keys.magnitude(row: row, channel: .y),
          order: box.midX, location: context.layer.layer.location))
    }
    return [MarkGroup(context, items: items, keys: keys)]
  }

  static func commands(for group: MarkGroup, in painting: GroupPainting) -> [DrawCommand] {
    painting.itemCommands(group) { item, state in
      guard case .image(let image) = item.geometry, image.box.width > 0, image.box.height > 0 else {
        return []
      }
      return image.layers.map { layer in
        let placed = DrawCommand.image(
          PlacedImage(layer.image, in: image.frame(of: layer.image.size)))
        let opacity = min(max(state.opacity * layer.strength, 0), 1)
        guard opacity < 1 || image.clip != nil else { return placed }
        return .group(DrawGroup(opacity: opacity, clip: image.clip, commands: [placed]))
      }
    }
  }
}
