import Scales

/// Takes the values of one field of one group in turn and gives their summaries.
///
/// Null and the empty text count as missing; they and NaN take no part in anything but the counts. A text that spells
/// no number is a value, which counts and has an order, but no part of a sum.
struct AggregateAccumulator {
  private let keepsNumbers: Bool
  private let keepsDistinct: Bool
  private let keepsRows: Bool

  private var count = 0
  private var missing = 0
  private var valid = 0
  /// How many of the valid values are or spell numbers.
  private var numberCount = 0
  private var sum = 0.0
  private var product = 1.0
  private var mean = 0.0
  /// The sum of squared distances from the mean (Welford's update).
  private var deviation = 0.0
  private var least: Extreme?
  private var greatest: Extreme?
  private var numbers: [Double] = []
  private var distinct: Set<Value> = []
  private var rows: [Int] = []
  private var isDate = false

  /// The value at an end, with what it is compared by.
  private struct Extreme {
    var value: Value
    var row: Int
    /// The number that the value is or spells.
    var rank: Value
  }

  init(for operations: [AggregateOperation]) {
    keepsNumbers = operations.contains { $0.needsNumbers }
    keepsDistinct = operations.contains(.distinct)
    keepsRows = operations.contains(.values)
  }

  mutating func add(_ value: Value, row: Int) {
    count += 1
    if keepsRows { rows.append(row) }
    if keepsDistinct { distinct.insert(value.groupingKey) }
    if value.isNull || value.isEmptyText {
      missing += 1
      return
    }
    guard value.isValid else { return }
    valid += 1
    compare(value, row: row)
    if case .date = value.meaning { isDate = true }
    let number = value.asNumber
    guard !number.isNaN else { return }
    numberCount += 1
    sum += number
    product *= number
    let distance = number - mean
    mean += distance / Double(numberCount)
    deviation += distance * (number - mean)
    if keepsNumbers { numbers.append(number) }
  }

  /// Moves the ends out to a value; beside numbers, texts that spell none count for nothing.
  private mutating func compare(_ value: Value, row: Int) {
    var rank = value.meaning
    if case .string(let text) = value {
      let number = Value.number(spelledBy: text)
      if !number.isNaN { rank = .number(number) }
    }
    let candidate = Extreme(value: value, row: row, rank: rank)
    guard let low = least, let high = greatest else {
      (least, greatest) = (candidate, candidate)
      return
    }
    switch (rank.isText, low.rank.isText) {
    case (true, false): return
    case (false, true): (least, greatest) = (candidate, candidate)
    default:
      if ValueOrder.compare(rank, low.rank) < 0 { least = candidate }
      if ValueOrder.compare(rank, high.rank) > 0 { greatest = candidate }
    }
  }

  /// The summary; null where there is none, such as the mean of nothing.
  ///
  /// - Parameter seed: Seeds the resampling of confidence intervals.
  func result(_ operation: AggregateOperation, in table: Table, seed: UInt64) -> Value {
    switch operation {
    case .count: return .number(Double(count))
    case .valid: return .number(Double(valid))
    case .missing: return .number(Double(missing))
    case .distinct: return .number(Double(distinct.count))
    case .min: return least?.value ?? .null
    case .max: return greatest?.value ?? .null
    case .argmin: return least.map { table.row($0.row).object } ?? .null
    case .argmax: return greatest.map { table.row($0.row).object } ?? .null
    case .values: return .array(rows.map { table.row($0).object })
    default: break
    }
    guard let number = number(operation, seed: seed) else { return .null }
    return isDate && operation.keepsDates ? .date(number) : .number(number)
  }

  private func quantile(_ fraction: Double) -> Double? {
    numbers.isEmpty ? nil : DiscretizingScale.quantile(numbers.sorted(), fraction)
  }

  private func number(_ operation: AggregateOperation, seed: UInt64) -> Double? {
    guard numberCount > 0 else { return nil }
    let size = Double(numberCount)
    switch operation {
    case .sum: return sum
    case .product: return product
    case .mean, .average: return mean
    case .median: return quantile(0.5)
    case .q1: return quantile(0.25)
    case .q3: return quantile(0.75)
    case .ci0: return Bootstrap.confidenceInterval(of: numbers, seed: seed)?.0
    case .ci1: return Bootstrap.confidenceInterval(of: numbers, seed: seed)?.1
    default: break
    }
    guard numberCount > 1 else { return nil }
    switch operation {
    case .variance: return deviation / (size - 1)
    case .variancep: return deviation / size
    case .stdev: return (deviation / (size - 1)).squareRoot()
    case .stdevp: return (deviation / size).squareRoot()
    case .stderr: return (deviation / (size * (size - 1))).squareRoot()
    default: return nil
    }
  }
}

extension Value {
  fileprivate var isText: Bool { if case .string = self { true } else { false } }
}
