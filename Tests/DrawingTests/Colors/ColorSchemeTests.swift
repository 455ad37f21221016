import Testing

@testable import Drawing

/// The catalog of schemes; colours in between are as Vega draws them.
struct ColorSchemeTests {
  @Test(arguments: [
    (
      "tableau10", "#4c78a8 #f58518 #e45756 #72b7b2 #54a24b #eeca3b #b279a2 #ff9da6 #9d755d #bab0ac"
    ),
    (
      "category10",
      "#1f77b4 #ff7f0e #2ca02c #d62728 #9467bd #8c564b #e377c2 #7f7f7f #bcbd22 #17becf"
    ),
    (
      "observable10",
      "#4269d0 #efb118 #ff725c #6cc5b0 #3ca951 #ff8ab7 #a463f2 #97bbf5 #9c6b4e #9498a0"
    ),
    ("set2", "#66c2a5 #fc8d62 #8da0cb #e78ac3 #a6d854 #ffd92f #e5c494 #b3b3b3"),
  ])
  func categorical(name: String, colors: String) throws {
    let scheme = try #require(ColorScheme.named(name))
    #expect(scheme.kind == .categorical)
    #expect(scheme.colors.map(\.hex).joined(separator: " ") == colors)
    let more = scheme.colors(count: scheme.colors.count + 1)
    #expect(more.last == more.first)
  }

  @Test(arguments: [
    ("blues", 3, "#9cc8e2 #5ba3cf #2978b8"), ("spectral", 3, "#f68e57 #fbf8b0 #89cda6"),
  ])
  func samples(name: String, count: Int, colors: String) throws {
    let scheme = try #require(ColorScheme.named(name))
    let found = scheme.colors(count: count)
    for (color, hex) in zip(found, colors.split(separator: " ")) {
      #expect(isNear(color, hex: String(hex)), "\(color.hex) \(hex)")
    }
    #expect(found.count == count)
  }

  @Test(arguments: [
    ("viridis", "#440154 #35608d #21918d #fde725"), ("turbo", "#23171b #27d4c7 #8ffc54 #910b00"),
    ("redblue", "#8c0d25 #f4ae91 #f2efee #134b85"), ("sinebow", "#ff4040 #58fc2a #00bfbf #ff4040"),
  ])
  func fractions(name: String, colors: String) throws {
    let scheme = try #require(ColorScheme.named(name))
    for (fraction, hex) in zip([0, 0.3, 0.5, 1], colors.split(separator: " ")) {
      let color = scheme.color(at: fraction)
      #expect(isNear(color, hex: String(hex)), "\(fraction) \(color.hex) \(hex)")
    }
  }

  @Test func theCatalogIsVegas() {
    #expect(ColorScheme.names(.categorical).count == 15)
    #expect(ColorScheme.names(.singleHue).count == 10)
    #expect(ColorScheme.names(.multiHue).count == 31)
    #expect(ColorScheme.names(.diverging).count == 10)
    #expect(ColorScheme.names(.cyclical) == ["rainbow", "sinebow"])
    #expect(Set(ColorScheme.names).count == ColorScheme.names.count)
    #expect(ColorScheme.named("YellowOrangeRed")?.name == "yelloworangered")
    #expect(ColorScheme.named("plaid") == nil)
  }

  @Test(arguments: ColorScheme.names)
  func everySchemeIsWhole(name: String) throws {
    let scheme = try #require(ColorScheme.named(name))
    #expect(scheme.colors.count >= 7)
    #expect(scheme.color(at: 0) == scheme.colors.first)
    #expect(scheme.color(at: 1) == scheme.colors.last)
    if scheme.kind == .cyclical { #expect(scheme.colors.first == scheme.colors.last) }
    if scheme.kind == .categorical {
      #expect(Set(scheme.colors).count == scheme.colors.count)
    }
    #expect(scheme.colors(count: 0).isEmpty && scheme.colors(count: -1).isEmpty)
    #expect(scheme.colors(count: 9).count == 9)
  }

  private func isNear(_ color: Color, hex: String) -> Bool {
    guard let other = Color(css: hex) else { return false }
    return [color.red - other.red, color.green - other.green, color.blue - other.blue]
      .allSatisfy { $0.magnitude <= 0.51 / 255 }
  }
}
