import Foundation
import Geometry
import Guides
import Tables
import Typesetting

/// A tick on its way, with its label and its line.
struct TickTransition: Sendable {
  private let old: AxisMark?
  private let new: AxisMark?
  /// From the plot's start at both ends, of the label and of the line.
  private let label: (from: Double, to: Double)
  private let line: (from: Double, to: Double)
  private let from: AxisFrame
  private let to: AxisFrame
  private let tickOffset: (from: Double, to: Double)

  init(
    _ old: AxisMark?, _ new: AxisMark?, from: AxisLayout, to: AxisLayout, glides: Bool = false,
    rest: Value? = nil
  ) {
    self.old = old
    self.new = new
    self.from = from.frame
    self.to = to.frame
    tickOffset = (from.style.tickOffset, to.style.tickOffset)
    switch (old?.tick, new?.tick) {
    case (let a?, let b?):
      label = (a.position, b.position)
      line = (a.tickPosition, b.tickPosition)
    case (let a?, nil):
      let place = Self.place(of: a, own: from, other: to, glides: glides, rest: rest)
      label = (a.position, place)
      line = (a.tickPosition, place + a.tickPosition - a.position)
    case (nil, let b?):
      let place = Self.place(of: b, own: to, other: from, glides: glides, rest: rest)
      label = (place, b.position)
      line = (place + b.tickPosition - b.position, b.tickPosition)
    case (nil, nil):
      label = (0, 0)
      line = (0, 0)
    }
  }

  /// Where a tick of one state would stand in the other.
  private static func place(
    of tick: AxisTick, own: AxisLayout, other: AxisLayout, glides: Bool, rest: Value?
  ) -> Double {
    if own.input.isDiscrete == other.input.isDiscrete, let place = other.place(of: tick.value),
      let here = own.place(of: tick.value)
    {
      return place + tick.position - here
    }
    if glides, own.input.isDiscrete {
      return own.gate(rest: rest)
    }
    return own.frame.length > 0
      ? tick.position / own.frame.length * other.frame.length : tick.position
  }

  func add(
    to labels: inout [AxisLabelLayout], _ lines: inout [AxisLine], frame: AxisFrame,
    fraction: Double
  ) {
    let held = min(max(fraction, 0), 1)
    let along = Between.number(label.from, label.to, fraction)
    switch (old?.label, new?.label) {
    case (let a?, let b?)
    where a.text == b.text && a.placement.style == b.placement.style
      && a.shownText == b.shownText:
      var next = b
      let anchor = Between.point(
        a.placement.anchor, b.placement.anchor,
        StageFractions(leave: 0, x: fraction, y: fraction, enter: 0))
      next.placement = b.placement.moved(by: anchor - b.placement.anchor)
      let first = a.visible ? a.opacity : 0
      let last = b.visible ? b.opacity : 0
      next.opacity = first == last ? first : Between.number(first, last, held)
      next.visible = next.opacity > 0
      next.position = Between.number(a.position, b.position, fraction)
      labels.append(next)
    case (let a, let b):
      if let a {
        add(
          a, from: self.from, along: label.from, frame, to: along,
          opacity: oldOpacity(held), &labels)
      }
      if let b {
        add(
          b, from: self.to, along: label.to, frame, to: along,
          opacity: newOpacity(held), &labels)
      }
    }
    addLine(&lines, frame: frame, fraction: fraction, held: held)
  }

  /// The labels as ``add(to:_:frame:fraction:)`` places them, by the top left corners of their boxes.
  func forEachLabel(frame: AxisFrame, fraction: Double, _ visit: (String, Point) -> Void) {
    let held = min(max(fraction, 0), 1)
    let along = Between.number(label.from, label.to, fraction)
    switch (old?.label, new?.label) {
    case (let a?, let b?)
    where a.text == b.text && a.placement.style == b.placement.style
      && a.shownText == b.shownText:
      let anchor = a.placement.anchor.interpolated(to: b.placement.anchor, fraction: fraction)
      if a.visible || b.visible { visit(b.text, b.box.origin + (anchor - b.placement.anchor)) }
    case (let a, let b):
      func add(_ label: AxisLabelLayout, _ own: AxisFrame, _ start: Double, _ opacity: Double) {
        guard label.visible, opacity > 0 else { return }
        let shift = frame.point(along: along, outward: 0) - own.point(along: start, outward: 0)
        visit(label.text, label.box.origin + shift)
      }
      if let a { add(a, from, label.from, oldOpacity(held)) }
      if let b { add(b, to, label.to, newOpacity(held)) }
    }
  }

  private func addLine(
    _ lines: inout [AxisLine], frame: AxisFrame, fraction: Double, held: Double
  ) {
    let along =
      Between.number(line.from, line.to, fraction)
      + Between.number(tickOffset.from, tickOffset.to, held)
    switch (old?.line, new?.line) {
    case (nil, nil): break
    case (let a?, let b?):
      var line = AxisLine(
        along: along, tick: GuideStroke.between(a.tick, b.tick, held),
        grid: GuideStroke.between(a.grid, b.grid, held))
      line.tickShift = Between.number(a.tickShift, b.tickShift, held)
      line.gridShift = Between.number(a.gridShift, b.gridShift, held)
      lines.append(line)
    case (var a?, nil):
      a.along = along
      lines.append(a.faded(by: oldOpacity(held)))
    case (nil, var b?):
      b.along = along
      lines.append(b.faded(by: newOpacity(held)))
    }
  }

  /// An old tick is gone half way, or when it has passed the plot's end by 8 points.
  private func oldOpacity(_ fraction: Double) -> Double {
    Self.fade(fraction, within: Self.passing(label.from, label.to, from.length, to.length))
  }

  /// A new tick comes from half way on, or from where it passes the plot's end.
  private func newOpacity(_ fraction: Double) -> Double {
    Self.fade(1 - fraction, within: Self.passing(label.to, label.from, to.length, from.length))
  }

  /// The fraction of the way from a place inside at which a tick is 8 points past an end of the plot; half at most.
  private static func passing(
    _ inside: Double, _ other: Double, _ length: Double, _ otherLength: Double
  ) -> Double {
    let margin = 8.0
    var fraction = 0.5
    if other < -margin { fraction = min(fraction, (inside + margin) / (inside - other)) }
    if other > otherLength + margin {
      let speed = (other - inside) - (otherLength - length)
      fraction = min(fraction, (length + margin - inside) / speed)
    }
    return fraction.isFinite ? max(fraction, 1e-6) : 0.5
  }

  /// From 1 at 0 to nothing at a limit.
  ///
  /// A limit that comes very early falls into the slow beginning of an eased movement, where the fraction runs
  /// with the cube of the time; its root keeps the fade even.
  private static func fade(_ fraction: Double, within limit: Double) -> Double {
    guard fraction < limit else { return 0 }
    let share = max(0, fraction / limit)
    return 1 - (limit < 0.1 ? cbrt(share) : share)
  }

  private func add(
    _ label: AxisLabelLayout, from own: AxisFrame, along: Double, _ frame: AxisFrame,
    to place: Double, opacity: Double, _ labels: inout [AxisLabelLayout]
  ) {
    guard label.visible, opacity > 0 else { return }
    var next = label
    let shift = frame.point(along: place, outward: 0) - own.point(along: along, outward: 0)
    next.placement = label.placement.moved(by: shift)
    next.position += frame.isHorizontal ? shift.x : shift.y
    next.opacity *= opacity
    labels.append(next)
  }
}

extension AxisLayout {
  /// Where ticks of a race come and go: at the tick that stands for the rest, or beyond the end.
  func gate(rest: Value?) -> Double { rest.flatMap { place(of: $0) } ?? placeBeyondEnd }

  /// Points from the plot's start to where one more tick of a discrete axis would stand.
  var placeBeyondEnd: Double {
    let places = input.ticks.map(\.position)
    guard let first = places.min(), let last = places.max() else { return frame.length }
    let step = places.count > 1 ? (last - first) / Double(places.count - 1) : frame.length
    return max(last + step, frame.length + step / 2)
  }
}
