import Drawing
import Foundation

/// How far two display lists are apart.
enum Difference {
  /// The largest difference of any number in them; infinite where their words differ.
  static func largest(_ a: DisplayList, _ b: DisplayList) -> Double {
    let (first, second) = (numbers(a), numbers(b))
    guard first.words == second.words, first.numbers.count == second.numbers.count else {
      return .infinity
    }
    return zip(first.numbers, second.numbers).map { abs($0 - $1) }.max() ?? 0
  }

  /// Whether two display lists are the same but for their colours.
  static func isSameShape(_ a: DisplayList, _ b: DisplayList) -> Bool {
    func text(_ list: DisplayList) -> String {
      DisplayListText.text(of: list).replacing(/#[0-9a-f]{6}/, with: "#")
    }
    return text(a) == text(b)
  }

  /// The first line of their texts that differs, in both; nil where they say the same.
  static func first(_ a: DisplayList, _ b: DisplayList) -> String? {
    func lines(_ list: DisplayList) -> [Substring] {
      DisplayListText.text(of: list).split(separator: "\n")
    }
    let (old, new) = (lines(a), lines(b))
    for index in 0..<max(old.count, new.count) {
      let (one, other) = (old.dropFirst(index).first ?? "", new.dropFirst(index).first ?? "")
      if one != other { return "\(one) ≠ \(other)" }
    }
    return nil
  }

  private static func numbers(_ list: DisplayList) -> (words: String, numbers: [Double]) {
    var words = ""
    var numbers: [Double] = []
    var digits = ""
    func finish() {
      if let number = Double(digits) {
        numbers.append(number)
        words += "#"
      } else {
        words += digits
      }
      digits = ""
    }
    for character in DisplayListText.text(of: list) {
      if character.isNumber || character == "." || character == "-" {
        digits.append(character)
      } else {
        finish()
        words.append(character)
      }
    }
    finish()
    return (words, numbers)
  }
}

/// How opaque each text of a display list is; the strongest where a text appears twice.
struct Opacities {
  private(set) var texts: [String: Double] = [:]

  init(_ list: DisplayList) { add(list.commands, opacity: 1) }

  private mutating func add(_ commands: [DrawCommand], opacity: Double) {
    for command in commands {
      switch command {
      case .text(let text):
        guard case .solid(let color) = text.paint else { continue }
        let own = opacity * color.alpha
        texts[text.run.text] = max(texts[text.run.text, default: 0], own)
      case .group(let group): add(group.commands, opacity: opacity * group.opacity)
      default: continue
      }
    }
  }
}
