import Testing

/// Values very far outside of a domain are drawn towards where they lie, whatever their size.
struct FarValueTests {
  private static let sizes = [1e5, 1e9, 1e12, 1e17, 1e18, 1e25, 1e100, 1e300, 1.7e308]

  @Test(arguments: sizes, [("x", "width"), ("y", "height")])
  func barsReachFromZeroBeyondThePlot(size: Double, sides: (start: String, length: String)) throws {
    let other = sides.start == "x" ? "y" : "x"
    for sign in [1.0, -1] {
      let view = try InspectedView(
        """
        {data: {values: [{k: "a", v: \(sign * size)}, {k: "b", v: \(sign * 5)}]}, mark: "bar",
          encoding: {\(other): {field: "k", type: "nominal"},
            \(sides.start): {field: "v", type: "quantitative", scale: {domain: [-10, 10]}}}}
        """)
      let starts = view.fractions(sides.start)
      let lengths = view.fractions(sides.length)
      try #require(starts.count == 2 && lengths.count == 2)
      // Rising values run to the right, and up.
      let isForward = (sign > 0) == (sides.start == "x")
      let zero = isForward ? starts[0] : starts[0] + lengths[0]
      #expect(abs(zero - 0.5) < 0.001)
      #expect(lengths[0] > 10)
      #expect(abs(lengths[1] - 0.25) < 0.001)
    }
  }

  @Test(arguments: sizes)
  func pointsLieOnTheirSide(size: Double) throws {
    let view = try InspectedView(
      """
      {data: {values: [{v: \(size)}, {v: \(-size)}, {v: 0}]}, mark: "point",
        encoding: {x: {field: "v", type: "quantitative", scale: {domain: [-1, 1]}}}}
      """)
    let places = view.fractions("x")
    try #require(places.count == 3)
    #expect(places[0] > 10 && places[1] < -10 && places[2] == 0.5)
  }

  @Test(arguments: ["log", "sqrt", "symlog"])
  func bentScalesReachThemToo(type: String) throws {
    let view = try InspectedView(
      """
      {data: {values: [{v: 1e300}, {v: 5}]}, mark: "point",
        encoding: {x: {field: "v", type: "quantitative", scale: {type: "\(type)", domain: [1, 10]}}}}
      """)
    let places = view.fractions("x")
    try #require(places.count == 2)
    #expect(places[0] > 10 && places[1] > 0 && places[1] < 1)
  }
}
