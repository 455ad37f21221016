package import SceneModel

/// The part of a domain that a plot shows, as fractions of the whole.
package struct WindowShare: Sendable, Hashable {
  package var start: Double
  package var length: Double

  package init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// The whole domain.
  package static let whole = WindowShare(start: 0, length: 1)

  package var end: Double { start + length }
}

/// The shares of the domains that are in view; nil is all of one.
package struct WindowShares: Sendable, Hashable {
  package var x: WindowShare?
  package var y: WindowShare?

  package init(x: WindowShare? = nil, y: WindowShare? = nil) {
    self.x = x
    self.y = y
  }

  package subscript(channel: Channel) -> WindowShare? { channel == .x ? x : y }
}
