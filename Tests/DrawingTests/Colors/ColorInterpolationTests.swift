import Testing

@testable import Drawing

/// Mixes of two colours; the middle ones are d3-interpolate's, as Vega draws them.
struct ColorInterpolationTests {
  static let spaces = ColorInterpolation.Space.allCases

  private func near(_ first: Color, _ second: Color, _ slack: Double) -> Bool {
    [
      first.red - second.red, first.green - second.green, first.blue - second.blue,
      first.alpha - second.alpha,
    ].allSatisfy { $0.magnitude <= slack }
  }

  @Test(arguments: spaces, [1, 2.2])
  func endsAreTheColors(space: ColorInterpolation.Space, gamma: Double) throws {
    let mix = ColorInterpolation(space, gamma: gamma)
    for name in NamedColors.names {
      let color = try #require(Color(css: name))
      let other = Color(red: 0.3, green: 0.5, blue: 0.7, alpha: 0.5)
      #expect(near(mix.mix(color, color, 0.37), color, 1e-4), "\(name)")
      // In hcl, as in d3, black and white take the other's chroma even at their own end.
      let lacksChroma = color == .black || color == .white
      if lacksChroma, space == .hcl || space == .hclLong { continue }
      #expect(near(mix.mix(color, other, 0), color, 1e-4), "\(name)")
      #expect(near(mix.mix(other, color, 1), color, 1e-4), "\(name)")
    }
  }

  @Test(
    arguments: [
      (.rgb, 1, "#a02960"), (.rgb, 2.2, "#ab5870"), (.hsl, 1, "#a0005e"), (.hslLong, 1, "#000ea0"),
      (.lab, 1, "#a4386f"), (.hcl, 1, "#be0072"), (.hclLong, 1, "#006ad7"),
      (.cubehelix, 1, "#e20379"),
      (.cubehelix, 3, "#a40054"), (.cubehelixLong, 1, "#244df4"),
    ] as [(ColorInterpolation.Space, Double, String)])
  func middles(space: ColorInterpolation.Space, gamma: Double, hex: String) throws {
    let (start, end) = (try #require(Color(css: "purple")), try #require(Color(css: "orange")))
    let mixed = ColorInterpolation(space, gamma: gamma).mix(start, end, 0.25)
    #expect(near(mixed, try #require(Color(css: hex)), 0.51 / 255), "\(mixed.hex)")
  }

  @Test func greysTakeTheOtherHue() {
    let red = Color(red: 1, green: 0, blue: 0)
    for space in [ColorInterpolation.Space.hsl, .hslLong, .hcl, .hclLong, .cubehelix] {
      let mixed = ColorInterpolation(space).mix(.white, red, 0.5)
      #expect(mixed.red > mixed.green, "\(space)")
      #expect(![mixed.red, mixed.green, mixed.blue].contains { $0.isNaN }, "\(space)")
    }
  }

  @Test(arguments: spaces)
  func anyFractionGivesAColor(space: ColorInterpolation.Space) {
    for fraction in [-1e9, -0.1, 0, 0.5, 1, 1.3, .infinity, -.infinity, .nan] {
      for gamma in [0, -1, 1, 1e9, Double.nan] {
        for (one, other) in [(Color.black, Color.white), (.clear, .black), (.white, .white)] {
          let mixed = ColorInterpolation(space, gamma: gamma).mix(one, other, fraction)
          let parts = [mixed.red, mixed.green, mixed.blue, mixed.alpha]
          #expect(parts.allSatisfy { (0...1).contains($0) }, "\(space) \(fraction) \(gamma)")
        }
      }
    }
  }

  @Test func spacesAreNamedAsInVega() {
    #expect(
      Self.spaces.map(\.rawValue) == [
        "rgb", "hsl", "hsl-long", "lab", "hcl", "hcl-long", "cubehelix", "cubehelix-long",
      ])
  }

  @Test func rampsPassThroughTheirColors() {
    let colors = [Color.black, Color(red: 1, green: 0, blue: 0), .white]
    let ramp = ColorRamp(colors)
    #expect([0, 0.5, 1].map(ramp.color) == colors)
    #expect(ramp.color(at: 0.25) == Color(red: 0.5, green: 0, blue: 0))
    #expect(ramp.color(at: -3) == .black && ramp.color(at: .nan) == .black)
    #expect(ramp.samples(count: 3).map(\.hex) == ["#800000", "#ff0000", "#ff8080"])
    #expect(ColorRamp([]).color(at: 0.5) == .clear)
    #expect(ColorRamp([.white]).color(at: 0.5) == .white)
  }
}
