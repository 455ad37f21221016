/// The search for the known name that an unknown one was probably meant to be.
enum NearestName {
  /// The known name with the fewest edits, the first of equals; nil if more than half would change.
  static func nearest(to name: String, among known: [String]) -> String? {
    let ranked = known.map { (name: $0, edits: edits(from: Array(name), to: Array($0))) }
    guard let best = ranked.min(by: { $0.edits < $1.edits }) else { return nil }
    return best.edits * 2 <= max(name.count, best.name.count) ? best.name : nil
  }

  /// The Levenshtein distance: how many characters to insert, drop or replace.
  private static func edits(from a: [Character], to b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, character) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
