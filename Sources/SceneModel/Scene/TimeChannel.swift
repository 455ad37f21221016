package import Syntax

/// The channel by which a view runs through periods.
package struct TimeChannel: Sendable, Hashable {
  /// What becomes of a key that has no value between two periods in which it has one.
  package enum Missing: String, Sendable, Hashable {
    /// It gets a value between the two.
    case interpolate
    /// It leaves and comes back.
    case absent
  }

  package var field: String
  /// Nil where the scene says nothing: then numbers and dates are an axis, by which values between are found.
  package var type: ChannelDefinition.FieldType?
  /// The order of the periods; nil goes by what they are.
  package var sort: Sort?
  /// Whether the axes of measures follow each period, or span all of them.
  package var rescale: Bool
  /// How long the periods last.
  package var pace: Pace
  /// Seconds of stillness at each period.
  package var pause: Double
  package var missing: Missing
  /// How the period's name looks; nil shows none.
  package var label: Properties?
  /// The number that counts beside the period's name; nil shows none.
  package var total: PeriodTotal?
  /// The line along which each point has come; nil draws none.
  package var trail: Trail?
  /// The fading copies that each point leaves behind; nil draws none.
  package var wake: Wake?
  /// How many of a sorted position are shown; nil shows all.
  package var top: Int?
  /// The name of the one that stands for all that `top` leaves out; nil lets them leave.
  package var others: String?
  package var location: SourceLocation?

  package enum Pace: Sendable, Hashable {
    /// Seconds from one period to the next.
    case period(Double)
    /// Seconds of all periods together.
    case whole(Double)

    /// Seconds from one of so many periods to the next.
    package func seconds(count: Int) -> Double {
      switch self {
      case .period(let seconds): seconds
      case .whole(let seconds): seconds / Double(max(count, 1))
      }
    }
  }

  /// The order in which periods play.
  package enum Sort: Sendable, Hashable {
    case ascending, descending
    /// As they first come in the data.
    case data
    /// The listed ones, then the others as they first come.
    case listed([JSONNode])
    /// The listed ones and no others.
    case only([JSONNode])
    /// Those between two, in the order from the first to the second.
    case between(JSONNode, JSONNode)
  }

  /// The line behind a point.
  package struct Trail: Sendable, Hashable {
    /// Periods back from the present one; nil goes back to the first.
    package var length: Int?
    /// 0…1, of the mark's own.
    package var opacity: Double
    /// Points.
    package var strokeWidth: Double
  }

  /// The copies behind a point.
  package struct Wake: Sendable, Hashable {
    /// How many periods back there are copies.
    package var length: Int
    /// Of the latest copy, 0…1 of the mark's own.
    package var opacity: Double
  }
}

/// A summary of a period's rows, shown as a number that runs from one period's to the next one's.
package struct PeriodTotal: Sendable, Hashable {
  package enum Operation: String, CaseIterable, Sendable, Hashable {
    case sum, mean, min, max, count
  }

  /// The field that is summed up; nil only where rows are counted.
  package var field: String?
  package var operation: Operation
  /// A d3 number format.
  package var format: String
  /// The word before the number; nil is none.
  package var title: String?
  /// `font`, `fontSize`, `fontWeight` and `color`.
  package var looks: Properties
}
