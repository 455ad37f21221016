import Drawing
import Glibc
import SceneModel
package import Scales
import Syntax
package import Tables
package import VisualEncoding

/// The ticks of a continuous axis whose domain moves or zooms: each keeps its place in the data, none pops.
///
/// - How fine they are hangs on the scale alone (points for one domain unit), so that a window that only moves keeps them.
/// - Between two finenesses those that both have stay; the others give way before the new ones come.
/// - At rest they are those of a still chart, as far as their labels have room beside one another.
package struct WindowTicks: Sendable {
  /// A level and the scale, in points for one domain unit, from which it has room.
  private struct Level: Sendable {
    let step: TickLadder.Step
    let length: Double
    let least: Double
  }

  private let levels: [Level]
  private let labels: AxisLabels
  /// The whole domain's scale, by which labels of a level are written.
  private let whole: PlotScale
  private let span: Double
  /// Scales at which the film rests, with how far around each nothing changes.
  private var rests: [(scale: Double, radius: Double)] = []

  /// How much closer a level's ticks come, as a factor, while they appear.
  private static let blend = 1.25
  /// Around a resting scale ticks stay as they are, within this logarithm.
  private static let restRadius = 0.1
  /// Points that two labels keep apart.
  private static let gap = 12.0

  /// Nil where the axis says its ticks one by one, or its scale is bent.
  ///
  /// Throws where the axis words its labels by an expression that has no value.
  init?(
    labels: AxisLabels, builder: ScaleBuilder, whole: PlotScale, length: Double,
    properties: Properties, isHorizontal: Bool, measurer: any TextMeasurer
  ) throws(DiagnosticError) {
    guard case .continuous(let scale) = whole.mapping, scale.domain.count == 2, length > 0,
      properties["values"] == nil, properties["labelEvery"] == nil, whole.type != .log,
      let ladder = labels.ladder(scale)
    else { return nil }
    self.labels = labels
    self.whole = whole
    span = abs(scale.domain[1] - scale.domain[0])
    let low = min(scale.domain[0], scale.domain[1])
    let font = FontProperties(properties, prefix: "label").font(size: 10)
    let isTilted = (properties.number("labelAngle") ?? 0) != 0
    let aim = length / max(labels.aimedCount(length: length), 1)
    var levels: [Level] = []
    for level in ladder.levels {
      var room = font.size * 1.4
      if isHorizontal, !isTilted {
        let texts = Self.samples(level, low: low, span: span)
        let shown = try labels.texts(
          texts.map(labels.value), scale: whole, count: span / level.length)
        room =
          (shown.map { measurer.measure(TextRun($0, font: font)).width }.max() ?? 0) + Self.gap
      }
      let points = max(room, aim * level.share)
      // A finer level never comes before a coarser one.
      let least = max(points / level.length, levels.last.map { $0.least * Self.blend } ?? 0)
      levels.append(Level(step: level.step, length: level.length, least: least))
    }
    guard !levels.isEmpty else { return nil }
    self.levels = levels
  }

  /// Values whose labels stand for all of a level's.
  private static func samples(_ level: TickLadder.Level, low: Double, span: Double) -> [Double] {
    let reach = min(level.length * 13, span)
    return [low, low + (span - reach) / 2, low + span - reach].flatMap {
      TickLadder.values(level.step, from: $0, to: $0 + reach).prefix(13)
    }
  }

  /// The same ticks for a film that rests at some scales, in points for one domain unit.
  package func resting(at scales: [Double]) -> WindowTicks {
    var ticks = self
    var found: [Double] = []
    for scale in scales.sorted() where scale > 0 && scale.isFinite {
      if let last = found.last, scale / last < 1 + 1e-9 { continue }
      found.append(scale)
    }
    ticks.rests = found.indices.map { index in
      var radius = Self.restRadius
      if index > 0 { radius = min(radius, log(found[index] / found[index - 1]) / 2) }
      if index + 1 < found.count {
        radius = min(radius, log(found[index + 1] / found[index]) / 2)
      }
      return (found[index], radius)
    }
    return ticks
  }

  /// A tick with its label and how much of it shows.
  package struct Shown {
    package var value: Value
    package var text: String
    package var opacity: Double
  }

  /// The labels of values; one whose expression has no value is blank, for a window on its way cannot stop.
  private func words(_ values: [Double], count: Double) -> [String] {
    func texts(_ values: [Double]) -> [String]? {
      try? labels.texts(values.map(labels.value), scale: whole, count: count)
    }
    return texts(values) ?? values.map { texts([$0])?.first ?? "" }
  }

  /// The ticks between two values of the domain, for a scale in points for one domain unit.
  package func ticks(from low: Double, to high: Double, scale: Double) -> [Shown] {
    var shares: [(value: Double, text: String, share: Double)] = []
    var places: [TickKey: Int] = [:]
    for (index, weight) in weights(scale) where weight > 0 {
      let level = levels[index]
      let values = TickLadder.values(level.step, from: low, to: high)
      let texts = words(values, count: span / level.length)
      for (value, text) in zip(values, texts) {
        let key = TickKey(value: value, text: text)
        if let place = places[key] {
          shares[place].share += weight
        } else {
          places[key] = shares.count
          shares.append((value, text, weight))
        }
      }
    }
    return shares.compactMap { tick in
      // What goes is gone half way, and what comes begins there.
      let opacity = tick.share > 1 - 1e-9 ? 1 : max(0, 2 * tick.share - 1)
      guard opacity > 0 else { return nil }
      return Shown(value: labels.value(tick.value), text: tick.text, opacity: opacity)
    }.sorted { ($0.value.scaleNumber ?? 0, $0.text) < ($1.value.scaleNumber ?? 0, $1.text) }
  }

  /// The ticks of a scale as laid on the plot, with those just beyond its ends; nil where it is not continuous.
  ///
  /// - Parameter movesEnds: Whether the domain itself moves, so that ticks leave it; otherwise none lies beyond it.
  package func ticks(of scale: PlotScale, from start: Double, to end: Double, movesEnds: Bool)
    -> [Shown]?
  {
    guard case .continuous(let continuous) = scale.mapping,
      let points = continuous.pointsPerUnit
    else { return nil }
    let ends = [start - Self.beyond, end + Self.beyond].map { continuous.value(at: $0) }
    guard ends.allSatisfy(\.isFinite) else { return nil }
    let (first, last) =
      movesEnds ? (-Double.infinity, Double.infinity) : continuous.ends
    let low = max(min(ends[0], ends[1]), min(first, last))
    let high = min(max(ends[0], ends[1]), max(first, last))
    return low <= high ? ticks(from: low, to: high, scale: points) : []
  }

  /// How far beyond the plot's ends a label may still show, in points.
  private static let beyond = 24.0

  private struct TickKey: Hashable {
    let value: Double
    let text: String
  }

  /// How much of each level shows; the sum is 1.
  private func weights(_ scale: Double) -> [(level: Int, weight: Double)] {
    let soft = softWeights(scale)
    let near = rests.min { abs(log($0.scale / scale)) < abs(log($1.scale / scale)) }
    guard let near else { return soft }
    let far = near.radius > 0 ? min(abs(log(near.scale / scale)) / near.radius, 1) : 1
    guard far < 1 || near.scale == scale else { return soft }
    let weight = far * far * (3 - 2 * far)
    var weights = soft.map { (level: $0.level, weight: $0.weight * weight) }
    let still = finest(near.scale)
    if let place = weights.firstIndex(where: { $0.level == still }) {
      weights[place].weight += 1 - weight
    } else {
      weights.append((still, 1 - weight))
    }
    return weights
  }

  private func softWeights(_ scale: Double) -> [(level: Int, weight: Double)] {
    let level = finest(scale)
    guard level > 0, scale > levels[level].least else { return [(level, 1)] }
    let share = min(log(scale / levels[level].least) / log(Self.blend), 1)
    return [(level - 1, 1 - share), (level, share)]
  }

  /// The finest level with room.
  private func finest(_ scale: Double) -> Int {
    max(0, (levels.firstIndex { $0.least > scale * (1 + 1e-12) } ?? levels.count) - 1)
  }
}

extension ContinuousScale {
  /// How many points one unit of the domain takes, on the whole; nil for a domain without a length.
  package var pointsPerUnit: Double? {
    guard let first = range.first, let last = range.last, ends.first != ends.last else {
      return nil
    }
    let points = abs((last - first) / (ends.last - ends.first))
    return points > 0 && points.isFinite ? points : nil
  }
}
