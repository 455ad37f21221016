import Glibc
package import Scales

/// The steps between ticks that a moving axis may take, from coarse to fine.
///
/// They are those that d3 chooses among: 1, 2 and 5 times a power of ten, or the intervals of a calendar.
package struct TickLadder: Sendable {
  /// One distance between ticks.
  package struct Level: Sendable {
    package let step: Step
    /// The step's length in domain units; of a month or year the usual one.
    package let length: Double
    /// The points between neighbours at which d3 would take this step and not the coarser one, as a share of the
    /// points that it aims at.
    package let share: Double
  }

  package enum Step: Sendable, Hashable {
    case number(Double)
    case interval(CalendarInterval)
  }

  package let levels: [Level]

  /// Steps of numbers from about a span's length down to `fineness` of it.
  init(span: Double, fineness: Double = 1e-5, least: Double?) {
    var levels: [Level] = []
    let top = log10(span).rounded(.up)
    guard span > 0, span.isFinite, top.isFinite else {
      self.levels = []
      return
    }
    var power = top
    let lowest = max(span * fineness, least ?? 0)
    while levels.count < 60 {
      for (factor, share) in [
        (5.0, 1 / 2.0.squareRoot()), (2, 2 / 10.0.squareRoot()), (1, 1 / 2.0.squareRoot()),
      ] {
        let length = factor * pow(10, power)
        guard length >= lowest * (1 - 1e-9), length.isNormal else {
          self.levels = levels
          return
        }
        let exact = power < 0 ? factor / pow(10, -power) : length
        levels.append(Level(step: .number(exact), length: length, share: share))
      }
      power -= 1
    }
    self.levels = levels
  }

  private static let calendar: [(unit: CalendarInterval.Unit, step: Int, length: Double)] = [
    (.year, 100, 31536e8), (.year, 50, 15768e8), (.year, 20, 63072e7), (.year, 10, 31536e7),
    (.year, 5, 15768e7), (.year, 2, 63072e6), (.year, 1, 31536e6), (.month, 3, 7776e6),
    (.month, 1, 2592e6), (.week, 1, 6048e5), (.day, 2, 1728e5), (.day, 1, 864e5),
    (.hour, 12, 432e5), (.hour, 6, 216e5), (.hour, 3, 108e5), (.hour, 1, 36e5),
    (.minute, 30, 18e5), (.minute, 15, 9e5), (.minute, 5, 3e5), (.minute, 1, 6e4),
    (.second, 30, 30e3), (.second, 15, 15e3), (.second, 5, 5e3), (.second, 1, 1e3),
  ]

  /// Intervals from about a span's length down to a second, or to a least length in milliseconds.
  init(span: Double, zone: TimeZoneRule, least: Double?) {
    let lowest = least ?? 0
    var levels: [Level] = []
    var coarser: Double?
    for entry in Self.calendar where entry.length <= span * 2 && entry.length >= lowest * 0.9 {
      let share = coarser.map { entry.length / ($0 * entry.length).squareRoot() } ?? 0
      coarser = entry.length
      levels.append(
        Level(
          step: .interval(
            CalendarInterval(
              entry.unit, step: entry.step, zone: zone, countsDaysOn: zone == .utc)),
          length: entry.length, share: share))
    }
    self.levels = levels
  }

  /// One interval that the scene asks for, and coarser ones for where its labels do not fit.
  init(only interval: CalendarInterval, span: Double, zone: TimeZoneRule) {
    let length = interval.offset(0) - 0
    var levels: [Level] = []
    for entry in Self.calendar where entry.length <= span * 2 && entry.length > length * 1.2 {
      levels.append(
        Level(
          step: .interval(
            CalendarInterval(
              entry.unit, step: entry.step, zone: zone, countsDaysOn: zone == .utc)),
          length: entry.length, share: 0))
    }
    self.levels = levels + [Level(step: .interval(interval), length: length, share: 0)]
  }

  /// One step of numbers that the scene asks for, and multiples of it for where its labels do not fit.
  init(only step: Double, span: Double) {
    var levels: [Level] = []
    for factor in [100.0, 50, 20, 10, 5, 2, 1] where step * factor <= span * 2 {
      levels.append(Level(step: .number(step * factor), length: step * factor, share: 0))
    }
    self.levels = levels
  }

  /// The ticks of a level between two values, both included; none where they are too many.
  package static func values(_ step: Step, from low: Double, to high: Double) -> [Double] {
    switch step {
    case .number(let step): (try? LinearTicks.values(from: low, to: high, step: step)) ?? []
    case .interval(let interval):
      (try? TimeTicks(zone: interval.zone).values(from: low, to: high, interval: interval)) ?? []
    }
  }
}
