import Frames
import Drawing
import Geometry
import Guides
import Motion
import SceneModel
import Syntax
import Tables
import Typesetting
import VisualEncoding

/// A frame as facts, in the form that `inspect` prints; coordinates are canvas points.
struct Inspection {
  let film: Film
  let views: [FrameView]
  let sample: Sample
  let measurer: any TextMeasurer

  /// The whole object.
  var node: JSONNode {
    [
      "canvas": canvas,
      "time": JSONNode(sample.seconds),
      "views": JSONNode(views.enumerated().map { view($0.element.layout, index: $0.offset) }),
      "texts": JSONNode(texts),
      "timeline": JSONNode(film.motion.rows.map(row)),
      "warnings": JSONNode(
        film.warnings.map { JSONNode($0.message) }),
    ]
  }

  private var canvas: JSONNode {
    let canvas = film.canvas
    return [
      "width": JSONNode(canvas.size.width), "height": JSONNode(canvas.size.height),
      "scale": JSONNode(canvas.scale), "fps": JSONNode(canvas.frameRate.framesPerSecond),
      "frames": JSONNode(Double(film.frameCount)), "duration": JSONNode(film.duration),
    ]
  }

  private func view(_ view: ViewLayout, index: Int) -> JSONNode {
    var node: JSONNode = [
      "name": JSONNode(view.name), "plot": box(view.plot),
      "title": view.titleText.map {
        JSONNode(CountedText.words($0, value: counted(view: index)).text)
      } ?? nil,
      "axes": JSONNode(view.axes.map(axis)),
      "legends": JSONNode(view.legends.map(legend)),
      "marks": JSONNode(
        view.marks.enumerated().flatMap { place, group in
          MarkInspection(
            painting: GroupPainting(
              view: view, viewIndex: index, groupIndex: place, motion: film.motion,
              sample: sample, measurer: measurer),
            speaksVega: film.scene.configuration.string("facts") == "vega"
          ).nodes(group)
        }),
    ]
    if let transitions = film.motion.transitions[index], case .object(var members) = node.content {
      members["transitions"] = JSONNode(transitions.map(transition))
      node.content = .object(members)
    }
    if let window = view.window {
      var object = JSONObject()
      func add(_ key: String, _ axis: WindowLayout.Axis?) {
        guard let axis else { return }
        object[key] = [
          "start": JSONNode(axis.start), "end": JSONNode(axis.start + axis.length),
          "domain": [JSONNode(axis.domain.lowerBound), JSONNode(axis.domain.upperBound)],
        ]
      }
      add("x", window.x)
      add("y", window.y)
      if let indicator = view.indicator {
        object["indicator"] = [
          "type": JSONNode(indicator.kind.rawValue), "place": JSONNode(indicator.place),
          "extent": JSONNode(indicator.extent),
        ]
      }
      if case .object(var members) = node.content {
        members["window"] = JSONNode(.object(object))
        node.content = .object(members)
      }
    }
    return node
  }

  /// The plan of a transition: its stages in seconds of the film, and how many marks go, move and come.
  private func transition(_ transition: StateTransition) -> JSONNode {
    var stages = JSONObject()
    for (stage, run) in transition.schedule.runs {
      stages[stage.name] = [
        JSONNode(transition.begin + run.begin), JSONNode(transition.begin + run.end),
      ]
    }
    let counts = transition.way.counts
    return [
      "from": JSONNode(transition.from.name), "to": JSONNode(transition.to.name),
      "begin": JSONNode(transition.begin), "end": JSONNode(transition.end),
      "stages": JSONNode(.object(stages)), "leaving": JSONNode(Double(counts.leaving)),
      "moving": JSONNode(Double(counts.moving)), "entering": JSONNode(Double(counts.entering)),
    ]
  }

  private func axis(_ axis: AxisLayout) -> JSONNode {
    let title = axis.input.title
    return [
      "channel": JSONNode(axis.input.channel.rawValue),
      "orient": JSONNode(axis.input.orient.rawValue),
      "title": title.isEmpty ? nil : JSONNode(title.joined(separator: " ")),
      "domain": JSONNode(axis.input.domain.map(\.node)),
      "labels": JSONNode(
        axis.labels.map { label in
          Self.text(
            [
              "text": JSONNode(label.text), "value": label.value.node,
              "position": JSONNode(label.position),
              "box": box(label.box), "visible": JSONNode(.boolean(label.visible)),
            ], shown: label.shownText, text: label.text)
        }),
    ]
  }

  private static func text(_ node: JSONNode, shown: String, text: String) -> JSONNode {
    guard shown != text, case .object(var object) = node.content else { return node }
    object["shownText"] = JSONNode(shown)
    return JSONNode(.object(object))
  }

  private func legend(_ legend: LegendLayout) -> JSONNode {
    let title = legend.input.title
    return [
      "channel": JSONNode(legend.input.channels.first?.rawValue ?? ""),
      "title": title.isEmpty ? nil : JSONNode(title.joined(separator: " ")),
      "labels": JSONNode(
        legend.labels.map {
          Self.text(
            [
              "text": JSONNode($0.text), "box": box($0.box),
              "visible": JSONNode(.boolean($0.visible)),
            ], shown: $0.shownText, text: $0.text)
        }),
    ]
  }

  /// Everything drawn as text, whatever drew it.
  private var texts: [JSONNode] {
    var drawn = CountedText.texts(film.layout.title?.drawnTexts ?? [], value: counted(view: -1))
    for (index, frame) in views.enumerated() {
      let view = frame.layout
      drawn += CountedText.texts(view.title?.drawnTexts ?? [], value: counted(view: index))
      drawn += view.axes.flatMap(\.drawnTexts)
      drawn += view.legends.flatMap(\.drawnTexts)
      if let center = view.center {
        let content = center.content(
          selection: film.motion.selection(view: index, state: view.motionState, sample: sample))
        drawn.append(content.title.drawn(as: .centerTitle))
        drawn.append(content.value.drawn(as: .centerValue))
      }
      for (place, group) in view.marks.enumerated() where group.kind == .text {
        drawn += MarkInspection(
          painting: GroupPainting(
            view: view, viewIndex: index, groupIndex: place, motion: film.motion, sample: sample,
            measurer: measurer)
        ).texts(group)
      }
      drawn += frame.annotations.filter { $0.look.size != .zero }.flatMap {
        CountedText.texts([$0.drawn(visible: $0.textOpacity > 0)], value: $0.text.value)
      }
    }
    drawn += film.captions.drawnTexts(motion: film.motion, sample: sample)
    return drawn.map {
      Self.text(
        [
          "role": JSONNode($0.role.rawValue), "text": JSONNode($0.text),
          "font": JSONNode(
            "\($0.font.families.first ?? "") \(NumberText.shortest($0.font.size)) \($0.font.weight)"
          ),
          "box": box($0.box), "visible": JSONNode(.boolean($0.visible)),
        ], shown: $0.shownText, text: $0.text)
    }
  }

  /// The number that a title counts at; nil where it does not.
  private func counted(view: Int) -> Double? {
    film.motion.state(TargetAddress(view: view, part: .title), sample: sample).value
  }

  private func row(_ row: MotionRow) -> JSONNode {
    let animation = row.animation
    let value = sample.value(of: animation.target, animation.property)
    return [
      "target": JSONNode(row.target), "property": JSONNode(animation.property.rawValue),
      "begin": JSONNode(animation.begin),
      "end": animation.end.isFinite ? JSONNode(animation.end) : "forever",
      "value": value.map(Self.node) ?? nil,
    ]
  }

  private static func node(_ value: MotionValue) -> JSONNode {
    switch value {
    case .number(let number): JSONNode(number)
    case .point(let point): [JSONNode(point.x), JSONNode(point.y)]
    case .color(let red, let green, let blue, let alpha):
      JSONNode(Color(red: red, green: green, blue: blue, alpha: alpha).hex)
    }
  }

  private func box(_ r: Rectangle) -> JSONNode {
    [JSONNode(r.x), JSONNode(r.y), JSONNode(r.width), JSONNode(r.height)]
  }
}
