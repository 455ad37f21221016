import SceneModel
import Syntax
import Tables
import VisualEncoding

/// Reads the values that a window can show, series by series.
struct FitReader {
  /// The position that the window moves along.
  let along: Channel
  /// A layer with the scales of its whole domain.
  let context: MarkContext

  /// The series of one of a scale's sources; nil where its rows are not placed along the window's channel.
  func tracks(of source: ScaleSource) -> [FitTrack]? {
    let layer = source.layer
    guard let column = source.field.column, layer.field(along) != nil,
      let domain = DomainShare(context.scales[along])
    else { return nil }
    let values = layer.table.values(at: column)
    let ends = hasEnds(source) ? source.field.endColumn.map { layer.table.values(at: $0) } : nil
    let reader = PositionReader(along, in: context)
    let isJoined = [.line, .area, .trail].contains(layer.layer.mark)
    let isRanged = reader.isSecondDefined || reader.hasBand
    let span = BandSpan(reader, in: context)
    func row(_ row: Int) -> FitTrack.Row? {
      guard row < values.count, let value = values[row].scaleNumber, value.isFinite else {
        return nil
      }
      var place: (Double, Double)
      if !isJoined, isRanged {
        guard let found = span.span(row: row) else { return nil }
        place = found
      } else {
        guard let point = reader.point(row: row) else { return nil }
        place = (point, point)
      }
      place = (domain.share(place.0), domain.share(place.1))
      guard place.0.isFinite, place.1.isFinite else { return nil }
      let other = ends.flatMap { row < $0.count ? $0[row].scaleNumber : nil } ?? value
      return FitTrack.Row(
        start: min(place.0, place.1), end: max(place.0, place.1), low: min(value, other),
        high: max(value, other))
    }
    guard isJoined else {
      return [FitTrack((0..<layer.table.rowCount).compactMap(row), isJoined: false)]
    }
    return SeriesRows(context).series.map { FitTrack($0.rows.compactMap(row), isJoined: true) }
  }

  /// Whether marks reach to the field's second column too.
  private func hasEnds(_ source: ScaleSource) -> Bool {
    source.field.isStacked || source.field.definition.isBinning
  }
}

extension WindowFit {
  /// The fits that a view asks for, one for each scale of a position that fits what is in view.
  static func fits(
    of view: View, scales: ScalePlan, contexts: [MarkContext]
  ) throws(DiagnosticError) -> [WindowFit] {
    guard let viewport = view.viewport else { return [] }
    var fits: [WindowFit] = []
    for (channel, along, isAsked) in [
      (Channel.y, Channel.x, viewport.fits.y), (.x, .y, viewport.fits.x),
    ] where isAsked {
      for (place, entry) in scales.entries.enumerated() where entry.builder.channel == channel {
        var tracks: [FitTrack] = []
        var constants: [Double] = []
        for source in entry.builder.sources {
          if let datum = source.field.datum?.scaleNumber { constants.append(datum) }
          guard contexts.indices.contains(source.layer.index) else { continue }
          let reader = FitReader(along: along, context: contexts[source.layer.index])
          if let own = reader.tracks(of: source) {
            tracks += own
          } else if let column = source.field.column {
            constants += source.layer.table.values(at: column).compactMap(\.scaleNumber)
          }
        }
        // A stack stands on its base, wherever the window is.
        if entry.builder.sources.contains(where: { $0.field.isStacked }) { constants.append(0) }
        let fit = WindowFit(
          entry: place, builder: entry.builder, tracks: tracks,
          constants: constants.filter(\.isFinite))
        if let fit { fits.append(fit) }
      }
      if fits.isEmpty, scales.builder(channel) != nil,
        scales.entries.contains(where: { $0.builder.channel == channel && $0.hasValues })
      {
        throw DiagnosticError(
          "\"fit\" needs a \(channel.rawValue) scale of numbers or times without a \"domain\" of its own",
          at: viewport.location)
      }
    }
    return fits
  }
}

extension ScalePlan.Entry {
  /// Whether any row has a place on the scale.
  fileprivate var hasValues: Bool {
    switch builder.domain {
    case .continuous: builder.sources.contains { $0.layer.table.rowCount > 0 }
    case .discrete(let values): !values.isEmpty
    }
  }
}
