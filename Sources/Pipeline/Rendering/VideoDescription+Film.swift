import Charts
import Drawing
import Encoding
import SceneModel

extension VideoDescription {
  /// A film as formats see it.
  init(_ film: Film, frameCount: Int) {
    self.init(
      size: film.pixelSize, rate: film.canvas.frameRate, frameCount: frameCount,
      hasAlpha: !film.canvas.isOpaque, background: film.canvas.flatBackground)
  }
}

extension Canvas {
  /// Whether every pixel of a frame is opaque.
  var isOpaque: Bool {
    let colors: [Color] =
      switch background {
      case .solid(let color): [color]
      case .linear(let gradient): gradient.stops.map(\.color)
      case .radial(let gradient): gradient.stops.map(\.color)
      case nil: []
      }
    return cornerRadius <= 0 && !colors.isEmpty && colors.allSatisfy { $0.alpha >= 1 }
  }

  /// The colour that lies beside and behind the picture where a format needs one.
  var flatBackground: FlatColor {
    // Padding is at the right and the bottom, where a gradient ends.
    let color: Color? =
      switch background {
      case .solid(let color): color
      case .linear(let gradient): gradient.stops.last?.color
      case .radial(let gradient): gradient.stops.last?.color
      case nil: nil
      }
    guard isOpaque, let color else { return .white }
    func byte(_ value: Double) -> UInt8 {
      UInt8(exactly: (min(max(value, 0), 1) * 255).rounded()) ?? 255
    }
    return FlatColor(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }
}
