/// The words that are allowed in one place, to suggest the nearest for a word that is not.
package struct Vocabulary: Sendable, Hashable {
  package let words: [String]

  package init(_ words: [String]) { self.words = words }

  /// The word most like the given one, or nil where none is near; of equals the first in the list.
  ///
  /// Near means at most one edit for each three letters, without regard to case, or a word that the given one begins.
  package func nearest(to word: String) -> String? {
    let lowered = Array(word.lowercased().unicodeScalars)
    guard !lowered.isEmpty, lowered.count <= 60 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in words {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let length = max(lowered.count, letters.count)
      let allowed = max(1, length / 3)
      guard abs(lowered.count - letters.count) <= allowed, length > 1 else { continue }
      let distance = Self.distance(lowered, letters)
      guard distance <= allowed, distance < length, distance < best?.distance ?? .max else {
        continue
      }
      best = (candidate, distance)
    }
    if let best { return best.word }
    guard lowered.count >= 3 else { return nil }
    return words.first { $0.lowercased().unicodeScalars.starts(with: lowered) }
  }

  /// The end of a message: "; did you mean `color`?", or nothing.
  package func hint(for word: String) -> String {
    nearest(to: word).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, substitutions and swaps of neighbours.
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      row.reserveCapacity(b.count + 1)
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        var best = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, beforePrevious[j - 2] + 1)
        }
        row.append(best)
      }
      beforePrevious = previous
      previous = row
    }
    return previous[b.count]
  }
}
