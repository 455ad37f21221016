/// Keeps about as many of the latest used values as it is told to; what it forgets is made again.
struct GenerationCache<Key: Hashable, Value> {
  /// What the values of one generation may cost; at most two generations are kept.
  private let capacity: Int
  private var spent = 0
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) { self.capacity = capacity }

  /// The value for a key, made when it is not there.
  mutating func value(
    for key: Key, cost: (Value) -> Int = { _ in 1 }, make: () -> Value
  ) -> Value {
    if let value = young[key] { return value }
    let value = old[key] ?? make()
    if spent >= capacity {
      old = young
      young = [:]
      spent = 0
    }
    spent += cost(value)
    young[key] = value
    return value
  }
}
