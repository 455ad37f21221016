@testable import Motion
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The smooth way of a window, over seeds.
struct ZoomPathTests {
  private static func path(_ seed: UInt64) -> ZoomPath {
    var random = SplitMix64(seed: seed)
    func unit() -> Double { Double(random.next() >> 11) / 9_007_199_254_740_992 }
    func window() -> ZoomPath.Window {
      ZoomPath.Window(center: unit() * 200 - 100, width: Glibc.exp(unit() * 10 - 4))
    }
    return ZoomPath(from: window(), to: window())
  }

  @Test("both ends are exact", arguments: 0..<200)
  func ends(seed: UInt64) {
    let path = Self.path(seed)
    #expect(path.window(at: 0) == path.start)
    #expect(path.window(at: 1) == path.end)
    // The formulas lead there too, not only the guard at the end.
    let near = path.window(at: 1 - 1e-9)
    let size = max(path.start.width, path.end.width, abs(path.end.center))
    #expect(abs(near.center - path.end.center) < 1e-5 * max(size, path.widest), "seed \(seed)")
    #expect(abs(near.width - path.end.width) < 1e-5 * max(path.end.width, 1), "seed \(seed)")
  }

  @Test("the way back is the same way", arguments: 0..<200)
  func symmetry(seed: UInt64) {
    let path = Self.path(seed)
    let back = ZoomPath(from: path.end, to: path.start)
    #expect(abs(path.length - back.length) < 1e-9 * max(1, path.length), "seed \(seed)")
    for step in 0...40 {
      let (a, b) = (
        path.window(at: Double(step) / 40), back.window(at: 1 - Double(step) / 40)
      )
      #expect(abs(a.center - b.center) < 1e-6 * path.widest, "seed \(seed) at \(step)")
      #expect(abs(a.width - b.width) < 1e-6 * a.width, "seed \(seed) at \(step)")
    }
  }

  @Test("no width passes the theory's widest, and each is above 0", arguments: 0..<200)
  func width(seed: UInt64) {
    let path = Self.path(seed)
    for step in 0...200 {
      let width = path.window(at: Double(step) / 200).width
      #expect(width > 0 && width <= path.widest * (1 + 1e-9), "seed \(seed) at \(step)")
    }
  }

  @Test("the pace is even in the paper's measure", arguments: 0..<200)
  func pace(seed: UInt64) {
    let path = Self.path(seed)
    let steps = 4000
    guard path.length > 0.01 else { return }
    var last = path.window(at: 0)
    for step in 1...steps {
      let next = path.window(at: Double(step) / Double(steps))
      let width = (last.width * next.width).squareRoot()
      let (du, dw) = (next.center - last.center, Glibc.log(next.width / last.width))
      let rho = path.rho
      let ds = (rho * rho * du * du / (width * width) + dw * dw / (rho * rho)).squareRoot()
      let even = path.length / Double(steps)
      #expect(abs(ds / even - 1) < 1e-3, "seed \(seed) at \(step)")
      last = next
    }
  }

  @Test("a far goal is reached by zooming out, a near one without")
  func zoomsOut() {
    let here = ZoomPath.Window(center: 0, width: 1)
    let far = ZoomPath(from: here, to: ZoomPath.Window(center: 100, width: 1))
    #expect(far.widest > 50)
    #expect(abs(far.window(at: 0.5).center - 50) < 1e-9)
    let near = ZoomPath(from: here, to: ZoomPath.Window(center: 0.1, width: 1))
    #expect(near.widest < 1.01)
    let straight = ZoomPath(from: here, to: ZoomPath.Window(center: 0, width: 8))
    #expect(abs(straight.window(at: 0.5).width - 8.squareRoot()) < 1e-12)
    #expect(abs(straight.length - Glibc.log(8) / 2.squareRoot()) < 1e-12)
  }

  @Test("a window that does not change, or is none, has no way")
  func still() {
    let here = ZoomPath.Window(center: 3, width: 2)
    #expect(ZoomPath(from: here, to: here).length == 0)
    #expect(ZoomPath(from: here, to: here).window(at: 0.4) == here)
    let none = ZoomPath(from: here, to: ZoomPath.Window(center: .nan, width: 0))
    #expect(none.length == 0)
  }
}
