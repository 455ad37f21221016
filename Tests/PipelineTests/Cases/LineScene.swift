import Testing

/// A line with everything that can belong to it, as the law over drawn lines varies it.
struct LineScene: CustomTestStringConvertible, Sendable {
  var interpolate = "linear"
  var values: [[Double?]] = [[2, 5, 3, 6, 4, 7]]
  var isDashed = false
  var hasArea = true
  var hasDots = true
  var hasLabels = true
  var isSideways = false
  var xType = "quantitative"
  var mark = "line"
  /// The curve of the area where it is another than the line's.
  var areaCurve: String?
  /// One layer whose line and points are its mark's own.
  var isOverlay = false
  var motion = Motion.property

  enum Motion: String, Sendable {
    case property, preset, buildUp, still
  }

  var testDescription: String {
    let words = [
      interpolate, "\(values.count) series", isDashed ? "dashed" : nil, hasArea ? "area" : nil,
      areaCurve.map { "area \($0)" }, isOverlay ? "overlay" : nil, isSideways ? "sideways" : nil,
      xType, mark, motion.rawValue,
      values.joined().contains { $0 == nil } ? "gaps" : nil,
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }

  static let colors = ["#ff0000", "#0000ff"]
  static let two: [[Double?]] = [[2, 5, 3, 6, 4, 7], [6, 4, 3, 1, 5, 2]]
  static let gaps: [[Double?]] = [[2, 5, nil, 6, nil, 4, 7, 3]]

  /// The scenes that the law is asked of.
  static let all: [LineScene] = {
    let curves = [
      "linear", "monotone", "step", "step-before", "step-after", "natural", "cardinal",
      "catmull-rom", "basis", "bundle",
    ]
    var scenes = curves.map { LineScene(interpolate: $0) }
    scenes += curves.prefix(6).map { LineScene(interpolate: $0, values: gaps) }
    scenes += [Motion.property, .preset, .buildUp].flatMap { motion in
      [
        LineScene(motion: motion), LineScene(values: two, hasArea: false, motion: motion),
        LineScene(values: gaps, isDashed: true, motion: motion),
        LineScene(interpolate: "monotone", xType: "ordinal", motion: motion),
        LineScene(hasArea: false, isSideways: true, motion: motion),
        LineScene(values: [[5]], motion: motion),
        LineScene(values: [[nil, 5, nil]], motion: motion),
        LineScene(values: [[3, 3, 3]], motion: motion),
      ]
    }
    scenes.append(LineScene(interpolate: "monotone", values: two, hasArea: false))
    scenes.append(LineScene(interpolate: "step", isSideways: true))
    scenes.append(LineScene(hasArea: false, mark: "trail"))
    scenes.append(LineScene(xType: "temporal"))
    scenes.append(LineScene(interpolate: "step", areaCurve: "linear"))
    scenes.append(LineScene(interpolate: "linear", areaCurve: "step"))
    scenes.append(LineScene(interpolate: "monotone", values: gaps, areaCurve: "linear"))
    scenes += [Motion.property, .preset, .buildUp].flatMap { motion in
      [
        LineScene(hasLabels: false, isOverlay: true, motion: motion),
        LineScene(values: gaps, hasLabels: false, isOverlay: true, motion: motion),
        LineScene(hasArea: false, hasLabels: false, isOverlay: true, motion: motion),
        LineScene(values: two, hasLabels: false, isOverlay: true, motion: motion),
      ]
    }
    return scenes
  }()

  /// The series' colours that the scene shows.
  var usedColors: ArraySlice<String> { Self.colors.prefix(values.count) }

  func scene() throws -> CaseScene {
    try CaseScene(text, width: 320, height: 240, duration: motion == .buildUp ? nil : 1)
  }

  private var text: String {
    let rows = values.enumerated().flatMap { series, values in
      values.enumerated().map { x, y in
        "{\"x\": \(x), \"y\": \(y.map { "\($0)" } ?? "null"), \"s\": \"\(series)\"}"
      }
    }
    let along = isSideways ? "y" : "x"
    let across = isSideways ? "x" : "y"
    let dash = isDashed ? ", \"strokeDash\": [4, 3]" : ""
    let orient = isSideways ? ", \"orient\": \"horizontal\"" : ""
    let curve = mark == "line" ? ", \"interpolate\": \"\(interpolate)\"" : ", \"size\": 2"
    if isOverlay {
      return """
        \(data(rows)), "name": "path",
        "mark": {
          "type": "\(hasArea ? "area" : "line")", "point": {"size": 60, "opacity": 1}
          \(hasArea ? ", \"line\": true, \"opacity\": 0.5" : "")
        },
        \(encoding(along, across))
        \(timeline)
        """
    }
    var layers: [String] = []
    if hasArea {
      layers.append(
        """
        {"name": "ground", "mark": {
          "type": "area", "interpolate": "\(areaCurve ?? interpolate)", "opacity": 0.5\(orient)}}
        """)
    }
    let look = "\"type\": \"\(mark)\"" + curve + dash + orient
    layers.append("{\"name\": \"path\", \"mark\": {" + look + "}}")
    if hasDots {
      layers.append("{\"name\": \"dots\", \"mark\": {\"type\": \"circle\", \"opacity\": 1}}")
    }
    if hasLabels {
      layers.append(
        """
        {"name": "words", "mark": {"type": "text", "dy": -8},
         "encoding": {"text": {"field": "y", "type": "quantitative"}}}
        """)
    }
    return """
      \(data(rows)),
      \(encoding(along, across)),
      "layer": [\(layers.joined(separator: ", "))]
      \(timeline)
      """
  }

  private func data(_ rows: [String]) -> String {
    "\"data\": {\"values\": [\(rows.joined(separator: ", "))]}"
  }

  private func encoding(_ along: String, _ across: String) -> String {
    """
    "encoding": {
      "\(along)": {
        "field": "x", "type": "\(xType)", "axis": null\(xType == "quantitative" ? ", \"scale\": {\"zero\": false}" : "")
      },
      "\(across)": {"field": "y", "type": "quantitative", "axis": null\(isOverlay ? "" : ", \"stack\": null")},
      "color": {
        "field": "s", "type": "nominal", "legend": null, "scale": {"range": ["#ff0000", "#0000ff"]}
      }
    }
    """
  }

  private var timeline: String {
    switch motion {
    case .property:
      """
      , "timeline": [
        {"target": "path", "property": "strokeEnd", "from": 0, "to": 1, "duration": 1}
      ]
      """
    case .preset:
      ", \"timeline\": [{\"target\": \"path\", \"preset\": \"draw\", \"duration\": 0.6}]"
    case .buildUp: ""
    case .still: ", \"timeline\": []"
    }
  }
}
