import Geometry

/// A display list as text, a command a line, with three decimals: for goldens and for reading.
package struct DisplayListText {
  private var lines: [String] = []

  /// The text of a list.
  package static func text(of list: DisplayList) -> String {
    var writer = DisplayListText()
    writer.lines.append(
      "canvas \(number(list.size.width)) × \(number(list.size.height)) at \(number(list.scale))")
    if let background = list.background { writer.lines.append("ground \(paint(background))") }
    writer.add(list.commands, indentation: "")
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private mutating func add(_ commands: [DrawCommand], indentation: String) {
    for command in commands {
      switch command {
      case .fill(let path, let paint):
        lines.append("\(indentation)fill \(path.svg(decimals: 3)) \(Self.paint(paint))")
      case .stroke(let path, let paint, let style):
        lines.append(
          "\(indentation)stroke \(path.svg(decimals: 3)) \(Self.paint(paint)) \(Self.style(style))")
      case .text(let text):
        let font = text.run.font
        let turn = text.angleRadians == 0 ? "" : " turned \(Self.number(text.angleRadians))"
        lines.append(
          "\(indentation)text \"\(text.run.shownText)\" at \(Self.point(text.origin))\(turn) "
            + "\(font.families.first ?? "") \(Self.number(font.size)) \(font.weight)"
            + "\(font.italic ? " italic" : "") \(Self.paint(text.paint))"
            + (text.edge.map { " edge \(Self.paint($0.paint)) \(Self.style($0.style))" } ?? ""))
      case .image(let placed):
        let frame = placed.frame
        lines.append(
          "\(indentation)image \(placed.image.identity) at \(Self.point(frame.origin)) "
            + "\(Self.number(frame.width)) × \(Self.number(frame.height))")
      case .group(let group):
        var head = "\(indentation)group"
        if group.transform != .identity {
          let t = group.transform
          head +=
            " by " + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Self.number).joined(separator: " ")
        }
        if group.opacity != 1 { head += " opacity \(Self.number(group.opacity))" }
        if let clip = group.clip { head += " clip \(clip.svg(decimals: 3))" }
        lines.append(head)
        add(group.commands, indentation: indentation + "  ")
      }
    }
  }

  private static func style(_ style: StrokeStyle) -> String {
    var text = "width \(number(style.width)) \(style.cap.rawValue) \(style.join.rawValue)"
    if !style.dash.isEmpty {
      text +=
        " dash \(style.dash.map(number).joined(separator: ",")) from \(number(style.dashPhase))"
    }
    return text
  }

  private static func paint(_ paint: Paint) -> String {
    switch paint {
    case .solid(let color): return Self.color(color)
    case .linear(let gradient):
      return "linear \(point(gradient.start)) → \(point(gradient.end)) [\(stops(gradient.stops))]"
    case .radial(let gradient):
      return "radial \(point(gradient.startCenter)) \(number(gradient.startRadius)) → "
        + "\(point(gradient.endCenter)) \(number(gradient.endRadius)) [\(stops(gradient.stops))]"
    }
  }

  private static func stops(_ stops: [GradientStop]) -> String {
    stops.map { "\(number($0.offset)) \(color($0.color))" }.joined(separator: ", ")
  }

  private static func color(_ color: Color) -> String {
    color.alpha == 1 ? color.hex : "\(color.hex) alpha \(number(color.alpha))"
  }

  private static func point(_ point: Point) -> String { "\(number(point.x)),\(number(point.y))" }

  /// Three decimals, no trailing zeros, and no minus before zero.
  private static func number(_ value: Double) -> String {
    guard let thousandths = Int(exactly: (value * 1000).rounded()) else { return "\(value)" }
    let sign = thousandths < 0 ? "-" : ""
    let whole = thousandths.magnitude / 1000
    let rest = thousandths.magnitude % 1000
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
