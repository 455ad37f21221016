/// Keeps about as many of the latest used values as it is told to; what it forgets is made again.
struct GenerationCache<Key: Hashable, Value> {
  /// Values of one generation; at most two generations are kept.
  private let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) { self.capacity = capacity }

  /// The value for a key, made when it is not there.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old[key] ?? make()
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = value
    return value
  }
}
