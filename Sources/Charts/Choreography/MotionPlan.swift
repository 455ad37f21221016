import Motion
import SceneModel
import Scales
import VisualEncoding

/// A film's motion: the timeline, and which parts of the layout it touches.
struct MotionPlan: Sendable {
  let timeline: Timeline
  /// One row for each animation, as the scene or a preset asked for it.
  let rows: [MotionRow]
  let animated: Set<TargetAddress>
  let groupsWithAnimatedItems: Set<TargetAddress>
  /// By view, the items whose selection moves, with their keys.
  let selectable: [Int: [(address: TargetAddress, key: ItemKey)]]
  let numberFormat: CountFormat
  /// By view, its transitions in the order in which they begin.
  var transitions: [Int: [StateTransition]] = [:]
  /// The named entries of the timeline, in the order in which they begin.
  let moments: [Moment]
  /// By view, when each of its annotations is there.
  let annotations: [[AnnotationSpan]]
  let captions: [AnnotationSpan]

  init(
    animations: [(address: TargetAddress, animation: PropertyAnimation, target: String)],
    keys: (TargetAddress) -> ItemKey?, numberFormat: CountFormat, moments: [Moment] = [],
    annotations: [[AnnotationSpan]] = [], captions: [AnnotationSpan] = []
  ) {
    self.moments = moments.sorted { ($0.begin, $0.end) < ($1.begin, $1.end) }
    self.annotations = annotations
    self.captions = captions
    timeline = Timeline(animations.map(\.animation))
    rows = animations.map {
      MotionRow(target: $0.target, animation: $0.animation)
    }
    var animated: Set<TargetAddress> = []
    var groups: Set<TargetAddress> = []
    var selectable: [Int: [(address: TargetAddress, key: ItemKey)]] = [:]
    for entry in animations {
      animated.insert(entry.address)
      if case .item(let group, _) = entry.address.part {
        groups.insert(
          TargetAddress(
            view: entry.address.view, part: .group(group), state: entry.address.state))
      }
      if entry.animation.property == .selection, let key = keys(entry.address),
        selectable[entry.address.view]?.contains(where: { $0.address == entry.address }) != true
      {
        selectable[entry.address.view, default: []].append((entry.address, key))
      }
    }
    // What selection dims is every group of the view, animated itself or not.
    self.animated = animated
    groupsWithAnimatedItems = groups
    self.selectable = selectable
    self.numberFormat = numberFormat
  }

  /// The largest selection in a view, 0…1.
  func strongestSelection(view: Int, state: Int?, sample: Sample) -> Double {
    min(max(selection(view: view, state: state, sample: sample)?.amount ?? 0, 0), 1)
  }

  /// The most selected item of a view in one of its states; nil where nothing can be selected.
  func selection(view: Int, state: Int?, sample: Sample) -> (key: ItemKey, amount: Double)? {
    var best: (key: ItemKey, amount: Double)?
    for item in selectable[view] ?? [] where item.address.state == state {
      let amount = sample.number(of: item.address.motionTarget, .selection) ?? 0
      if amount > best?.amount ?? 0 { best = (item.key, amount) }
    }
    return best
  }

  /// Whether the timeline moves a view's window.
  func window(view: Int, sample: Sample) -> WindowStart {
    let target = TargetAddress(view: view, part: .view)
    guard animated.contains(target) else { return WindowStart() }
    return WindowStart(
      x: sample.number(of: target.motionTarget, .viewportX),
      y: sample.number(of: target.motionTarget, .viewportY),
      zoom: sample.number(of: target.motionTarget, .zoom) ?? 1)
  }

  /// The opacity and other values of a part of a view.
  func state(_ address: TargetAddress, sample: Sample) -> ItemState {
    animated.contains(address)
      ? ItemState(sample: sample, target: address.motionTarget) : ItemState()
  }
}

/// An animation as `inspect` prints it.
struct MotionRow: Sendable {
  let target: String
  let animation: PropertyAnimation
}

/// How a counting number is written.
struct CountFormat: Sendable {
  let locale: FormatLocale

  func text(_ value: Double, format: String?) -> String {
    guard let format, let parsed = try? NumberFormat(format, locale: locale.numbers) else {
      return NumberFormat.plain(value.rounded(), locale: locale.numbers)
    }
    return parsed.text(value)
  }
}
