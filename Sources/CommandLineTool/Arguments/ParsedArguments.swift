/// What the user typed after a command's name: operands in order, and options with their values.
struct ParsedArguments: Sendable {
  var operands: [String] = []
  /// Option names with their values in the order given; a flag has an empty value.
  private var given: [(option: Option, value: String)] = []

  /// Notes an option; a later one does not replace an earlier one.
  mutating func add(_ option: Option, _ value: String) { given.append((option, value)) }

  /// Whether the option was given at all.
  func has(_ option: Option) -> Bool { given.contains { $0.option == option } }

  /// The value given last, which is the one that counts where only one can.
  func value(_ option: Option) -> String? { given.last { $0.option == option }?.value }

  /// Every value in the order given.
  func values(_ option: Option) -> [String] {
    given.filter { $0.option == option }.map(\.value)
  }

  /// The value read by a parser that answers nil for what it does not understand.
  func value<Value>(
    _ option: Option, expecting expected: String, _ parse: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = value(option) else { return nil }
    guard let value = parse(text) else {
      throw UsageError("--\(option.name) takes \(expected), not \"\(text)\"")
    }
    return value
  }
}
