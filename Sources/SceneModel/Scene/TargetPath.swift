package import Syntax

/// What an animation moves, as the scene names it: `budget['Rent']`, `current.points[7]`, `sales.xAxis.labels`.
package struct TargetPath: Sendable, Hashable {
  /// One step of the way from the scene to a part of it.
  package enum Step: Sendable, Hashable {
    /// A view, a layer, or a part such as `points` or `xAxis`.
    case name(String)
    /// The item at a place, counted from 0.
    case index(Int)
    /// The item with a key or a value, such as a category.
    case key(String)
  }

  /// At least one; the first is a name.
  package var steps: [Step]
  package var location: SourceLocation?

  package init(steps: [Step], location: SourceLocation? = nil) {
    self.steps = steps
    self.location = location
  }

  /// The first step's name.
  package var head: String {
    if case .name(let name) = steps.first { name } else { "" }
  }

  /// The steps after the first.
  package var tail: ArraySlice<Step> { steps.dropFirst() }

  /// The path as a scene writes it.
  package var text: String {
    var result = ""
    for step in steps {
      switch step {
      case .name(let name): result += (result.isEmpty ? "" : ".") + name
      case .index(let index): result += "[\(index)]"
      case .key(let key):
        result +=
          "['\(key.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'"))']"
      }
    }
    return result
  }

  /// Reads a path; throws where a bracket, a quote or a name is missing.
  package init(parsing text: String, at location: SourceLocation?) throws(DiagnosticError) {
    let characters = Array(text.unicodeScalars)
    var steps: [Step] = []
    var place = 0
    func fault(_ what: String) -> DiagnosticError {
      DiagnosticError("the target \"\(text)\" \(what)", at: location)
    }
    while place < characters.count {
      switch characters[place] {
      case ".":
        if steps.isEmpty { throw fault("begins with a dot; name a view or a layer first") }
        place += 1
        if place == characters.count || characters[place] == "." || characters[place] == "[" {
          throw fault("needs a name after the dot")
        }
      case "[":
        if steps.isEmpty { throw fault("begins with a bracket; name a view or a layer first") }
        steps.append(try Self.bracket(characters, &place, fault))
      default:
        if let last = steps.last, case .name = last, characters[place - 1] != "." {
          throw fault("cannot be read")
        }
        if let before = place > 0 ? characters[place - 1] : nil, before == "]" {
          throw fault("needs a dot after \"]\"")
        }
        let start = place
        while place < characters.count, characters[place] != ".", characters[place] != "[" {
          place += 1
        }
        steps.append(.name(Self.string(characters[start..<place])))
      }
    }
    if steps.isEmpty { throw fault("is empty") }
    self.init(steps: steps, location: location)
  }

  private static func bracket(
    _ characters: [Unicode.Scalar], _ place: inout Int, _ fault: (String) -> DiagnosticError
  ) throws(DiagnosticError) -> Step {
    place += 1
    var content: [Unicode.Scalar] = []
    var step: Step
    if place < characters.count, characters[place] == "'" || characters[place] == "\"" {
      let quote = characters[place]
      place += 1
      while place < characters.count, characters[place] != quote {
        if characters[place] == "\\", place + 1 < characters.count { place += 1 }
        content.append(characters[place])
        place += 1
      }
      if place >= characters.count { throw fault("has a quote that is not closed") }
      place += 1
      step = .key(string(content[...]))
    } else {
      while place < characters.count, characters[place] != "]" {
        content.append(characters[place])
        place += 1
      }
      let text = string(content[...])
      step = .key(text)
      if let index = Int(text) {
        if index < 0 { throw fault("has a negative index") }
        step = .index(index)
      }
      if text.isEmpty { throw fault("has empty brackets") }
    }
    if place >= characters.count || characters[place] != "]" {
      throw fault("has a bracket that is not closed")
    }
    place += 1
    return step
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }
}
