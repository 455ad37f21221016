import Drawing
import SceneModel
import Syntax
import TestSupport
import Testing

@testable import Charts

/// Properties that are expressions of a datum, on marks and on the ticks of axes.
struct DatumPropertyTests {
  private static func scene(_ mark: String, _ property: String) -> String {
    let isArc = mark == "arc"
    let place =
      isArc
      ? "theta: {field: 'a', type: 'quantitative'}, detail: {field: 'k'}"
      : "x: {field: 'k', type: 'nominal'}, y: {field: 'a', type: 'quantitative'}"
    return """
      {theme: 'vega', canvas: {duration: 1}, timeline: [],
       data: {values: [{k: 'A', a: 3, c: 'red'}, {k: 'B', a: 7, c: 'teal'}, {k: 'C', a: 5, c: 'gold'}]},
       mark: {type: '\(mark)', \(property)}, encoding: {\(place)}}
      """
  }

  /// A mark, a property, and two values that look different.
  private static let properties: [(mark: String, key: String, a: String, b: String)] = [
    ("bar", "cornerRadius", "4", "9"), ("bar", "cornerRadiusEnd", "4", "9"),
    ("bar", "cornerRadiusTopLeft", "4", "9"), ("bar", "color", "'red'", "'teal'"),
    ("bar", "fill", "'red'", "'teal'"), ("bar", "stroke", "'red'", "'teal'"),
    ("bar", "opacity", "0.3", "0.7"), ("bar", "fillOpacity", "0.3", "0.7"),
    ("bar", "width", "10", "20"), ("bar", "xOffset", "4", "9"), ("bar", "size", "10", "20"),
    ("point", "size", "100", "300"), ("point", "shape", "'square'", "'cross'"),
    ("point", "angle", "10", "40"), ("point", "strokeWidth", "1", "5"),
    ("point", "strokeDash", "[2, 1]", "[5, 3]"),
    ("point", "xOffset", "4", "9"), ("point", "yOffset", "4", "9"), ("text", "text", "'a'", "'b'"),
    ("text", "dx", "4", "9"), ("text", "dy", "4", "9"), ("text", "fontSize", "9", "20"),
    ("text", "fontWeight", "'bold'", "'normal'"), ("text", "font", "'Courier'", "'Arial'"),
    ("text", "fontStyle", "'italic'", "'normal'"), ("text", "align", "'left'", "'right'"),
    ("text", "baseline", "'top'", "'bottom'"), ("text", "angle", "20", "40"),
    ("text", "limit", "14", "24"),
    ("tick", "thickness", "2", "6"), ("tick", "color", "'red'", "'teal'"),
    ("rule", "strokeDash", "[2, 1]", "[5, 3]"), ("rule", "strokeCap", "'round'", "'butt'"),
    ("rule", "size", "1", "4"), ("rect", "cornerRadius", "1", "2"),
    ("arc", "innerRadius", "20", "40"),
    ("arc", "outerRadius", "60", "'90%'"), ("arc", "padAngle", "0.05", "0.1"),
    ("arc", "cornerRadius", "3", "6"),
    ("line", "interpolate", "'step'", "'monotone'"), ("line", "stroke", "'red'", "'teal'"),
    ("line", "strokeWidth", "1", "5"), ("area", "fill", "'red'", "'teal'"),
    ("trail", "size", "3", "9"),
  ]

  private func probe(_ mark: String, _ property: String) throws -> SceneProbe {
    let context =
      mark == "point" || mark == "rule"
      ? "stroke: 'black', " : mark == "text" ? "text: 'word', " : ""
    let own = property.hasPrefix("stroke:") || property.hasPrefix("text:") ? "" : context
    return try SceneProbe(try JSONNode(json5: Self.scene(mark, own + property)))
  }

  @Test(arguments: properties.indices) func anExpressionDrawsWhatItsValueDraws(_ place: Int) throws
  {
    let (mark, key, a, b) = Self.properties[place]
    func expression(_ text: String) -> String { "\(key): {expr: \"\(text)\"}" }
    let first = try probe(mark, "\(key): \(a)")
    let second = try probe(mark, "\(key): \(b)")
    #expect(first != second)
    #expect(try probe(mark, expression("datum.a > 0 ? \(a) : \(b)")) == first)
    #expect(try probe(mark, expression("datum.a > 0 ? \(b) : \(a)")) == second)
    let mixed = try probe(mark, expression("datum.k == 'B' ? \(a) : \(b)"))
    // A line is drawn as its first row asks.
    if ["line", "area"].contains(mark) {
      #expect(mixed.pictures == second.pictures)
    } else {
      #expect(mixed != first)
      #expect(mixed != second)
    }
  }

  @Test func eachBarHasItsOwnValue() throws {
    let facts = Facts(
      try SceneProbe.film(
        JSONNode(
          json5: Self.scene(
            "bar", "color: {expr: 'datum.c'}, opacity: {expr: 'datum.a / 10'}"))), at: 1)
    let bars = facts.items("bar")
    #expect(bars.compactMap { $0["fill"]?.string } == ["red", "teal", "gold"])
    #expect(bars.map { $0.number("opacity") } == [0.3, 0.7, 0.5])
  }

  @Test func nullIsAsIfTheKeyWereNotThere() throws {
    let facts = Facts(
      try SceneProbe.film(
        JSONNode(json5: Self.scene("bar", "fill: {expr: \"datum.a > 4 ? 'red' : null\"}"))), at: 1)
    #expect(
      facts.items("bar").compactMap { $0["fill"]?.string } == ["#4c78a8", "red", "red"])
  }

  @Test(arguments: [
    ("bar", "cornerRadius: {expr: 'datum.k'}", "\"cornerRadius\" must be a number of at least 0"),
    ("bar", "color: {expr: 'datum.a'}", "\"color\" must be a colour"),
    ("text", "align: {expr: \"datum.a > 5 ? 'middle' : 'left'\"}", "unknown alignment \"middle\""),
    ("point", "shape: {expr: 'datum.k'}", "unknown symbol \"A\""),
    ("bar", "opacity: {expr: 'datum.a'}", "\"opacity\" must be a number from 0 to 1"),
    ("bar", "clip: {expr: 'datum.a > 3'}", "\"clip\" is one for all and cannot hang on a datum"),
    ("bar", "orient: {expr: 'datum.k'}", "\"orient\" is one for all and cannot hang on a datum"),
    ("bar", "binSpacing: {expr: 'datum.a'}", "\"binSpacing\" is one for all"),
  ])
  func whatCannotBeIsRefused(mark: String, property: String, message: String) throws {
    let node = try JSONParser.parse(
      SourceText(name: "test.json5", bytes: Array(Self.scene(mark, property).utf8))
    ).root
    do {
      _ = try SceneProbe.film(node)
      Issue.record("\(property) is accepted")
    } catch let error as DiagnosticError {
      let first = try #require(error.diagnostics.first)
      #expect(first.message.hasPrefix(message), "\(first.message)")
      #expect(first.location != nil)
    }
  }

  /// An axis property, and two values that look different.
  private static let axisProperties: [(key: String, a: String, b: String)] = [
    ("labelColor", "'red'", "'teal'"), ("labelFont", "'Courier'", "'Arial'"),
    ("labelFontSize", "8", "14"),
    ("labelFontStyle", "'italic'", "'normal'"), ("labelFontWeight", "'bold'", "'normal'"),
    ("labelOpacity", "0.3", "0.6"), ("labelOffset", "3", "6"), ("labelPadding", "3", "9"),
    ("labelAlign", "'left'", "'right'"), ("labelBaseline", "'top'", "'bottom'"),
    ("labelLimit", "20", "30"),
    ("gridColor", "'red'", "'teal'"), ("gridWidth", "2", "4"), ("gridDash", "[2, 1]", "[5, 3]"),
    ("gridOpacity", "0.3", "0.6"), ("tickColor", "'red'", "'teal'"), ("tickWidth", "2", "4"),
    ("tickSize", "3", "12"), ("tickDash", "[2, 1]", "[1, 2]"), ("tickOpacity", "0.3", "0.6"),
    ("gridCap", "'round'", "'square'"), ("tickOffset", "2", "4"),
  ]

  private func axis(_ key: String, _ value: String) throws -> SceneProbe {
    try SceneProbe(
      JSONNode(json5: Self.scene("bar", "filled: true")).laying(
        JSONNode(json5: "{labelExpr: \"'label ' + datum.label\", grid: true, \(key): \(value)}"),
        at: ["encoding", "y", "axis"]))
  }

  @Test(arguments: axisProperties.indices) func ticksDifferByTheirValue(_ place: Int) throws {
    let (key, a, b) = Self.axisProperties[place]
    let (first, second) = (try axis(key, a), try axis(key, b))
    #expect(first != second)
    let ways = [
      "{condition: {test: 'datum.value > 4', value: \(a)}, value: \(b)}",
      "{condition: [{test: 'datum.value < 2', value: \(b)}, {test: {field: 'value', gt: 4}, value: \(a)}], value: \(b)}",
      "{expr: \"datum.value > 4 ? \(a) : \(b)\"}",
      "{condition: {test: 'datum.index > 0.6', expr: \"\(a)\"}, value: \(b)}",
    ]
    let mixed = try axis(key, ways[0])
    #expect(mixed != first)
    #expect(mixed != second)
    for way in ways.dropFirst().dropLast() { #expect(try axis(key, way) == mixed, "\(way)") }
    let byPlace = try axis(key, ways[3])
    #expect(byPlace != first)
    #expect(byPlace != second)
    let always = "{condition: {test: 'datum.value >= 0', value: \(a)}, value: \(b)}"
    #expect(try axis(key, always) == first)
  }

  @Test(arguments: ["titleColor", "domainColor", "labelAngle", "tickBand", "orient", "offset"])
  func whatIsOneForTheAxisIsRefused(_ key: String) throws {
    let error = #expect(throws: DiagnosticError.self) {
      try axis(key, "{expr: 'datum.value'}")
    }
    #expect(error?.diagnostics.first?.message.contains("cannot hang on a datum") == true)
  }
}
