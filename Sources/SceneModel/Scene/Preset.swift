/// A ready-made motion: a list of property animations under one word.
package enum Preset: String, CaseIterable, Sendable, Hashable {
  /// A line or an outline draws itself along its length.
  case draw
  /// Bars and areas grow from their baseline.
  case grow
  /// Arcs open from the start angle.
  case sweep
  /// Items appear by scaling up, with a little overshoot.
  case pop
  /// Items appear by opacity.
  case fade
  /// Items appear by moving up to their place.
  case rise
  /// One item is selected, dwelt on, and left again.
  case select
  /// One item is set apart from the others.
  case highlight
  /// The viewport moves page by page, dwelling on each.
  case pages
  /// The viewport glides over the domain.
  case pan
  /// A view with a time channel runs through its periods.
  case play
  /// The viewport's factor changes.
  case zoom
  /// A number counts up to its value.
  case count
  /// A text appears letter by letter.
  case type
}
