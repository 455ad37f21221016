import Foundation
import Syntax
import Testing

/// Ticks that read wrongly: noise of binary fractions, minus zero, the same text twice, millions of them.
@Suite struct C29TickValues {
  static func body(domain: String, axis: String = "{}", height: Double = 400) -> String {
    """
    "data": {"values": [{"x": 0, "y": 0}]}, "mark": "point",
    "encoding": {
      "x": {"field": "x", "type": "quantitative"},
      "y": {
        "field": "y", "type": "quantitative", "scale": {"domain": \(domain), "nice": false},
        "axis": \(axis)
      }
    }
    """
  }

  static func labels(domain: String, axis: String = "{}", height: Double = 400) throws
    -> [(text: String, value: Double)]
  {
    let scene = try CaseScene(body(domain: domain, axis: axis), height: height)
    return scene.facts(at: 1).labels("y").compactMap { label in
      label.value.number.map { (label.text, $0) }
    }
  }

  /// The number that a label spells, and the worth of half of its last digit.
  static func reading(_ text: String) -> (value: Double, tolerance: Double)? {
    var text = text.replacing("\u{2212}", with: "-").replacing(",", with: "")
    var factor = 1.0
    for (suffix, worth) in [
      ("%", 0.01), ("k", 1e3), ("M", 1e6), ("G", 1e9), ("µ", 1e-6), ("m", 1e-3), ("n", 1e-9),
    ] where text.hasSuffix(suffix) {
      text.removeLast()
      factor = worth
    }
    guard let value = Double(text) else { return nil }
    let mantissa = text.split(separator: "e").first.map(String.init) ?? text
    let decimals = mantissa.split(separator: ".").dropFirst().first?.count ?? 0
    let power = text.split(separator: "e").dropFirst().first.flatMap { Double($0) } ?? 0
    let digit = pow(10, power - Double(decimals)) * factor
    return (value * factor, digit / 2 * (1 + 1e-9))
  }

  static func check(_ labels: [(text: String, value: Double)], _ name: String) {
    #expect(!labels.isEmpty, "\(name)")
    #expect(Set(labels.map(\.text)).count == labels.count, "\(name): \(labels)")
    for label in labels {
      guard let reading = reading(label.text) else {
        Issue.record("\(name): \(label.text) is no number")
        continue
      }
      #expect(
        abs(reading.value - label.value) <= reading.tolerance, "\(name): \(label)")
      if reading.value == 0 {
        #expect(
          !label.text.hasPrefix("-") && !label.text.hasPrefix("\u{2212}"), "\(name): \(label)")
      }
    }
  }

  @Test("C29: steps of a tenth read as tenths, in one style")
  func tenths() throws {
    let labels = try Self.labels(domain: "[0, 1]", axis: "{\"tickStep\": 0.1}").map(\.text)
    #expect(
      labels == ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1.0"])
  }

  @Test("C29: steps that do not meet the domain's ends go through 0")
  func fromZero() throws {
    let labels = try Self.labels(domain: "[-0.65, 0.65]", axis: "{\"tickStep\": 0.2}")
    Self.check(labels, "step 0.2")
    let expected = [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6]
    #expect(labels.count == expected.count, "\(labels)")
    for (label, value) in zip(labels, expected) { #expect(abs(label.value - value) < 1e-12) }
  }

  @Test(
    "C29: labels differ, and each is its tick's value to its last digit",
    arguments: [
      ("[-0.5, 0.5]", "{\"format\": \"%\"}"), ("[-0.02, 0.03]", "{\"format\": \".0%\"}"),
      ("[-0.3, 0.4]", "{\"format\": \".0%\"}"), ("[-1, 1]", "{\"format\": \"+.1%\"}"),
      ("[0, 0.000004]", "{}"), ("[999999999, 1000000001]", "{}"),
      ("[0, 0.004]", "{\"format\": \".2f\"}"),
      ("[0, 3]", "{\"format\": \"d\"}"), ("[0, 3000]", "{\"format\": \".0s\"}"),
      ("[-0.0001, 0.0001]", "{}"), ("[1e12, 1e12]", "{}"), ("[-1e-9, 1e9]", "{}"),
      ("[0.1, 0.3]", "{}"), ("[-3, 3]", "{\"format\": \",.0f\"}"),
    ])
  func distinct(domain: String, axis: String) throws {
    for height in [90.0, 160, 400, 900] {
      let labels = try Self.labels(domain: domain, axis: axis, height: height)
      Self.check(labels, "\(domain) \(axis) at \(height)")
    }
  }

  @Test("C29: more ticks than a picture can hold are refused", arguments: ["1", "0.001", "1e-300"])
  func tooMany(step: String) {
    let mistakes = CaseScene.mistakes(
      Self.body(domain: "[0, 1e9]", axis: "{\"tickStep\": \(step)}"))
    #expect(mistakes.count == 1, "\(mistakes)")
    #expect(mistakes.first?.contains("1000") == true, "\(mistakes)")
    #expect(mistakes.first?.hasPrefix("0:") == false, "\(mistakes)")
  }
}
