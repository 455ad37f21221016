import Drawing
import Geometry
import Guides
import SceneModel
import Tables
import Typesetting
import VisualEncoding

/// An axis on its way: its ends move, ticks that both states have move along, others fade.
struct AxisTransition: Sendable {
  private let from: AxisLayout
  private let to: AxisLayout
  private let ticks: [TickTransition]
  private let extras: [(line: AxisLine, isOld: Bool)]

  /// From where ticks of a discrete axis come, and where they go to, past its end; nil has them fade in place.
  init(from: AxisLayout, to: AxisLayout, glides: Bool, rest: Value? = nil) {
    self.from = from
    self.to = to
    let old = from.marks
    let new = to.marks
    var places: [Value: Int] = [:]
    for (index, mark) in old.enumerated() where places[mark.tick.value] == nil {
      places[mark.tick.value] = index
    }
    var isTaken = Array(repeating: false, count: old.count)
    let isSameKind = from.input.isDiscrete == to.input.isDiscrete
    var ticks: [TickTransition] = []
    for mark in new {
      if isSameKind, let place = places[mark.tick.value], !isTaken[place] {
        isTaken[place] = true
        ticks.append(TickTransition(old[place], mark, from: from, to: to))
      } else {
        ticks.append(TickTransition(nil, mark, from: from, to: to, glides: glides, rest: rest))
      }
    }
    for (index, mark) in old.enumerated() where !isTaken[index] {
      ticks.append(TickTransition(mark, nil, from: from, to: to, glides: glides, rest: rest))
    }
    self.ticks = ticks
    extras = from.otherLines.map { ($0, true) } + to.otherLines.map { ($0, false) }
  }

  private func frame(_ f: StageFractions) -> AxisFrame {
    let fraction = from.frame.isHorizontal ? f.x : f.y
    var frame = to.frame
    frame.plot = Between.rectangle(from.frame.plot, to.frame.plot, f)
    frame.offset = Between.number(from.frame.offset, to.frame.offset, fraction)
    frame.position = Between.number(from.frame.position, to.frame.position, fraction)
    frame.translate = Between.number(from.frame.translate, to.frame.translate, fraction)
    return frame
  }

  /// Every label that shows, with the top left corner of its box, without its words.
  func forEachLabel(_ f: StageFractions, _ visit: (String, Point) -> Void) {
    let fraction = from.frame.isHorizontal ? f.x : f.y
    let frame = frame(f)
    for tick in ticks { tick.forEachLabel(frame: frame, fraction: fraction, visit) }
  }

  func layout(_ f: StageFractions) -> AxisLayout {
    let fraction = from.frame.isHorizontal ? f.x : f.y
    let across = from.frame.isHorizontal ? f.y : f.x
    let frame = frame(f)
    let held = min(max(fraction, 0), 1)
    var labels: [AxisLabelLayout] = []
    var lines: [AxisLine] = []
    for tick in ticks {
      tick.add(to: &labels, &lines, frame: frame, fraction: fraction)
    }
    for extra in extras {
      let shown = extra.isOld ? CrossFade.old(held) : CrossFade.new(held)
      if shown > 0 { lines.append(extra.line.faded(by: shown)) }
    }
    var style = to.style
    style.domain = GuideStroke.between(from.style.domain, to.style.domain, held)
    style.tickSize = Between.number(from.style.tickSize, to.style.tickSize, held)
    style.domainShift = Between.number(
      from.domainShift, to.domainShift, min(max(across, 0), 1))
    // Lines on the way are not moved to whole pixels, which would make them jump.
    var surroundings = to.surroundings
    surroundings.isWindowed = true
    return AxisLayout(
      to, style: style, frame: frame, surroundings: surroundings, labels: labels,
      lines: lines.filter { frame.holds(along: $0.along) },
      title: title(frame: frame, fraction: held, across: min(max(across, 0), 1)))
  }
}

extension AxisTransition {
  /// The same words move along; other words keep their room beside the labels, and come once the plot has made it.
  private func title(frame: AxisFrame, fraction: Double, across: Double) -> TextPlacement? {
    if let a = from.title, let b = to.title, a.text == b.text {
      return TextPlacement.between(a, b, fraction)
    }
    let isOld = fraction < 0.5
    let own = isOld ? from : to
    var shift =
      frame.point(along: frame.length / 2, outward: 0)
      - own.frame.point(along: own.frame.length / 2, outward: 0)
    if let a = from.title, let b = to.title, let title = own.title {
      // Beside the plot's moving side, words next to wider labels would pass the view's edge.
      let place = a.anchor.interpolated(to: b.anchor, fraction: across) - title.anchor
      if frame.isHorizontal { shift.y = place.y } else { shift.x = place.x }
    }
    let opacity = isOld ? CrossFade.old(fraction) : CrossFade.new(min(fraction, across))
    return own.title?.faded(by: opacity).moved(by: shift)
  }
}

/// A tick with its label and its line.
struct AxisMark: Sendable {
  let tick: AxisTick
  let label: AxisLabelLayout?
  let line: AxisLine?
}

extension AxisLayout {
  /// The ticks with what is drawn for each.
  var marks: [AxisMark] {
    var labels: [Value: AxisLabelLayout] = [:]
    for label in self.labels where labels[label.value] == nil { labels[label.value] = label }
    let lines = shiftedLines
    return input.ticks.map { tick in
      let along = tick.tickPosition + style.tickOffset
      return AxisMark(
        tick: tick, label: labels[tick.value], line: lines.first { $0.along == along })
    }
  }

  /// Lines that stand at no tick.
  var otherLines: [AxisLine] {
    let taken = Set(input.ticks.map { $0.tickPosition + style.tickOffset })
    return shiftedLines.filter { !taken.contains($0.along) }
  }

  /// Where a value that need not be a tick lies from the plot's start; nil where the scale has no place for it.
  func place(of value: Value) -> Double? {
    guard let scale = input.scale, let start = scale.position(value) else { return nil }
    let place = start + scale.bandwidth / 2 - frame.side.start
    return place.isFinite ? place : nil
  }
}

extension GuideStroke {
  /// A line on its way; one that is absent in a state fades.
  static func between(_ a: GuideStroke?, _ b: GuideStroke?, _ fraction: Double) -> GuideStroke? {
    switch (a, b) {
    case (nil, nil): return nil
    case (let a?, nil): return a.faded(by: 1 - fraction)
    case (nil, let b?): return b.faded(by: fraction)
    case (var a?, let b?):
      a.color = Between.color(a.color, b.color, fraction)
      a.style = Between.strokeStyle(a.style, b.style, fraction)
      return a
    }
  }
}
