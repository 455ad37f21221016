import SceneModel

/// Which items of two states are the same thing.
///
/// - Equal keys match first; then keys of the same parts in another order, where that is unambiguous.
/// - What is left may be a part of another: `A, East` is a part of `A`.
struct KeyMatching: Sendable {
  /// For each new item the old one that it was.
  let origins: [Int?]
  /// For each old item the new one that it becomes.
  let destinations: [Int?]
  /// New items that an old one splits into, by the old one.
  let parts: [Int: [Int]]
  /// Old items that a new one is put together of, by the new one.
  let wholes: [Int: [Int]]

  init(from: [ItemKey], to: [ItemKey]) {
    var origins: [Int?] = Array(repeating: nil, count: to.count)
    var destinations: [Int?] = Array(repeating: nil, count: from.count)
    func match<Key: Hashable>(_ old: [Key], _ new: [Key]) {
      var places: [Key: [Int]] = [:]
      for (index, key) in old.enumerated() where destinations[index] == nil {
        places[key, default: []].append(index)
      }
      var counts: [Key: Int] = [:]
      for (index, key) in new.enumerated() where origins[index] == nil {
        counts[key, default: 0] += 1
      }
      for (index, key) in new.enumerated() where origins[index] == nil {
        guard let found = places[key], found.count == 1, counts[key] == 1 else { continue }
        origins[index] = found[0]
        destinations[found[0]] = index
      }
    }
    match(from, to)
    let (setsFrom, setsTo) = (from.map(\.parts), to.map(\.parts))
    match(setsFrom.map { $0.sorted() }, setsTo.map { $0.sorted() })
    let oldLeft = from.indices.filter { destinations[$0] == nil }
    let newLeft = to.indices.filter { origins[$0] == nil }
    parts = Self.members(of: oldLeft, from, setsFrom, among: newLeft, setsTo)
    wholes =
      parts.isEmpty ? Self.members(of: newLeft, to, setsTo, among: oldLeft, setsFrom) : [:]
    self.origins = origins
    self.destinations = destinations
  }

  /// For each whole the two or more parts whose keys have all of its pieces, where a part has one whole only.
  private static func members(
    of wholes: [Int], _ keys: [ItemKey], _ wholePieces: [[String]], among parts: [Int],
    _ partPieces: [[String]]
  ) -> [Int: [Int]] {
    guard !wholes.isEmpty, parts.count > 1 else { return [:] }
    // A sum without any discrete channel has its row's number for a key.
    if wholes.count == 1, keys[wholes[0]].isRowNumber { return [wholes[0]: parts] }
    var byPieces: [Set<String>: Int] = [:]
    for whole in wholes { byPieces[Set(wholePieces[whole])] = whole }
    var result: [Int: [Int]] = [:]
    for part in parts {
      let pieces = partPieces[part]
      guard pieces.count > 1 else { continue }
      var found: [Int] = []
      for index in pieces.indices {
        var fewer = pieces
        fewer.remove(at: index)
        if let whole = byPieces[Set(fewer)], !found.contains(whole) { found.append(whole) }
      }
      if found.count == 1 { result[found[0], default: []].append(part) }
    }
    return result.filter { $0.value.count > 1 }
  }
}
