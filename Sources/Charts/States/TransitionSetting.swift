import Drawing
import Geometry
import Motion
import SceneModel
import Tables

/// What all marks of a transition have in common.
struct TransitionSetting: Sendable {
  var numbers: CountFormat
  /// The place past the end of a race's axis through which items come and go.
  var gate: SlotGate?
  /// The value of a race's axis that stands for the rest.
  var rest: Value?
  /// How items come and go where there is no such place.
  var enter = Passage.grow
  var leave = Passage.grow
  /// In which order marks set out; nil is all at once, or by their own rule.
  var stagger: Stagger?
  /// The plots of both states, and the view's room.
  var oldPlot: Rectangle
  var newPlot: Rectangle
  var frame: Rectangle
  let rescaling: Rescaling
  /// Whether marks follow axes that rescale: between two domains a place that went straight would not be that of
  /// the value which counts.
  let rescales: Bool

  init(
    from: ViewLayout, to: ViewLayout, numbers: CountFormat, course: Rescaling.Course
  ) {
    self.numbers = numbers
    oldPlot = from.plot
    newPlot = to.plot
    frame = from.frame.union(to.frame)
    rescaling = Rescaling(from: from, to: to, course: course)
    rescales = rescaling.changesDomains
  }

  /// The way of an item that comes.
  func wayIn(_ item: MarkItem) -> PassageWay {
    if let gate { return .gate(gate.wayIn(item)) }
    return PassageWay(enter, box: item.box, plot: newPlot, frame: frame, isComing: true)
  }

  /// The way of an item that goes.
  func wayOut(_ item: MarkItem) -> PassageWay {
    if let gate { return .gate(gate.wayOut(item)) }
    return PassageWay(leave, box: item.box, plot: oldPlot, frame: frame, isComing: false)
  }

  /// The way of a whole line or area that comes or goes.
  func way(of group: MarkGroup, isComing: Bool) -> PassageWay {
    let boxes = group.items.map(\.box)
    let box = boxes.dropFirst().reduce(boxes.first ?? newPlot) { $0.union($1) }
    return PassageWay(
      isComing ? enter : leave, box: box, plot: isComing ? newPlot : oldPlot, frame: frame,
      isComing: isComing)
  }

  /// The places 0…1 of items in the order in which they set out; nil where all do at once.
  func places(of items: [MarkItem]) -> [Double]? {
    guard let stagger else { return nil }
    let keys: [Double] =
      switch stagger.order {
      case .x: items.map(\.anchor.x)
      case .value: items.map { $0.magnitude ?? .infinity }
      case .index, .random: []
      }
    return Stagger(.total(1), order: stagger.order, seed: stagger.seed)
      .delays(count: items.count, keys: keys)
  }
}
