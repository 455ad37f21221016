import Drawing
package import Geometry
package import Typesetting
import VisualEncoding

/// A legend's title and the side of the entries that it stands on.
package struct LegendHeading {
  private let text: TextPlacement?
  private let style: LegendStyle
  /// How far a title above or below the entries is moved by its baseline, in points; entries do not give way to it.
  private let shift: Double

  init(_ lines: [String], style: LegendStyle, available: Size, measurer: any TextMeasurer) {
    self.style = style
    guard lines.contains(where: { !$0.isEmpty }) else {
      (text, shift) = (nil, 0)
      return
    }
    var title = style.title
    title.limit = min(title.limit > 0 ? title.limit : .infinity, max(1, available.width))
    let own = TextPlacement(lines, style: title, at: .zero, measurer: measurer)
    title.baseline = .top
    let placed = TextPlacement(lines, style: title, at: .zero, measurer: measurer)
    shift = own.box.y - placed.box.y
    let origin = Point(x: -placed.box.x, y: -placed.box.y)
    text = placed.size.height <= available.height ? placed.moved(by: origin) : nil
  }

  private var isBeside: Bool { style.titleOrient == .left || style.titleOrient == .right }

  /// What a title leaves of a room for the entries.
  func remaining(of room: Size) -> Size {
    guard let text else { return room }
    return isBeside
      ? Size(width: max(0, room.width - text.size.width - style.titlePadding), height: room.height)
      : Size(
        width: room.width, height: max(0, room.height - text.size.height - style.titlePadding))
  }

  /// Title and entries about one another, from the origin.
  package func arranged(with body: Size) -> (title: TextPlacement?, bodyOrigin: Point, size: Size) {
    guard let text else { return (nil, .zero, body) }
    let title = text.size
    let padding = style.titlePadding
    let fraction = style.titleAnchor.fraction
    let across = isBeside ? body.height - title.height : body.width - title.width
    let start = max(0, across) * fraction
    let size =
      isBeside
      ? Size(
        width: title.width + padding + body.width, height: max(title.height, body.height))
      : Size(
        width: max(title.width, body.width), height: title.height + padding + body.height)
    let (place, origin): (Point, Point) =
      switch style.titleOrient {
      case .top: (Point(x: start, y: shift), Point(x: 0, y: title.height + padding))
      case .bottom: (Point(x: start, y: body.height + padding + shift), .zero)
      case .left: (Point(x: 0, y: start), Point(x: title.width + padding, y: 0))
      case .right: (Point(x: body.width + padding, y: start), .zero)
      }
    return (text.moved(by: place), origin, size)
  }
}
