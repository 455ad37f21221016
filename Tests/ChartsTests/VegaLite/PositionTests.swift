import Syntax
import Testing

/// Where marks stand over unusual pairs of positions; the values are what Vega draws.
struct PositionTests {
  /// Lets marks stand over names, quantities, bins and times.
  private static let data = """
    data: {values: [{n: "A", m: "x", q: 10, v: -20, t: "2021-01-01"},
      {n: "B", m: "y", q: 40, v: 60, t: "2021-07-01"}]}
    """

  private static let positions = [
    "name": #"{field: "n", type: "nominal"}"#,
    "other name": #"{field: "m", type: "nominal"}"#,
    "quantity": #"{field: "q", type: "quantitative", scale: {domain: [0, 50]}}"#,
    "far quantity": #"{field: "q", type: "quantitative", scale: {domain: [10, 50]}}"#,
    "free quantity": #"{field: "q", type: "quantitative", scale: {domain: [-50, 50]}}"#,
    "bin": #"{field: "q", bin: {step: 25, nice: false, extent: [0, 50]}}"#,
    "time": #"{field: "t", type: "temporal", scale: {domain: ["2021-01-01", "2022-01-01"]}}"#,
    "constant": #"{value: 0}"#,
  ]

  private static func view(_ mark: String, _ x: String, _ y: String?) throws -> InspectedView {
    let y = y.map { ", y: \(positions[$0] ?? "")" } ?? ""
    return try InspectedView(
      "{\(data), mark: {type: \"\(mark)\", binSpacing: 0}, encoding: {x: \(positions[x] ?? "")\(y)}}"
    )
  }

  /// A rectangle's left, top, width and height as fractions of the plot.
  private struct Box: CustomStringConvertible {
    let description: String
    let mark: String
    let x: String
    let y: String?
    let expected: [[Double]]

    init(_ mark: String, _ x: String, _ y: String?, _ first: [Double], _ second: [Double]) {
      description = "\(mark): \(x) × \(y ?? "nothing")"
      self.mark = mark
      self.x = x
      self.y = y
      expected = [first, second]
    }
  }

  private static let boxes = [
    Box("rect", "name", "quantity", [0, 0.8, 0.5, 0.2], [0.5, 0.2, 0.5, 0.8]),
    Box("rect", "name", "far quantity", [0, 1, 0.5, 0], [0.5, 0.25, 0.5, 0.75]),
    Box("rect", "name", "free quantity", [0, 0.4, 0.5, 0.1], [0.5, 0.1, 0.5, 0.4]),
    Box("rect", "quantity", "quantity", [0, 0.8, 0.2, 0.2], [0, 0.2, 0.8, 0.8]),
    Box("rect", "quantity", nil, [0, 0, 0.2, 1], [0, 0, 0.8, 1]),
    Box("rect", "name", "time", [0, 1, 0.5, 0], [0.5, 0.504, 0.5, 0.496]),
    Box("rect", "time", "bin", [0, 0.5, 0, 0.5], [0, 0, 0.496, 0.5]),
    Box("rect", "name", nil, [0, 0, 0.5, 1], [0.5, 0, 0.5, 1]),
    Box("bar", "time", "time", [0, 1, 0, 0], [0, 0.504, 0.496, 0.496]),
    Box("bar", "name", "bin", [0.025, 0.5, 0.45, 0.5], [0.525, 0, 0.45, 0.5]),
    Box("tick", "name", "bin", [0.249, 0.5, 0.002, 0.5], [0.748, 0, 0.002, 0.5]),
    Box("tick", "name", nil, [0.249, 0, 0.002, 1], [0.748, 0, 0.002, 1]),
    Box("tick", "name", "other name", [0.249, 0.063, 0.002, 0.375], [0.748, 0.563, 0.002, 0.375]),
    Box("tick", "time", "time", [-0.001, 1, 0.002, 0], [0.495, 0.504, 0.002, 0.496]),
  ]

  @Test("rectangles stand where Vega has them", arguments: boxes.indices)
  func rectanglesStandWhereVegaHasThem(index: Int) throws {
    let box = Self.boxes[index]
    let view = try Self.view(box.mark, box.x, box.y)
    let facts = ["x", "y", "width", "height"].map { view.fractions($0) }
    for (item, expected) in box.expected.enumerated() {
      for (fact, value) in zip(facts, expected) {
        #expect(abs(fact[item] - value) < 0.004, "\(box) \(item): \(fact[item]) is not \(value)")
      }
    }
  }

  /// Both ends of the second rule.
  private static let rules: [(x: String, y: String?, from: [Double], to: [Double])] = [
    ("name", "other name", [0, 0], [0.75, 0.75]),
    ("name", "bin", [0, 1], [0.75, 0.25]),
    ("name", "time", [0, 0.504], [0.75, 0.504]),
    ("time", "name", [0.496, 0], [0.496, 0.75]),
    ("time", "time", [0, 1], [0.496, 0.504]),
    ("bin", "name", [0, 0], [0.75, 0.75]),
    ("bin", nil, [0.75, 1], [0.75, 0]),
    ("name", "quantity", [0.75, 1], [0.75, 0.2]),
  ]

  @Test("rules run from their base along whatever they measure", arguments: rules.indices)
  func rulesRunFromTheirBase(index: Int) throws {
    let rule = Self.rules[index]
    let view = try Self.view("rule", rule.x, rule.y)
    let from = [view.fractions("x")[1], view.fractions("y")[1]]
    let to = [view.fractions("x2")[1], view.fractions("y2")[1]]
    for (a, b) in zip(from + to, rule.from + rule.to) {
      #expect(abs(a - b) < 0.004, "\(rule): \(from) to \(to)")
    }
  }

  /// Where marks begin on bins that are names in a row, as Vega has them; "null" is the first of four.
  private static let namedBins: [(mark: String, scale: String, x: [Double], width: [Double])] = [
    ("{type: 'rule'}", "band", [0.25, 0.5, 0.25, 0.75, 0], []),
    ("{type: 'point'}", "band", [0.25, 0.5, 0.25, 0.75, 0], []),
    ("{type: 'point'}", "point", [0.375, 0.625, 0.375, 0.875, 0.125], []),
    ("{type: 'text', text: 'a'}", "band", [0.25, 0.5, 0.25, 0.75, 0], []),
    ("{type: 'bar', width: {band: 1}}", "band", [0.25, 0.5, 0.25, 0.75, 0], [0.25]),
    ("{type: 'rect'}", "band", [0.25, 0.5, 0.25, 0.75, 0], [0.25]),
    ("{type: 'bar', width: {band: 0.2}}", "band", [0.35, 0.6, 0.35, 0.85, 0.1], [0.05]),
  ]

  @Test("marks stand where named bins begin, and fill them", arguments: namedBins.indices)
  func marksStandWhereNamedBinsBegin(index: Int) throws {
    let bins = Self.namedBins[index]
    let mark = bins.mark.replacing("'", with: "\"")
    let view = try InspectedView(
      """
      {data: {values: [{q: 5}, {q: 15}, {q: 12}, {q: 38}, {q: null}]}, mark: \(mark),
        encoding: {x: {field: "q", type: "ordinal", bin: {step: 10, nice: false},
          scale: {type: "\(bins.scale)", padding: \(bins.scale == "band" ? 0 : 0.5)}},
          \(mark.contains("rule") ? "" : "y: {value: 20}")}}
      """)
    #expect(view.fractions("x") == bins.x)
    #expect(view.fractions("width").allSatisfy { bins.width == [$0] })
  }

  @Test func aTrailRunsAlongXWhateverItShows() throws {
    // Upright, it takes no zero into its quantity; a line along names would begin there.
    func labels(_ mark: String) throws -> [String] {
      try InspectedView(
        """
        {data: {values: [{n: "a", q: 50}, {n: "b", q: 60}, {n: "c", q: 55}]}, mark: "\(mark)",
          encoding: {x: {field: "q", type: "quantitative"}, y: {field: "n", type: "nominal"}}}
        """
      ).labels("bottom")
    }
    #expect(try labels("trail").first == "50.0")
    #expect(try labels("line").first == "0")
  }

  @Test(
    "a fixed width lies around the beginning of a named bin",
    arguments: [
      "{type: \"bar\", width: 8}", "{type: \"tick\", orient: \"horizontal\", width: 8}",
    ])
  func aFixedWidthLiesAroundTheBeginning(mark: String) throws {
    let view = try InspectedView(
      """
      {data: {values: [{q: 5}, {q: 24}]}, mark: \(mark),
        encoding: {x: {field: "q", type: "ordinal", bin: {step: 10, nice: false},
          scale: {padding: 0}}, y: {value: 20}}}
      """)
    let middles = zip(view.fractions("x"), view.fractions("width")).map { $0 + $1 / 2 }
    #expect(abs((middles.first ?? .nan) - 0) < 0.002)
    #expect(abs((middles.last ?? .nan) - 0.5) < 0.002)
  }

  /// What a tick stands over; its size is its height wherever y is names, whether or not x says which way it goes.
  private static let tickGrounds = ["name", "bin", "constant", "quantity", "time", "named bin"]

  @Test("a tick's size is its height over names", arguments: tickGrounds)
  func aTicksSizeIsItsHeightOverNames(x: String) throws {
    let ground = Self.positions[x] ?? #"{field: "q", type: "ordinal", bin: {step: 25}}"#
    let sizes = [
      #"mark: {type: "tick", size: 12}, encoding: {"#,
      #"mark: "tick", encoding: {size: {value: 12}, "#,
    ]
    for size in sizes {
      let view = try InspectedView(
        """
        {\(Self.data), \(size)x: \(ground), y: {field: "m", type: "nominal"}}}
        """)
      #expect(view.points("height") == [12, 12])
      #expect(view.points("width") == [1, 1])
    }
  }

  @Test(
    "a size below zero reaches as far, the other way round",
    arguments: [
      ("bar", "width: 25", "width: -25"), ("bar", "size: 25", "width: -25"),
      ("rect", "width: 25, height: 9", "width: -25, height: -9"),
      ("rect", "width: 25, height: 9", "width: 25, height: -9"),
      ("rect", "width: 25, height: 9", "width: -25, height: 9"),
    ])
  func negativeSize(mark: String, plain: String, below: String) throws {
    func boxes(_ size: String) throws -> [[Double]] {
      let view = try InspectedView(
        """
        {\(Self.data), mark: {type: "\(mark)", \(size)}, encoding: {
          x: {field: "m", type: "nominal"},
          y: {\(mark == "bar" ? #"field: "q", type: "quantitative""# : #"field: "m", type: "nominal""#)}}}
        """)
      return ["x", "y", "width", "height"].map { view.fractions($0) }
    }
    let found = try boxes(below)
    #expect(try found == boxes(plain))
    #expect(found[2].allSatisfy { $0 > 0 } && !found[2].isEmpty)
  }

  @Test func sizesKeepBelowTheStepOfBinsThatAreNamesToo() throws {
    // Of four bins from 0 to 40 one is empty and has no name; the largest tick is a point less than a quarter of the plot.
    func heights(_ mark: String, _ size: String) throws -> [Double] {
      try InspectedView(
        """
        {data: {values: [{q: 5, s: 4}, {q: 15, s: 4}, {q: 38, s: 4}]}, mark: "\(mark)",
          encoding: {x: {field: "q", bin: {step: 10}},
            y: {field: "q", type: "ordinal", bin: {step: 10}}\(size)}}
        """
      ).points("height")
    }
    let thirds = try heights("rect", "")
    let sizes = try heights(
      "tick", #", size: {field: "s", type: "quantitative", scale: {domain: [0, 4]}, legend: null}"#)
    #expect(sizes.count == 3)
    #expect(zip(thirds, sizes).allSatisfy { abs($0 * 3 / 4 - 1 - $1) < 0.05 })
  }

  @Test func areasFillFromTheFirstCategoryOrNotAtAll() throws {
    // Time is what an area runs along, so it measures names, from the first one's place.
    let names = try Self.view("area", "time", "name")
    #expect(names.fractions("y") == [0.25, 0.75])
    #expect(names.fractions("y2") == [0.25, 0.25])
    // Of two names neither is measured.
    let none = try Self.view("area", "name", "other name")
    #expect(none.fractions("y") == none.fractions("y2"))
    // Without a position there is only the base.
    #expect(try Self.view("area", "time", nil).fractions("y") == [1, 1])
  }

  @Test func linesRunAlongTimeWhereNothingIsMeasured() throws {
    let view = try InspectedView(
      """
      {data: {values: [{n: "A", t: "2022-01-01"}, {n: "B", t: "2020-01-01"},
          {n: "C", t: "2021-01-01"}]},
        mark: "line", encoding: {x: {field: "n", type: "nominal"},
          y: {field: "t", type: "temporal"}}}
      """)
    let places = view.fractions("y")
    #expect(places == places.sorted())
  }

  @Test func barsWithoutAPositionStandAroundTheMiddleByTheirOffset() throws {
    let view = try InspectedView(
      """
      {data: {values: [{g: "x", v: 1}, {g: "y", v: 2}]}, mark: "bar",
        encoding: {xOffset: {field: "g", type: "nominal"},
          y: {field: "v", type: "quantitative"}}}
      """)
    #expect(view.fractions("x") == [0, 0.5])
    #expect(view.fractions("width") == [0.5, 0.5])
  }

  @Test func anOffsetsDomainLeavesBarsOut() throws {
    let view = try InspectedView(
      """
      {data: {values: [{c: "A", g: "x", v: 1}, {c: "A", g: "y", v: 2}, {c: "A", g: "z", v: 3}]},
        mark: "bar", encoding: {x: {field: "c", type: "nominal"},
          xOffset: {field: "g", type: "nominal", scale: {domain: ["x", "z"]}},
          y: {field: "v", type: "quantitative"}}}
      """)
    #expect(view.items.count == 2)
    #expect(view.fractions("width").allSatisfy { abs($0 - 0.333) < 0.002 })
  }

  @Test("a domain leaves places out and paths join the rest", arguments: ["line", "area", "trail"])
  func aDomainLeavesPlacesOut(mark: String) throws {
    let view = try InspectedView(
      """
      {data: {values: [{m: "Jan", v: 1}, {m: "Feb", v: 2}, {m: "Mar", v: 3}, {m: "Apr", v: 4}]},
        mark: "\(mark)", encoding: {x: {field: "m", type: "nominal",
          scale: {domain: ["Jan", "Mar", "Apr"]}}, y: {field: "v", type: "quantitative"}}}
      """)
    #expect(view.items.count == 3)
    #expect(view.items.allSatisfy { $0["defined"]?.boolean != false })
  }

  @Test func barsOfGivenBinsAreAStepWide() throws {
    let view = try InspectedView(
      """
      {data: {values: [{b: 8, n: 7}, {b: 10, n: 29}, {b: 12, n: 71}]},
        mark: {type: "bar", binSpacing: 0}, encoding: {
          x: {field: "b", type: "quantitative", bin: {binned: true, step: 2},
            scale: {domain: [8, 14]}}, y: {field: "n", type: "quantitative"}}}
      """)
    #expect(view.fractions("x") == [0, 0.333, 0.667])
    #expect(view.fractions("width") == [0.333, 0.333, 0.333])
  }

  @Test func anOffsetOnAQuantityMovesNothing() throws {
    let view = try InspectedView(
      """
      {data: {values: [{a: 1, g: "x"}, {a: 2, g: "y"}]}, mark: "point",
        encoding: {x: {field: "a", type: "quantitative", scale: {domain: [0, 2]}},
          xOffset: {field: "g", type: "nominal"}}}
      """)
    #expect(view.fractions("x") == [0.5, 1])
  }

  @Test func alignedBarsStandBesideTheirPlace() throws {
    func edges(_ align: String) throws -> [Double] {
      try InspectedView(
        """
        {data: {values: [{v: 5, w: 1}]}, mark: {type: "bar", width: 20, align: "\(align)"},
          encoding: {x: {field: "v", type: "quantitative", scale: {domain: [0, 10]}},
            y: {field: "w", type: "quantitative"}}}
        """
      ).points("x")
    }
    let (left, center, right) = try (edges("left"), edges("center"), edges("right"))
    #expect(left[0] - center[0] == 10)
    #expect(center[0] - right[0] == 10)
  }

  @Test func theFirstLayersMarkSaysHowMuchRoomBandsLeave() throws {
    func width(_ first: String, _ configuration: String = "") throws -> Double {
      let encoding = #"encoding: {x: {field: "n", type: "nominal"}, y: {value: 0}}"#
      return try InspectedView(
        """
        {data: {values: [{n: "A"}, {n: "B"}]}\(configuration), layer: [
          {mark: "\(first)", \(encoding)}, {mark: "bar", \(encoding)}]}
        """
      ).groups.last?.first?["width"]?.number ?? 0
    }
    #expect(try width("bar") / width("rule") == 0.9)
    #expect(try width("tick") / width("rule") == 0.75)
    let configured = try width("rule", ", config: {scale: {bandPaddingInner: 0.4}}")
    #expect(try abs(configured / width("rule") - 0.6) < 1e-9)
  }
}
