import Drawing
import Frames
import Geometry
import Syntax

/// Decodes the canvas, with its limits.
struct CanvasDecoder {
  /// Pixels of a side.
  static let sideLimit = 16_384.0
  /// Seconds.
  static let durationLimit = 6.0 * 3600
  static let rateLimit = 240.0
  static let frameLimit = 1_000_000.0

  let scene: JSONObject
  let configuration: Properties
  let options: SceneDecoder.Options
  private(set) var findings = Findings()

  init(scene: JSONObject, configuration: Properties, options: SceneDecoder.Options) {
    self.scene = scene
    self.configuration = configuration
    self.options = options
  }

  mutating func canvas() -> Canvas {
    let node = scene["canvas"]
    let properties = Properties(node?.object ?? JSONObject())
    let size =
      options.size
      ?? Size(width: properties.number("width") ?? 640, height: properties.number("height") ?? 360)
    let scale = options.scale ?? properties.number("scale") ?? 3
    let frameRate = rate(properties)
    let duration = properties.number("duration")
    // One message is enough where the scale alone makes both sides too long.
    let sides = [(size.width, "width"), (size.height, "height")]
    if let (side, key) = sides.first(where: { !($0.0 * scale <= Self.sideLimit) }) {
      limit(
        "\"\(key)\" times \"scale\" must be at most \(text(Self.sideLimit)) pixels; it is \(text(side * scale))",
        properties[key]?.location ?? properties["scale"]?.location ?? node?.location)
    }
    let hold = properties.number("hold") ?? 1.5
    for (seconds, key) in [(duration ?? 0, "duration"), (hold, "hold")] {
      if seconds > Self.durationLimit {
        limit(
          "\"\(key)\" must be at most \(text(Self.durationLimit)) seconds; it is \(text(seconds))",
          properties[key]?.location)
      } else if seconds * frameRate.framesPerSecond > Self.frameLimit {
        limit(
          "the film must have at most \(text(Self.frameLimit)) frames; it has \(text((seconds * frameRate.framesPerSecond).rounded()))",
          properties[key]?.location)
      }
    }
    let bounds = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    return Canvas(
      size: size, scale: scale, frameRate: frameRate, duration: duration, hold: hold,
      background: background(properties)?.paint(in: bounds),
      padding: padding(properties, size),
      cornerRadius: properties.number("cornerRadius") ?? 0)
  }

  /// The first that is said of the canvas's own, the scene's and the theme's.
  private func background(_ canvas: Properties) -> PaintSpecification? {
    let node = canvas["background"] ?? scene["background"] ?? configuration["background"]
    return node.flatMap(PaintSpecification.init)
  }

  private func padding(_ canvas: Properties, _ size: Size) -> Insets {
    let node = canvas["padding"] ?? scene["padding"] ?? configuration["padding"]
    if let node, !node.isNull { return InsetsDecoder.insets(node) }
    let (across, down) = (
      size.width * (configuration.number("safeArea") ?? 0),
      size.height * (configuration.number("safeArea") ?? 0)
    )
    return Insets(left: across, top: down, right: across, bottom: down)
  }

  private mutating func rate(_ canvas: Properties) -> FrameRate {
    let fallback = FrameRate(60)
    guard options.frameRate == nil else { return options.frameRate ?? fallback }
    guard let node = canvas["fps"] else { return fallback }
    do throws(FrameRateError) {
      let rate =
        if let number = node.number {
          try FrameRate(framesPerSecond: number)
        } else {
          try FrameRate(reading: node.string ?? "")
        }
      if rate.framesPerSecond > Self.rateLimit {
        limit(
          "\"fps\" must be at most \(text(Self.rateLimit)); it is \(text(rate.framesPerSecond))",
          node.location)
      }
      return rate
    } catch {
      findings.error("\"fps\": \(error)", at: node.location)
      return fallback
    }
  }

  private mutating func limit(_ message: String, _ location: SourceLocation?) {
    findings.error(message, at: location, kind: .limit)
  }

  private func text(_ number: Double) -> String {
    JSONPrinter.compact.text(JSONNode(.number(number)))
  }
}

/// Decodes distances from the four sides.
enum InsetsDecoder {
  static func insets(_ node: JSONNode?) -> Insets {
    if let all = node?.number { return Insets(left: all, top: all, right: all, bottom: all) }
    func side(_ key: String) -> Double { node?[key]?.number ?? 0 }
    return Insets(
      left: side("left"), top: side("top"), right: side("right"), bottom: side("bottom"))
  }
}
