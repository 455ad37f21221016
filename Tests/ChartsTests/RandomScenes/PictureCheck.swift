import Drawing
import Geometry

/// What is wrong with a display list as a picture.
struct PictureCheck {
  private(set) var faults: [String] = []

  init(_ list: DisplayList) { add(list.commands) }

  private mutating func add(_ commands: [DrawCommand]) {
    for command in commands {
      switch command {
      case .fill(let path, let paint):
        add(path)
        add(paint)
      case .stroke(let path, let paint, let style):
        add(path)
        add(paint)
        expect(style.width >= 0 && style.width.isFinite, "a stroke is \(style.width) wide")
        expect(style.dash.allSatisfy { $0.isFinite && $0 >= 0 }, "a dash is no length")
      case .text(let text):
        add(text.origin)
        add(text.paint)
        expect(text.angleRadians.isFinite, "an angle is no number")
        expect(
          text.run.font.size >= 0 && text.run.font.size.isFinite,
          "letters are \(text.run.font.size) high")
      case .image(let placed):
        add(Path.rectangle(placed.frame))
      case .group(let group):
        expect((0...1).contains(group.opacity), "an opacity is \(group.opacity)")
        let t = group.transform
        expect(
          [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite), "a transform is no number")
        if let clip = group.clip { add(clip) }
        add(group.commands)
      }
    }
  }

  private mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }

  private mutating func add(_ point: Point) {
    expect(point.isFinite, "a point is \(point)")
  }

  private mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .cubic(let a, let b, let c): [a, b, c].forEach { add($0) }
      case .close: break
      }
    }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .solid(let color): add(color)
    case .linear(let gradient):
      add(gradient.start)
      add(gradient.end)
      gradient.stops.forEach { add($0.color) }
    case .radial(let gradient): gradient.stops.forEach { add($0.color) }
    }
  }

  private mutating func add(_ color: Color) {
    expect(
      [color.red, color.green, color.blue, color.alpha].allSatisfy { (0...1).contains($0) },
      "a colour is \(color)")
  }
}
