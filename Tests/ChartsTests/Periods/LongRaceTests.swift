import Charts
import Drawing
import Geometry
import SceneModel
import Testing

/// C44 on every frame of a long race.
struct LongRaceTests {
  @Test(
    "C44 every frame of 200 periods and 40 names: one plot, no jump, no pop, level names keep their order"
  )
  func frames() throws {
    let film = try LongRace.film.get()
    #expect(film.frameCount == (LongRace.periods - 1) * LongRace.framesPerPeriod)
    let plot = film.layouts(at: 0)[0].plot
    let slot = plot.height / Double(LongRace.shown)
    var before: [String: (box: Rectangle, opacity: Double)] = [:]
    var order: Bool?
    for frame in 0..<film.frameCount {
      let view = film.layouts(at: film.seconds(frame: frame))[0]
      #expect(view.plot == plot, "frame \(frame)")
      let bars = LongRace.bars(view)
      for (name, bar) in bars {
        let box = bar.box
        #expect(
          box.x.isFinite && box.y.isFinite && box.width >= 0 && box.minX >= plot.minX - 1e-6
            && box.maxX <= plot.maxX + 1e-6, "\(name) at frame \(frame)")
        if let last = before[name] {
          #expect(abs(box.y - last.box.y) < slot, "\(name) jumps at frame \(frame)")
        } else if frame > 0 {
          #expect(bar.opacity < 0.25, "\(name) pops at frame \(frame)")
        }
      }
      for (name, bar) in before where bars[name] == nil {
        #expect(bar.opacity < 0.25, "\(name) is gone at frame \(frame)")
      }
      if let first = bars[LongRace.twins[0]], let second = bars[LongRace.twins[1]],
        first.opacity == 1, second.opacity == 1
      {
        let isAbove = first.box.y < second.box.y
        #expect(isAbove == order ?? isAbove, "the tie turns at frame \(frame)")
        order = isAbove
      } else {
        order = nil
      }
      before = bars
    }
  }

  @Test("C44 at each of 200 periods: the data's order and lengths, and no overlap")
  func periods() throws {
    let film = try LongRace.film.get()
    let plot = film.layouts(at: 0)[0].plot
    for period in 0..<LongRace.periods {
      let view = film.layouts(at: Double(period))[0]
      let bars = LongRace.bars(view)
      let values = LongRace.values(period: period)
      #expect(bars.count == LongRace.shown, "period \(period)")
      let largest = Double(values[0].value)
      let sorted = bars.sorted { $0.value.box.y < $1.value.box.y }
      for (bar, expected) in zip(sorted, values) {
        let length = plot.width * Double(expected.value) / largest
        #expect(abs(bar.value.box.width - length) < 1e-6, "\(bar.key) in period \(period)")
      }
      for (a, b) in zip(sorted, sorted.dropFirst()) {
        #expect(a.value.box.maxY <= b.value.box.minY + 1e-6, "period \(period)")
      }
    }
  }

  @Test("figures stand at one distance from their bars in every frame, whatever they count to")
  func figures() throws {
    let film = try LongRace.film.get()
    for frame in stride(from: 0, to: film.frameCount, by: 5) {
      let view = film.layouts(at: film.seconds(frame: frame))[0]
      let bars = LongRace.bars(view)
      var count = 0
      for group in view.marks where group.kind == .text && group.layer == 1 {
        for item in group.items {
          guard case .text(let text) = item.geometry, let bar = bars[item.key.text] else {
            continue
          }
          count += 1
          #expect(abs(text.point.x - bar.box.maxX) < 1e-6, "\(item.key) at frame \(frame)")
          #expect(abs(text.point.y - bar.box.midY) < 1e-6, "\(item.key) at frame \(frame)")
          #expect(text.font.tabularFigures)
        }
      }
      #expect(count >= LongRace.shown)
    }
  }
}
