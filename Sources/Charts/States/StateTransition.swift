import Geometry
import Motion

/// One of a view's transitions with its time in the film.
struct StateTransition: Sendable {
  /// A stage whose progress the timeline shows.
  enum Stage: Int, CaseIterable, Sendable {
    case leave, rescale, moveX, moveY, enter

    /// As `inspect` names it.
    var name: String { "\(self)" }
  }

  /// The states by their places among those of the view, and by their names.
  let from: (place: Int, name: String)
  let to: (place: Int, name: String)
  /// Seconds of the film.
  var begin: Double
  private(set) var way: LayoutTransition
  private let setting: TransitionSetting
  let schedule: StageSchedule

  init(
    from: (place: Int, name: String), to: (place: Int, name: String), begin: Double,
    way: LayoutTransition, setting: TransitionSetting, schedule: StageSchedule
  ) {
    self.from = from
    self.to = to
    self.begin = begin
    self.way = way
    self.setting = setting
    self.schedule = schedule
  }

  /// The same transition with what the timeline has done to the items of both ends.
  func holding(from: ViewLayout?, to: ViewLayout?) -> StateTransition {
    guard from != nil || to != nil else { return self }
    var result = self
    result.way = LayoutTransition(from: from ?? way.from, to: to ?? way.to, setting: setting)
    result.way.ends = (way.from, way.to)
    return result
  }

  var end: Double { begin + schedule.duration }

  /// The view at a time of the film, at or after the beginning.
  func layout(at seconds: Double) -> ViewLayout {
    let moment = StageMoment(schedule: schedule, seconds: seconds - begin)
    return way.layout(
      schedule.fractions(at: moment.seconds), moment: schedule.spread > 0 ? moment : nil)
  }

  /// Where the labels of the view's title, axes and, if they are asked for, texts are.
  func labelPlaces(at seconds: Double, hasTexts: Bool) -> [LabelYield.Identity: Point] {
    let moment = StageMoment(schedule: schedule, seconds: seconds - begin)
    return way.labelPlaces(
      schedule.fractions(at: moment.seconds), moment: schedule.spread > 0 ? moment : nil,
      hasTexts: hasTexts)
  }
}
