/// Entries that begin relative to one another, and the seconds at which each does.
package struct Schedule: Hashable, Sendable {
  /// Something that begins by a rule and takes a while.
  package struct Entry: Hashable, Sendable {
    package var name: String?
    package var begin: BeginRule
    /// Seconds added to what the rule says; may be negative.
    package var delay: Double
    /// Seconds that the entry takes with all its repeats; infinite for one without end.
    package var duration: Double

    package init(
      name: String? = nil, begin: BeginRule = .afterPrevious, delay: Double = 0,
      duration: Double = 0
    ) {
      self.name = name
      self.begin = begin
      self.delay = delay
      self.duration = duration
    }
  }

  package var entries: [Entry]

  package init(_ entries: [Entry]) { self.entries = entries }

  /// The beginning of each entry in seconds, in the entries' order.
  ///
  /// A reference may point at an entry further down. Throws for a reference to no entry, to several or
  /// to itself, for a circle, and for a beginning that is negative or never comes.
  package func resolve() throws(ScheduleError) -> [Double] {
    let dependencies = try dependencies()
    var begins = [Double?](repeating: nil, count: entries.count)
    for index in entries.indices where begins[index] == nil {
      for waiting in try chain(from: index, dependencies, begins).reversed() {
        begins[waiting] = try begin(of: waiting, after: dependencies[waiting], begins)
      }
    }
    return begins.map { $0 ?? 0 }
  }

  /// The entry whose times each entry's rule needs, if any.
  private func dependencies() throws(ScheduleError) -> [Int?] {
    var positions: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      if let name = entry.name { positions[name, default: []].append(index) }
    }
    var dependencies: [Int?] = []
    for (index, entry) in entries.enumerated() {
      switch entry.begin {
      case .seconds: dependencies.append(nil)
      case .afterPrevious, .withPrevious: dependencies.append(index > 0 ? index - 1 : nil)
      case .reference(let name, _, _):
        let found = positions[name, default: []]
        guard let position = found.first else {
          let known = entries.compactMap(\.name)
          throw .unknownName(
            entry: index, name: name, nearest: NearestName.nearest(to: name, among: known))
        }
        if found.count > 1 { throw .ambiguousName(entry: index, name: name) }
        if position == index { throw .selfReference(entry: index, name: name) }
        dependencies.append(position)
      }
    }
    return dependencies
  }

  /// An entry and those that it waits for, up to the first whose beginning is known.
  private func chain(from start: Int, _ dependencies: [Int?], _ begins: [Double?])
    throws(ScheduleError) -> [Int]
  {
    var chain = [start]
    var seen: Set = [start]
    while let last = chain.last, let next = dependencies[last], begins[next] == nil {
      if !seen.insert(next).inserted {
        throw .cycle(
          entries: Array(chain.drop { $0 != next }), names: cycleNames(chain, from: next))
      }
      chain.append(next)
    }
    return chain
  }

  private func cycleNames(_ chain: [Int], from first: Int) -> [String] {
    chain.drop { $0 != first }.map { entries[$0].name ?? "entry \($0 + 1)" }
  }

  private func begin(of index: Int, after dependency: Int?, _ begins: [Double?])
    throws(ScheduleError) -> Double
  {
    let entry = entries[index]
    let other = dependency.flatMap { begins[$0] } ?? 0
    let span = dependency.map { max(0, entries[$0].duration) } ?? 0
    let time =
      switch entry.begin {
      case .seconds(let seconds): seconds
      case .withPrevious: other
      case .afterPrevious: other + span
      case .reference(_, let edge, let offset): (edge == .end ? other + span : other) + offset
      }
    let begin = time + entry.delay
    guard begin.isFinite else { throw .neverBegins(entry: index) }
    // Differences of decimal seconds may miss 0 by the last bit.
    guard begin > -1e-9 else { throw .negativeTime(entry: index, seconds: begin) }
    return max(0, begin)
  }
}
