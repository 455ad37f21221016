import Drawing
import Geometry
import Motion
import SceneModel
import Syntax

@testable import Charts
import Guides
import VisualEncoding

/// Films of windows that move, and short ways to what they show.
enum WindowFilms {
  /// The project's scenes of windows.
  static let scenes = ["motion/pages-refit", "motion/follow-head", "motion/fly-to"]

  /// A view at a time, as laid out.
  static func view(_ film: Film, at seconds: Double) throws -> ViewLayout {
    film.layouts(at: seconds)[0]
  }

  /// A series of numbers from a seed, with rises, falls and a few peaks.
  static func series(_ seed: UInt64, count: Int) -> [Double] {
    var state = seed &+ 0x9E37_79B9_7F4A_7C15
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    var value = 50.0
    return (0..<count).map { _ in
      value += (next() - 0.5) * 8
      let peak = next() > 0.96 ? (next() - 0.3) * 120 : 0
      return ((value + peak) * 10).rounded() / 10
    }
  }

  /// A view of a seed's series in a window, with a timeline.
  static func text(
    _ seed: UInt64, count: Int = 60, mark: String = "line", viewport: String,
    scale: String = #"{"zero": false}"#, timeline: String
  ) -> String {
    let rows = series(seed, count: count).enumerated().map {
      #"{"x": \#($0.offset), "y": \#($0.element)}"#
    }.joined(separator: ",")
    return #"""
      {"name": "chart", "canvas": {"width": 640, "height": 360},
       "data": {"values": [\#(rows)]}, "mark": "\#(mark)",
       "encoding": {
         "x": {"field": "x", "type": "quantitative", "scale": {"zero": false, "nice": false}},
         "y": {"field": "y", "type": "quantitative", "scale": \#(scale)}
       },
       "viewport": \#(viewport), "timeline": [\#(timeline)]}
      """#
  }

  static let fitted = #"{"x": {"window": 12}, "y": {"fit": true}}"#
  static let paging =
    #"{"target": "chart", "preset": "pages", "duration": 0.8, "dwell": 0.4, "easing": "easeInOutCubic"}"#
}

extension ViewLayout {
  /// The ends of an axis' domain.
  func domain(_ channel: Channel) -> [Double] {
    axes.first { $0.input.channel == channel }?.input.domain.compactMap(\.scaleNumber) ?? []
  }

  /// Where lines' vertices and other marks stand that are within the plot's sides.
  var pointsInView: [Double] {
    var found: [Double] = []
    for group in marks {
      for item in group.items {
        switch item.geometry {
        case .vertex(let vertex) where vertex.isDefined:
          if vertex.point.x >= plot.minX - 1e-6, vertex.point.x <= plot.maxX + 1e-6 {
            found.append(vertex.point.y)
          }
        case .symbol(let symbol):
          if symbol.center.x >= plot.minX, symbol.center.x <= plot.maxX {
            found.append(symbol.center.y)
          }
        case .bar(let bar):
          let box = bar.rectangle
          if box.maxX > plot.minX + 1e-6, box.minX < plot.maxX - 1e-6 {
            found += [box.minY, box.maxY]
          }
        default: break
        }
      }
    }
    return found
  }
}
