import Syntax

/// Splits a command's arguments into options and operands.
///
/// `--name value`, `--name=value`, `-n value`, `-nvalue` and flags in any order; after `--` all are operands; `-` is an operand.
struct ArgumentParser {
  let options: [Option]

  func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.operands += rest
        break
      } else if argument.hasPrefix("--") {
        try parseLong(argument, &rest, into: &parsed)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try parseShort(argument, &rest, into: &parsed)
      } else {
        parsed.operands.append(argument)
      }
    }
    return parsed
  }

  private func parseLong(
    _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let body = argument.dropFirst(2)
    let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = options.first(where: { $0.name == name }) else {
      throw unknown("--" + name)
    }
    if option.takesValue {
      let value = parts.count == 2 ? String(parts[1]) : try next(of: option, &rest)
      try add(option, value, to: &parsed)
    } else if parts.count == 2 {
      throw UsageError("--\(name) takes no value")
    } else {
      parsed.add(option, "")
    }
  }

  private func parseShort(
    _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw unknown("-" + String(letter))
      }
      guard option.takesValue else {
        parsed.add(option, "")
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      let value = letters.isEmpty ? try next(of: option, &rest) : String(letters)
      try add(option, value, to: &parsed)
      return
    }
  }

  private func next(
    of option: Option, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.first, !isOption(value) else {
      throw UsageError("--\(option.name) needs a value: \(option.placeholder ?? "")")
    }
    rest.removeFirst()
    return value
  }

  private func isOption(_ text: String) -> Bool {
    let name = text.dropFirst(2).prefix { $0 != "=" }
    return text.hasPrefix("--") && options.contains { $0.name == name }
  }

  private func add(
    _ option: Option, _ value: String, to parsed: inout ParsedArguments
  ) throws(UsageError) {
    guard option.words.isEmpty || option.words.contains(value) else {
      let words = option.words.joined(separator: ", ")
      throw UsageError("--\(option.name) is one of \(words); not \"\(value)\"")
    }
    if !option.repeats, let other = parsed.value(option), other != value {
      throw UsageError("--\(option.name) is given twice, with \"\(other)\" and \"\(value)\"")
    }
    parsed.add(option, value)
  }

  private func unknown(_ written: String) -> UsageError {
    let name = String(written.drop { $0 == "-" })
    guard let near = Vocabulary(options.map(\.name)).nearest(to: name) else {
      return UsageError("unknown option \(written)")
    }
    return UsageError("unknown option \(written); did you mean --\(near)?")
  }
}
