package import Motion
package import Syntax

/// A remark on a view that comes and goes with time: a callout, a band, a rule or a note.
///
/// - Exactly one kind is given, with all that it needs.
/// - Where it points is looked up in the chart, which may not have it.
package struct Annotation: Sendable, Hashable {
  /// What it is, and where.
  package enum Kind: Sendable, Hashable {
    /// Text with a leader to something.
    case callout(Subject)
    /// A region behind the marks; at least one side is bounded, each by two values.
    case band(x: [JSONNode]?, y: [JSONNode]?)
    /// A line across the plot at a value of x or of y.
    case rule(Channel, JSONNode)
    /// Text alone.
    case note(Subject)
  }

  /// What a text belongs to.
  package enum Subject: Sendable, Hashable {
    /// The row with these values.
    case datum(JSONObject)
    /// The item with a key.
    case key(String)
    /// Values of x and y; the plot's middle where one is not given.
    case place(x: JSONNode?, y: JSONNode?)
    /// A corner of the plot.
    case corner(Corner)
  }

  /// The corners of a plot.
  package enum Corner: String, CaseIterable, Sendable, Hashable {
    case topLeft, topRight, bottomLeft, bottomRight

    package var isRight: Bool { self == .topRight || self == .bottomRight }
    package var isTop: Bool { self == .topLeft || self == .topRight }
  }

  /// On which side of its datum a callout's text stands.
  package enum Side: String, CaseIterable, Sendable, Hashable {
    case top, bottom, left, right
  }

  /// The way of a leader from the text to the datum.
  package enum Leader: String, CaseIterable, Sendable, Hashable {
    case straight, curve, elbow, none
  }

  /// What a leader ends with at the datum.
  package enum Head: String, CaseIterable, Sendable, Hashable {
    case arrow, dot, none
  }

  package var name: String?
  package var kind: Kind
  package var lines: [String]
  package var subtitle: [String]
  /// The layer in which a datum or a key is looked up; nil is all of them.
  package var layer: String?
  /// Nil leaves the choice to the layout.
  package var side: Side?
  package var leader: Leader
  package var head: Head
  /// Nil is after what the film shows before it.
  package var begin: BeginRule?
  /// When it is gone; nil is never.
  package var end: BeginRule?
  /// `config.annotation` with its own looks laid over it.
  package var properties: Properties
  package var location: SourceLocation?
  /// Where each key was written, for messages.
  package var keyLocations: [String: SourceLocation]
}
