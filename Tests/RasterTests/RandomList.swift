import Drawing
import Geometry

/// Display lists made from seeds.
struct RandomList {
  private var generator: SeededGenerator
  /// How likely a number is one that should not be there.
  private let hostility: Double

  init(seed: Int, hostility: Double = 0) {
    generator = SeededGenerator(seed: seed)
    self.hostility = hostility
  }

  private static let hostile: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 0, -1, 1e-300, 1e6, -1e6, 1e9, 1e-6, 5e4, -0.0,
  ]

  mutating func list(commands: Int) -> DisplayList {
    DisplayList(
      size: Size(width: 60, height: 40), scale: generator.chance(0.5) ? 1 : 1.5,
      background: generator.chance(0.3) ? nil : .solid(color()),
      commands: (0..<commands).map { _ in command(depth: 0) })
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    if hostility > 0, generator.chance(hostility) {
      return Self.hostile.randomElement(using: &generator) ?? .nan
    }
    return Double.random(in: range, using: &generator)
  }

  private mutating func point() -> Point { Point(x: number(-10...70), y: number(-10...50)) }

  private mutating func color() -> Color {
    Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0.3...1))
  }

  private mutating func stops() -> [GradientStop] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      GradientStop(offset: number(0...1), color: color())
    }
  }

  private mutating func paint() -> Paint {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: .linear(LinearGradient(start: point(), end: point(), stops: stops()))
    case 1:
      .radial(
        RadialGradient(
          startCenter: point(), startRadius: number(0...5), endCenter: point(),
          endRadius: number(5...40), stops: stops()))
    default: .solid(color())
    }
  }

  private mutating func path() -> Path {
    var path = Path()
    for index in 0..<Int.random(in: 1...8, using: &generator) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: path.move(to: point())
      case 1: path.close()
      case 2, 3: path.cubic(point(), point(), to: point())
      default: index == 0 ? path.move(to: point()) : path.line(to: point())
      }
    }
    return path
  }

  private mutating func style() -> StrokeStyle {
    let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
    let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
    return StrokeStyle(
      width: number(0.2...8), cap: caps.randomElement(using: &generator) ?? .butt,
      join: joins.randomElement(using: &generator) ?? .miter, miterLimit: number(1...10),
      dash: (0..<Int.random(in: 0...3, using: &generator)).map { _ in number(0.5...9) },
      dashPhase: number(-20...20))
  }

  private mutating func command(depth: Int) -> DrawCommand {
    switch Int.random(in: 0..<(depth < 3 ? 11 : 8), using: &generator) {
    case 0..<3: return .fill(path(), paint())
    case 3..<5: return .stroke(path(), paint(), style())
    case 5..<7:
      let texts = ["label", "中文", "12,345", "R&D <5%", "😀!"]
      let run = TextRun(
        texts.randomElement(using: &generator) ?? "",
        font: Font(families: ["sans-serif"], size: number(4...20)))
      return .text(
        PlacedText(
          run, origin: point(), angleRadians: number(-3...3), paint: paint(),
          edge: generator.chance(0.3) ? TextEdge(paint: paint(), style: style()) : nil))
    case 7:
      let corner = point()
      return .image(
        PlacedImage(
          ImageFiles.drawn.randomElement(using: &generator) ?? ImageFiles.quarters,
          in: Rectangle(x: corner.x, y: corner.y, width: number(-2...30), height: number(0...30))))
    default:
      return .group(
        DrawGroup(
          transform: Transform(
            a: number(0.5...1.5), b: number(-0.3...0.3), c: number(-0.3...0.3),
            d: number(0.5...1.5), tx: number(-10...10), ty: number(-10...10)),
          opacity: generator.chance(0.4) ? 1 : number(0...1),
          clip: generator.chance(0.4) ? path() : nil,
          commands: (0..<Int.random(in: 0...3, using: &generator)).map { _ in
            command(depth: depth + 1)
          }))
    }
  }
}
