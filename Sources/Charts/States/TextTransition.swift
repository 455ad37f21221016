import Drawing
import Geometry
import SceneModel

/// The way of one text into another: a number counts, equal words move, and other words give way to the new ones.
struct TextTransition: Sendable {
  private enum Words: Sendable {
    case same
    case counting(Rescaling.Count, format: String, CountFormat)
    case replaced
  }

  private let from: TextGeometry
  private let to: TextGeometry
  private let words: Words

  init(
    _ a: TextGeometry, _ b: TextGeometry, from: MarkItem, to: MarkItem, _ setting: TransitionSetting
  ) {
    self.from = a
    self.to = b
    if a.lines == b.lines {
      words = .same
    } else if let first = from.magnitude, let last = to.magnitude, first.isFinite, last.isFinite,
      a.lines.count == 1, b.lines.count == 1,
      let format = Self.format(a, b, from: first, to: last, numbers: setting.numbers)
    {
      words = .counting(
        setting.rescaling.count(from: first, to: last, places: (a.point, b.point)), format: format,
        setting.numbers)
    } else {
      words = .replaced
    }
  }

  /// A format that writes both ends as they are; nil where there is none.
  private static func format(
    _ a: TextGeometry, _ b: TextGeometry, from: Double, to: Double, numbers: CountFormat
  ) -> String? {
    func fits(_ format: String) -> Bool {
      numbers.text(from, format: format) == a.lines[0]
        && numbers.text(to, format: format) == b.lines[0]
    }
    if let own = a.countFormat, own == b.countFormat { return fits(own) ? own : nil }
    for group in ["", ","] {
      for decimals in 0...4 {
        let format = "\(group).\(decimals)f"
        if fits(format) { return format }
      }
    }
    return nil
  }

  /// Where the text is, without its words.
  func point(_ f: StageFractions) -> Point { Between.point(from.point, to.point, f) }

  func geometry(_ f: StageFractions) -> TextGeometry {
    var text = isOld(f) ? from : to
    text.point = point(f)
    text.dx = Between.number(from.dx, to.dx, f.x)
    text.dy = Between.number(from.dy, to.dy, f.y)
    text.font.size = Between.size(from.font.size, to.font.size, f.both)
    text.angleRadians = Between.number(from.angleRadians, to.angleRadians, f.both)
    if case .counting(let count, let format, let numbers) = words {
      text.lines = [numbers.text(count.value(f), format: format)]
    }
    return text
  }

  func opacity(_ f: StageFractions) -> Double {
    if case .replaced = words {
      isOld(f) ? CrossFade.old(f.both) : CrossFade.new(f.both)
    } else if from.align != to.align || from.baseline != to.baseline {
      isOld(f) ? CrossFade.old(f.both) : CrossFade.new(f.both)
    } else {
      1
    }
  }

  private func isOld(_ f: StageFractions) -> Bool { f.both < 0.5 }
}
