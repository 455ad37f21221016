import Testing

@testable import Drawing

/// Simulated ways of seeing.
struct ColorVisionTests {
  @Test(arguments: ColorVision.allCases)
  func greysStayGrey(vision: ColorVision) {
    for part in stride(from: 0.0, through: 1, by: 0.1) {
      let grey = Color(red: part, green: part, blue: part)
      #expect(ColorDifference.ciede2000(vision.seen(grey), grey) < 0.01, "\(part)")
    }
  }

  @Test func typicalSightChangesNothing() {
    let color = Color(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.5)
    #expect(ColorVision.typical.seen(color) == color)
  }

  @Test func confusedColorsComeCloser() {
    func distance(_ vision: ColorVision, _ first: Int, _ second: Int) -> Double {
      ColorDifference.ciede2000(vision.seen(Color(rgb: first)), vision.seen(Color(rgb: second)))
    }
    // A red and a green, then a blue and a green, of like lightness.
    let (red, green) = (0xd62728, 0x6b8e23)
    let (blue, teal) = (0x1f77b4, 0x00867d)
    #expect(distance(.typical, red, green) > 50)
    #expect(distance(.deuteranopia, red, green) < 15)
    #expect(distance(.tritanopia, red, green) > 40)
    #expect(distance(.tritanopia, blue, teal) < distance(.typical, blue, teal) / 2)
  }

  @Test(arguments: ColorVision.allCases)
  func everyColorIsSeenInside(vision: ColorVision) {
    for name in NamedColors.names {
      guard let color = Color(css: name) else { continue }
      let seen = vision.seen(color)
      #expect([seen.red, seen.green, seen.blue].allSatisfy { (0...1).contains($0) }, "\(name)")
    }
  }
}
