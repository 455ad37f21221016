import Drawing
import Geometry

/// Draws the pieces of one shape so that no ground shows between them.
///
/// Pieces of one colour are filled as one path. Opaque pieces of several colours lie on the whole shape.
struct SeamPainting {
  private struct Shape {
    var path = Path()
    var paint: Paint?
    var isPlain = true
    var isUniform = true
    var strength = 0.0
    var isDrawn = false
  }

  private var shapes: [Int: Shape] = [:]

  /// Notes a piece with the commands that draw it alone.
  mutating func add(_ seam: Seam, _ commands: [DrawCommand]) {
    var shape = shapes[seam.id] ?? Shape()
    shape.strength = max(shape.strength, seam.strength)
    guard commands.count == 1, case .fill(let path, let paint) = commands[0] else {
      shape.isPlain = false
      shapes[seam.id] = shape
      return
    }
    if let known = shape.paint, known != paint { shape.isUniform = false }
    shape.paint = shape.paint ?? paint
    shape.path.append(path)
    shapes[seam.id] = shape
  }

  /// What to draw in a piece's place; the first piece of a shape brings what lies under or instead of all.
  mutating func commands(_ seam: Seam, alone commands: [DrawCommand]) -> [DrawCommand] {
    guard var shape = shapes[seam.id], shape.isPlain, let paint = shape.paint else {
      return commands
    }
    defer { shapes[seam.id] = shape }
    let isFirst = !shape.isDrawn
    shape.isDrawn = true
    if shape.isUniform { return isFirst ? [.fill(shape.path, paint)] : [] }
    guard isFirst, shape.strength > 0, case .solid(let color) = paint, color.alpha >= 1 else {
      return commands
    }
    return [.fill(shape.path, paint.faded(by: shape.strength))] + commands
  }
}
