import Scales

/// Takes the values of one field of one group in turn and gives their summaries.
///
/// Null and the empty text count as missing; they and NaN take no part in anything but the counts.
struct AggregateAccumulator {
  private let keepsNumbers: Bool
  private let keepsDistinct: Bool
  private let keepsRows: Bool

  private var count = 0
  private var missing = 0
  private var valid = 0
  private var sum = 0.0
  private var product = 1.0
  private var mean = 0.0
  /// The sum of squared distances from the mean (Welford's update).
  private var deviation = 0.0
  private var least: (value: Value, row: Int)?
  private var greatest: (value: Value, row: Int)?
  private var numbers: [Double] = []
  private var distinct: Set<Value> = []
  private var rows: [Int] = []
  private var isDate = false

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
    if least.map({ ValueOrder.compare(value, $0.value) < 0 }) ?? true { least = (value, row) }
    if greatest.map({ ValueOrder.compare(value, $0.value) > 0 }) ?? true { greatest = (value, row) }
    if case .date = value { isDate = true }
    let number = value.asNumber
    sum += number
    product *= number
    let distance = number - mean
    mean += distance / Double(valid)
    deviation += distance * (number - mean)
    if keepsNumbers, !number.isNaN { numbers.append(number) }
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
    guard valid > 0 else { return nil }
    let size = Double(valid)
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
    guard valid > 1 else { return nil }
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
