/// The places of distinct values in a list, found by a value or by what it means.
///
/// A text of the data is found by its text first, so that 7 and 07 are two; a plain number, date or truth value of
/// a scene finds the text that means it, and such a text finds the plain value.
package struct ValuePlaces: Sendable {
  private var places: [Value: Int] = [:]
  /// The places of cells by what they mean; of several, of the one that is written as the number itself is.
  private var meanings: [Value: Int] = [:]

  package init(_ values: [Value] = []) {
    for (place, value) in values.enumerated() { insert(value, at: place) }
  }

  /// Gives a value a place, unless it has one itself.
  package mutating func insert(_ value: Value, at place: Int) {
    guard places[value.groupingKey] == nil else { return }
    places[value.groupingKey] = place
    guard case .cell(let cell) = value, value.isValid else { return }
    let meaning = cell.meaning
    if meanings[meaning] == nil || meaning.asText == cell.text { meanings[meaning] = place }
  }

  package subscript(value: Value) -> Int? {
    if let place = places[value.groupingKey] { return place }
    switch value {
    case .cell(let cell): return places[cell.meaning]
    case .number, .date, .boolean: return meanings[value]
    default: return nil
    }
  }
}
