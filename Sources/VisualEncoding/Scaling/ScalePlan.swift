package import Drawing
package import Geometry
package import SceneModel
import Scales
package import Syntax
package import Tables
import Typesetting

/// The scales of a view with their domains known, shared or independent, waiting for the plot.
package struct ScalePlan: Sendable {
  /// A scale and the layers that use it.
  package struct Entry: Sendable {
    package let builder: ScaleBuilder
    package let layers: [Int]
    /// The widths of measured labels under which a point scale sets its points.
    package let labelWidths: [Double]?

    package init(builder: ScaleBuilder, layers: [Int], labelWidths: [Double]?) {
      self.builder = builder
      self.layers = layers
      self.labelWidths = labelWidths
    }
  }

  package let entries: [Entry]
  private let layerCount: Int
  /// The paths of layers whose parts have scales of their own.
  private let apart: [Channel: Set<[Int]>]

  /// The layers that share an axis or a legend of a channel; a scale of one's own needs a guide of one's own.
  package func guideGroups(
    _ subject: IndependentResolution.Subject, _ channel: Channel, layers: [LayerTable], view: View
  ) -> [[LayerTable]] {
    LayerGroups(layers) { path, _ in
      apart[channel]?.contains(path) == true
        || view.independent.contains(
          IndependentResolution(subject, channel: channel.rawValue, path: path))
    }.groups
  }

  /// - Parameters:
  ///   - channels: those whose scales are asked for.
  ///   - labelFont: in which the labels of a field's axis are set.
  package init(
    view: View, layers: [LayerTable], channels: [Channel] = Channel.scaled, context: LayoutContext,
    labelFont: (Channel, ChannelField) -> Font
  ) throws(DiagnosticError) {
    var entries: [Entry] = []
    var apart: [Channel: Set<[Int]>] = [:]
    for channel in channels {
      let sharing = LayerGroups(layers) { path, parts in
        view.independent.contains(
          IndependentResolution(.scale, channel: channel.rawValue, path: path))
          || !ScaleRequest.canShare(channel, parts: parts)
      }
      apart[channel] = sharing.apart
      for group in sharing.groups {
        guard let request = ScaleRequest(channel: channel, layers: group) else { continue }
        let domain = try ScaleDomain(
          request, help: DomainHelp(view.configuration), context: context.transforms)
        let builder = ScaleBuilder(
          request, domain: domain, configuration: view.configuration,
          zone: context.locale.zone)
        try builder.checkBins()
        var widths: [Double]?
        if request.properties.string("step") == "labels", case .discrete(let values) = domain {
          let font = labelFont(channel, request.field)
          widths = values.map { value in
            let lines = value.text.ownLines
            return lines.map { context.measurer.measure(TextRun($0, font: font)).width }.max() ?? 0
          }
        }
        entries.append(
          Entry(builder: builder, layers: group.map(\.index), labelWidths: widths))
      }
    }
    self.entries = entries
    self.apart = apart
    layerCount = layers.count
  }

  /// The first scale of a channel.
  package func builder(_ channel: Channel) -> ScaleBuilder? {
    entries.first { $0.builder.channel == channel }?.builder
  }

  /// The scale of a channel for a layer.
  package func entry(_ channel: Channel, layer: Int) -> Entry? {
    entries.first { $0.builder.channel == channel && $0.layers.contains(layer) }
  }

  /// The width of the content of a point scale under labels; nil for any other.
  package func labelledLength(_ channel: Channel) -> Double? {
    guard let entry = entries.first(where: { $0.builder.channel == channel }),
      let widths = entry.labelWidths
    else { return nil }
    let gap = entry.builder.properties.number("gap") ?? 15
    return widths.reduce(0, +) + gap * Double(max(widths.count - 1, 0))
  }

  /// Whether a channel's domain depends on how long its plot is, by room in points at its ends.
  package func hasPoints(of channel: Channel) -> Bool {
    entries.contains { $0.builder.channel == channel && $0.builder.rules.continuousPadding > 0 }
  }

  /// Every layer's scales for a plot and a window.
  ///
  /// - Parameters:
  ///   - fitted: the domains that fit the window, by the places of their scales among the entries.
  ///   - onlyAxes: whether the scales along x and y are enough.
  package func sets(
    plot: Rectangle, window: WindowShares, fitted: [Int: [Double]] = [:], onlyAxes: Bool = false
  ) -> [ScaleSet] {
    var scales: [[Channel: PlotScale]] = Array(repeating: [:], count: layerCount)
    func add(_ scale: PlotScale, _ entry: Entry) {
      for layer in entry.layers { scales[layer][entry.builder.channel] = scale }
    }
    for (place, entry) in entries.enumerated()
    where !onlyAxes || entry.builder.channel == .x || entry.builder.channel == .y {
      let builder = fitted[place].map { entry.builder.held(to: $0) } ?? entry.builder
      switch builder.channel {
      case .x, .y:
        let offset: Channel = builder.channel == .x ? .xOffset : .yOffset
        let hasOffset = entries.contains {
          $0.builder.channel == offset && !$0.builder.marksAreUnscaled
        }
        let share = builder.channel == .x ? window.x : window.y
        add(
          builder.position(
            plot: plot, window: share, hasOffset: hasOffset, labelWidths: entry.labelWidths), entry)
      case .xOffset, .yOffset:
        let outer: Channel = builder.channel == .xOffset ? .x : .y
        let room = entry.layers.compactMap { layer in
          scales[layer][outer].flatMap { offsetRoom($0, layer: layer) }
        }.first
        // Without a position marks stand around the middle of the plot.
        let isX = builder.channel == .xOffset
        let half = (isX ? plot.width : plot.height) / 2
        let isDown = isX || builder.type.isDiscrete
        let around = isDown ? (start: -half, end: half) : (start: half, end: -half)
        let (from, to) = room ?? around
        add(builder.scale(from: from, to: to), entry)
      case .theta:
        let range = builder.properties["range"]?.array?.compactMap(\.number) ?? []
        let low = builder.properties.number("rangeMin") ?? range.first ?? 0
        let high = builder.properties.number("rangeMax") ?? range.last ?? 2 * .pi
        let isReversed = builder.isReversed
        add(
          builder.scale(from: isReversed ? high : low, to: isReversed ? low : high), entry)
      case .radius:
        let radius = min(plot.width, plot.height) / 2
        let range = builder.properties["range"]?.array?.compactMap(\.number) ?? []
        let low = builder.properties.number("rangeMin") ?? range.first ?? 0
        let high = builder.properties.number("rangeMax") ?? range.last ?? radius
        add(builder.scale(from: low, to: high), entry)
      default:
        add(builder.look(plot: plot, binStep: binStep(entry, plot: plot)), entry)
      }
    }
    return scales.map(ScaleSet.init)
  }

  /// The room for offsets within one band, or within one time unit of a continuous scale, in points from its start.
  private func offsetRoom(_ scale: PlotScale, layer: Int) -> (start: Double, end: Double)? {
    if scale.type.isDiscrete { return (0, scale.bandwidth > 0 ? scale.bandwidth : scale.step) }
    guard let builder = entry(scale.channel, layer: layer)?.builder,
      let unit = builder.field.definition.timeUnit.flatMap({
        TimeUnit($0, step: builder.field.definition.timeUnitStep)
      }),
      let duration = unit.shortest, let continuous = scale.continuous
    else { return nil }
    let length =
      continuous.position(Self.plainYear + duration) - continuous.position(Self.plainYear)
    let padding = builder.nestedOffsetPadding / 2
    return (length * padding, length * (1 - padding))
  }

  /// The beginning of 2001, a year without a leap day.
  private static let plainYear = 978_307_200_000.0

  /// The distance of two bins in points on the tighter of both axes; a point's size keeps below it.
  ///
  /// An axis without bins counts as one of the usual steps.
  private func binStep(_ entry: Entry, plot: Rectangle) -> Double? {
    guard entry.builder.channel == .size else { return nil }
    var steps: [Double] = []
    for (channel, length) in [(Channel.x, plot.width), (.y, plot.height)] {
      if let builder = builder(channel), builder.field.definition.isBinning,
        let (low, high) = builder.binExtent, high > low, let width = builder.binWidth
      {
        steps.append(length * width / (high - low))
      } else {
        steps.append(AmountRange.usualStep)
      }
    }
    return steps.min()
  }
}

extension ScaleBuilder {
  /// Whether the offset is a plain number of points.
  var marksAreUnscaled: Bool { field.definition.value != nil }

  /// The ends of bins by their starts.
  package var binEnds: [Value: Value] {
    var ends: [Value: Value] = [:]
    for source in sources where source.field.definition.isBinning {
      guard let column = source.field.column, let end = source.field.endColumn else { continue }
      let table = source.layer.table
      for (a, b) in zip(table.values(at: column), table.values(at: end)) { ends[a] = b }
    }
    return ends
  }

  /// Where an axis of bins begins and ends in data units; of bins that are names, the first and the last edge.
  var binExtent: (low: Double, high: Double)? {
    if case .continuous(let ends) = domain {
      guard let low = ends.first, let high = ends.last else { return nil }
      return (low, high)
    }
    let edges = binEnds.flatMap { [$0.key, $0.value] }.compactMap(\.scaleNumber)
    guard let low = edges.min(), let high = edges.max() else { return nil }
    return (low, high)
  }

  /// The width of a bin in data units, from the first row that has one.
  var binWidth: Double? {
    guard let column = field.column, let end = field.endColumn, let source = sources.first else {
      return nil
    }
    let starts = source.layer.table.values(at: column)
    let ends = source.layer.table.values(at: end)
    for (a, b) in zip(starts, ends) {
      if let low = a.scaleNumber, let high = b.scaleNumber, high > low { return high - low }
    }
    return nil
  }
}
