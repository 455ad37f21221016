package import Drawing
package import Geometry
package import Guides
import SceneModel
import Tables

/// A view with everything measured and in its place.
///
/// - Coordinates are canvas points.
/// - Marks are in painting order; every item has a stable key.
/// - It knows no time; a moving window is an argument of the layout that makes it.
package struct ViewLayout: Sendable {
  package var name: String
  /// The view's whole room on the canvas.
  package var frame: Rectangle
  package var plot: Rectangle
  /// The card behind the view.
  package var background: Paint?
  package var cornerRadius: Double
  /// Fill and stroke of the plot's own rectangle.
  package var plotStyle: ItemStyle
  /// Corners of the plot's ground and frame, in points.
  package var plotCornerRadius = 0.0
  package var title: TitleLayout?
  /// The title's words, without its subtitle.
  package var titleText: String?
  package var axes: [AxisLayout]
  package var legends: [LegendLayout]
  package var marks: [MarkGroup]
  /// The measured paths of lines and trails, by their place among the marks.
  package var lines: [Int: LineGeometry]
  package var center: CenterLayout?
  package var window: WindowLayout?
  /// What each of the view's annotations belongs to, in their order.
  package var annotations: [AnnotationPlace] = []
  /// Where marks are clipped, if not at the plot: where a domain fits its values, their strokes may pass its ends.
  package var clip: Rectangle?
  /// What tells where the window is.
  package var indicator: WindowIndicator?
  /// How lines are drawn whose length changes with the window, by their place among the marks.
  package var progress: [Int: LineProgress] = [:]
  /// The periods of a view with a channel of time.
  package var periods: PeriodFacts?
  /// Which of the view's states the timeline's items are those of; nil between two, where no item moves by itself.
  package var motionState: Int? = 0
  /// Whether bars are on their way to other places, and may pass over one another's words.
  package var barsPass = false
  /// Whether labels are on their way to other places, and step back for one another.
  package var labelsMove = false
}

/// The part of the x and y domains in view and how far it can travel, in domain units.
package struct WindowLayout: Sendable, Hashable {
  package struct Axis: Sendable, Hashable {
    /// The whole domain.
    package var domain: ClosedRange<Double>
    /// The length of the window.
    package var length: Double
    /// The window's start as laid out.
    package var start: Double
    /// Whether the domain's units are milliseconds.
    var isTemporal = false
    /// The values of a discrete domain, whose units are steps.
    var names: [Value] = []

    /// The start of the window that shows the domain's end.
    package var lastStart: Double { max(domain.lowerBound, domain.upperBound - length) }
  }

  package var x: Axis?
  package var y: Axis?
}
