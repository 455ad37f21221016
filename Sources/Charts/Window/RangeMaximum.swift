/// The greatest of any run of neighbouring numbers, found in logarithmic time.
struct RangeMaximum: Sendable {
  let count: Int
  /// A binary tree in a list: a node's two children are at twice its place and the next.
  private let nodes: [Double]

  init(_ values: [Double]) {
    count = values.count
    var nodes = Array(repeating: -Double.infinity, count: values.count) + values
    for place in stride(from: values.count - 1, to: 0, by: -1) {
      nodes[place] = max(nodes[2 * place], nodes[2 * place + 1])
    }
    self.nodes = nodes
  }

  subscript(index: Int) -> Double { nodes[count + index] }

  /// The greatest value of a run; minus infinity for an empty one.
  func maximum(_ range: Range<Int>) -> Double {
    var low = max(range.lowerBound, 0) + count
    var high = min(range.upperBound, count) + count
    var found = -Double.infinity
    while low < high {
      if low & 1 == 1 {
        found = max(found, nodes[low])
        low += 1
      }
      if high & 1 == 1 {
        high -= 1
        found = max(found, nodes[high])
      }
      low /= 2
      high /= 2
    }
    return found
  }
}

extension Array where Element == Double {
  /// The first place of a rising list whose number is at least a value.
  func firstIndex(from value: Double) -> Int { partition { $0 >= value } }

  /// The first place of a rising list whose number is above a value.
  func firstIndex(above value: Double) -> Int { partition { $0 > value } }

  private func partition(_ holds: (Double) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
