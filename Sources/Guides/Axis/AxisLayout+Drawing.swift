package import Drawing
package import Geometry
import Typesetting

/// What an axis paints: the grid goes under the marks, the rest over or under them.
extension AxisLayout {
  /// The grid lines across the plot.
  package func gridCommands(_ appearance: AxisAppearance = .full) -> [DrawCommand] {
    lines.compactMap { line in
      guard let stroke = line.grid else { return nil }
      let along = drawnAlong(line.along, shift: line.gridShift, width: stroke.style.width)
      let plot = frame.plot
      let path =
        frame.isHorizontal
        ? Path.polyline([Point(x: along, y: plot.minY), Point(x: along, y: plot.maxY)])
        : Path.polyline([Point(x: plot.minX, y: along), Point(x: plot.maxX, y: along)])
      return stroke.command(path, opacity: appearance.grid)
    }
  }

  /// The ticks, the domain line, the labels and the title.
  ///
  /// - Parameter placed: Moves a label's commands, about the middle that it is given.
  package func commands(
    _ appearance: AxisAppearance = .full,
    placed: ([DrawCommand], Point) -> [DrawCommand] = { commands, _ in commands }
  ) -> [DrawCommand] {
    var commands = lines.compactMap { tickCommand($0, opacity: appearance.ticks) }
    if let domain = domainCommand(opacity: appearance.domain) { commands.append(domain) }
    for (index, label) in labels.enumerated() where label.visible {
      commands += placed(
        label.placement.commands(opacity: label.opacity * appearance.labelOpacity(at: index)),
        label.box.center)
    }
    if let title { commands += title.commands(opacity: appearance.title) }
    return commands
  }

  private func tickCommand(_ line: AxisLine, opacity: Double) -> DrawCommand? {
    let size = line.tickSize ?? style.tickSize
    guard let stroke = line.tick, size != 0 else { return nil }
    let along = drawnAlong(line.along, shift: line.tickShift, width: stroke.style.width)
    let start = frame.point(along: 0, outward: 0)
    let end = frame.point(along: 0, outward: size)
    let path =
      frame.isHorizontal
      ? Path.polyline([Point(x: along, y: start.y), Point(x: along, y: end.y)])
      : Path.polyline([Point(x: start.x, y: along), Point(x: end.x, y: along)])
    return stroke.command(path, opacity: opacity)
  }

  private func domainCommand(opacity: Double) -> DrawCommand? {
    guard let stroke = style.domain else { return nil }
    var start = frame.point(along: 0, outward: 0)
    var end = frame.point(along: frame.length, outward: 0)
    let shift = domainShift
    if frame.isHorizontal {
      start.y += shift
      end.y = start.y
    } else {
      start.x += shift
      end.x = start.x
    }
    return stroke.command(.polyline([start, end]), opacity: opacity)
  }

  /// Points across the axis by which its line is moved.
  package var domainShift: Double {
    if let shift = style.domainShift { return shift }
    let start = frame.point(along: 0, outward: 0)
    return pixelShift(
      frame.isHorizontal ? start.y : start.x, width: style.domain?.style.width ?? 1)
  }

  /// The lines with how far each is moved to stand on whole pixels.
  package var shiftedLines: [AxisLine] {
    guard style.roundsTicks, !surroundings.isWindowed else { return lines }
    return lines.map { line in
      var line = line
      let coordinate = frame.side.start + frame.position + frame.translate + line.along
      line.tickShift = line.tick.map { pixelShift(coordinate, width: $0.style.width) } ?? 0
      line.gridShift = line.grid.map { pixelShift(coordinate, width: $0.style.width) } ?? 0
      return line
    }
  }

  private var pixels: PixelGrid { PixelGrid(pixelsPerPoint: surroundings.pixelsPerPoint) }

  /// The canvas coordinate of a line across the axis.
  private func drawnAlong(_ along: Double, shift: Double, width: Double) -> Double {
    let coordinate = frame.side.start + frame.position + frame.translate + along
    return surroundings.isWindowed
      ? coordinate + shift : coordinate + pixelShift(coordinate, width: width)
  }

  /// From a coordinate to that of the nearest whole pixels, where lines are moved there.
  private func pixelShift(_ coordinate: Double, width: Double) -> Double {
    style.roundsTicks ? pixels.lineCenter(coordinate, width: width) - coordinate : 0
  }
}
