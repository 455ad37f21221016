package import Motion
package import Syntax

/// One animation of the timeline as the scene asks for it; its target is not looked up yet.
///
/// - Counts, ranges and orders are checked: key times rise from 0 to 1 and match the values, no duration is negative.
/// - A run without end only appears where the canvas has a duration.
package struct TimelineEntry: Sendable, Hashable {
  /// What the animation does.
  package enum Action: Sendable, Hashable {
    case property(PropertyChange)
    case preset(PresetRequest)
    /// It has no target: every view with the state moves.
    case transition(TransitionRequest)
  }

  /// Other entries may begin by it.
  package var name: String?
  package var target: TargetPath
  package var action: Action
  package var begin: BeginRule
  /// Seconds added to what `begin` says.
  package var delay: Double
  /// Seconds of one run, 0 or more; nil goes by the spring's settling time or the preset's own.
  package var duration: Double?
  /// The curve of the whole; nil is `linear` for a property and `easeInOutSine` for a preset.
  package var easing: Easing?
  /// How many runs there are in all.
  package var repeatCount: RepeatCount
  package var autoreverses: Bool
  package var fillMode: FillMode
  package var stagger: Stagger?
  package var location: SourceLocation?
  /// Where each key of the entry was written, for messages.
  package var keyLocations: [String: SourceLocation]
}

/// A property running through values.
package struct PropertyChange: Sendable, Hashable {
  package var property: MotionProperty
  /// Nil starts at the value that the property has by then.
  package var from: MotionValue?
  /// Nil ends at the property's own value.
  package var to: MotionValue?
  /// Two or more; empty where `from` and `to` say it.
  package var values: [MotionValue]
  /// One for each of `values`, rising from 0 to 1; nil is even.
  package var keyTimes: [Double]?
  /// One for each segment; empty where the entry's `easing` is for the whole.
  package var easings: [Easing]
  package var spring: Spring?
}

/// A preset with its own options.
package struct PresetRequest: Sendable, Hashable {
  package var preset: Preset
  /// Seconds of stillness at each stop.
  package var dwell: Double?
  /// `left`, `right`, `up` or `down`; nil is the preset's own.
  package var direction: String?
  /// How many stops the viewport makes.
  package var pages: Int?
  /// Where a number or a viewport starts and ends.
  package var from: Double?
  package var to: Double?
  /// How strongly: a scale, or a zoom's factor.
  package var factor: Double?
  /// Where a zoom flies to.
  package var window: WindowGoal?
  /// Seconds from one period to the next, and of stillness at each; nil is the time channel's own.
  package var periodDuration: Double?
  package var pause: Double?
  /// A curve for arriving; nil is the entry's easing.
  package var spring: Spring?
}

extension PresetRequest {
  /// A preset without options.
  package init(_ preset: Preset) { self.init(preset: preset) }
}

extension PresetRequest {
  /// The word for the window with which the view begins.
  package static let wholeWindow = "initial"

  /// The part of the domain at which a zoom ends.
  package enum WindowGoal: Sendable, Hashable {
    /// Where the view began.
    case initial
    /// From one value of the domain to another, as the scene writes them.
    case range(JSONNode, JSONNode)
  }
}
