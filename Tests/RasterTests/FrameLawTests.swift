import Drawing
import Frames
import Geometry
import Raster
import Testing

/// A frame's pixels come from its list alone.
@Suite struct FrameLawTests {
  /// A film: each list keeps some first commands of the one before.
  private func film(seed: Int) -> [DisplayList] {
    var generator = SeededGenerator(seed: seed)
    var random = RandomList(seed: seed)
    var list = random.list(commands: 6)
    var film = [list]
    for step in 0..<10 {
      var fresh = RandomList(seed: seed * 100 + step)
      let new = fresh.list(commands: 3)
      if generator.chance(0.1) {
        list = new
      } else if !generator.chance(0.2) {
        let kept = Int.random(in: 0...list.commands.count, using: &generator)
        list.commands = Array(list.commands[..<kept] + new.commands)
      }
      film.append(list)
    }
    return film.map {
      var list = $0
      // One rasterizer draws frames of one size; the scale may still change.
      list.size = Size(width: 60, height: 40)
      return list
    }
  }

  private let size = PixelSize(width: 90, height: 60)

  /// The same film with larger pixels, over nine tiles of which each has a part of most commands.
  @Test(arguments: 1...25)
  func framesOfManyTilesDrawnInTurnEqualFramesDrawnAlone(seed: Int) throws {
    let film = film(seed: seed).map {
      var list = $0
      list.scale *= 4
      return list
    }
    let size = PixelSize(width: 360, height: 300)
    let rasterizer = try Rasterizer(fonts: Picture.fonts, size: size)
    let frames = [PixelFrame(size: size), PixelFrame(size: size)]
    for (index, list) in film.enumerated() {
      let frame = frames[index % 2]
      try rasterizer.draw(list, into: frame)
      let alone = PixelFrame(size: size)
      try Rasterizer(fonts: Picture.fonts, size: size).draw(list, into: alone)
      let isEqual = Picture(frame).bytes == Picture(alone).bytes
      #expect(isEqual, "seed \(seed), frame \(index)")
    }
  }

  private func drawnAlone(_ list: DisplayList) throws -> [UInt8] {
    let frame = PixelFrame(size: size)
    try Rasterizer(fonts: Picture.fonts, size: size).draw(list, into: frame)
    return Picture(frame).bytes
  }

  @Test(arguments: 1...25)
  func framesDrawnInTurnEqualFramesDrawnAlone(seed: Int) throws {
    let film = film(seed: seed)
    let rasterizer = try Rasterizer(fonts: Picture.fonts, size: size)
    let frame = PixelFrame(size: size)
    for (index, list) in film.enumerated() {
      try rasterizer.draw(list, into: frame)
      #expect(Picture(frame).bytes == (try drawnAlone(list)), "seed \(seed), frame \(index)")
    }
  }

  @Test(arguments: 1...10)
  func framesDrawnInAnyOrderAreEqual(seed: Int) throws {
    let film = film(seed: seed)
    var generator = SeededGenerator(seed: seed)
    let inOrder = try film.map { try drawnAlone($0) }
    let rasterizer = try Rasterizer(fonts: Picture.fonts, size: size)
    let frame = PixelFrame(size: size)
    for index in film.indices.shuffled(using: &generator) {
      try rasterizer.draw(film[index], into: frame)
      #expect(Picture(frame).bytes == inOrder[index], "seed \(seed), frame \(index)")
    }
  }

  @Test func framesDrawnOnManyThreadsAreEqual() async throws {
    let film = film(seed: 3)
    let inOrder = try film.map { try drawnAlone($0) }
    let size = size
    let drawn = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for (index, list) in film.enumerated() {
        group.addTask {
          let frame = PixelFrame(size: size)
          try Rasterizer(fonts: Picture.fonts, size: size).draw(list, into: frame)
          return (index, Picture(frame).bytes)
        }
      }
      var all: [Int: [UInt8]] = [:]
      for try await (index, bytes) in group { all[index] = bytes }
      return all
    }
    for (index, bytes) in inOrder.enumerated() { #expect(drawn[index] == bytes, "frame \(index)") }
  }

  @Test(arguments: 1...25)
  func nothingChangesOutsideTheDrawnArea(seed: Int) throws {
    let film = film(seed: seed)
    let rasterizer = try Rasterizer(fonts: Picture.fonts, size: size)
    var before: Picture?
    for (index, list) in film.enumerated() {
      let frame = PixelFrame(size: size)
      let area = try rasterizer.draw(list, into: frame)
      let picture = Picture(frame)
      defer { before = picture }
      guard let before, case .rectangles(let rectangles) = area else { continue }
      for y in 0..<size.height {
        for x in 0..<size.width where before.pixel(x, y) != picture.pixel(x, y) {
          let isTold = rectangles.contains {
            x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height
          }
          #expect(isTold, "seed \(seed), frame \(index), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test func equalFramesHaveNoDrawnArea() throws {
    let rasterizer = try Rasterizer(fonts: Picture.fonts, size: size)
    let frame = PixelFrame(size: size)
    var list = DisplayList(
      size: Size(width: 60, height: 40), scale: 1, background: .solid(.white),
      commands: [.box(5, 5, 10, 10), .text("text", 5, 20)])
    #expect(try rasterizer.draw(list, into: frame) == .everything)
    #expect(try rasterizer.draw(list, into: frame).isEmpty)
    list.commands.append(.box(40, 10, 4, 4))
    let area = try rasterizer.draw(list, into: frame)
    #expect(area == .rectangles([PixelRectangle(x: 40, y: 10, width: 4, height: 4)]))
  }
}
