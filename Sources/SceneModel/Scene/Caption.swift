package import Motion
package import Syntax

/// A line of speech that shows for a while above or below everything else.
package struct Caption: Sendable, Hashable {
  package var text: String
  package var begin: BeginRule
  /// When it is gone; nil is at the next one's beginning, or never.
  package var end: BeginRule?
  /// Whether it stands above the chart instead of below it.
  package var isAbove: Bool
  /// `config.caption` with its own looks laid over it.
  package var properties: Properties
  package var location: SourceLocation?
  /// Where each key was written, for messages.
  package var keyLocations: [String: SourceLocation]
}
