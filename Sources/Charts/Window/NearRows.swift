import SceneModel
import Syntax
import Tables
import VisualEncoding

/// The rows of a layer's lines in the order of the domain, so that a window finds those near it without a look at the rest.
struct NearRows: Sendable {
  private struct Line: Sendable {
    let series: SeriesRows.Series
    /// Each row's place as a fraction of the whole domain, never falling.
    let places: [Double]
  }

  private let lines: [Line]
  /// The items' keys by row, which cost more than the items themselves.
  private let keys: [ItemKey]

  /// Layers with fewer rows are laid out as a whole.
  static let fewest = 1000
  /// How many rows beyond the window's edges bend a curve within it.
  private static let margin = 4

  /// Nil where every row is needed: few rows, lines that turn back, dashes and gradients that run along the whole, or
  /// curves whose every part hangs on all vertices.
  init?(_ context: MarkContext, along: Channel) {
    let layer = context.layer
    guard layer.layer.mark == .line || layer.layer.mark == .area,
      layer.table.rowCount >= Self.fewest, Self.isLocal(context.properties),
      let domain = DomainShare(context.scales[along]), layer.field(.strokeDash) == nil
    else { return nil }
    let reader = PositionReader(along, in: context)
    var lines: [Line] = []
    for series in SeriesRows(context).series {
      var places: [Double] = []
      places.reserveCapacity(series.rows.count)
      for row in series.rows {
        let vertex = reader.vertex(row: row)
        let place = domain.share(vertex.place)
        guard vertex.isDefined, place.isFinite, place >= places.last ?? -.infinity else {
          return nil
        }
        places.append(place)
      }
      lines.append(Line(series: series, places: places))
    }
    self.lines = lines
    let keys = ItemKeys(context)
    self.keys = (0..<context.rowCount).map { keys.key(row: $0) }
  }

  private static func isLocal(_ properties: Properties) -> Bool {
    let global = ["bundle", "natural", "basis-closed", "cardinal-closed", "linear-closed"]
    let paints = ["color", "fill", "stroke"]
    return !global.contains(properties.string("interpolate") ?? "linear")
      && properties["strokeDash"] == nil && !paints.contains { properties[$0]?.object != nil }
  }

  /// The rows near a window; `pad` is a distance beyond its edges as a fraction of the whole domain.
  func rows(_ window: WindowShare, pad: Double) -> SeriesRows {
    SeriesRows(
      lines.map { line in
        let count = line.places.count
        let first = line.places.firstIndex(from: window.start - pad) - Self.margin
        let last = line.places.firstIndex(above: window.end + pad) + Self.margin
        let range = max(0, min(first, count - Self.margin))..<min(count, max(last, Self.margin))
        var series = line.series
        series.rows = Array(line.series.rows[range.clamped(to: 0..<count)])
        return series
      }, keys: keys)
  }
}
