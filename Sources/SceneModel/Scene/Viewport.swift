package import Syntax

/// The part of the domain that the plot shows.
package struct Viewport: Sendable, Hashable {
  /// Along x; nil shows the whole domain.
  package var x: Extent?
  package var y: Extent?
  /// The lines whose head the window keeps in view; nil follows none.
  package var follow: Follow?
  /// Channels whose domain fits the values that the window shows.
  package var fits: Fits
  package var indicator: Indicator?
  package var location: SourceLocation?

  package init(
    x: Extent? = nil, y: Extent? = nil, follow: Follow? = nil, fits: Fits = Fits(),
    indicator: Indicator? = nil, location: SourceLocation? = nil
  ) {
    self.x = x
    self.y = y
    self.follow = follow
    self.fits = fits
    self.indicator = indicator
    self.location = location
  }

  /// How much of a domain is in view.
  package enum Extent: Sendable, Hashable {
    /// Domain / factor.
    case scale(Double)
    /// In domain units (milliseconds on time; steps on a discrete scale).
    case window(Double)
  }

  /// Whether the domain of each position fits what is in view along the other one.
  package struct Fits: Sendable, Hashable {
    package var x = false
    package var y = false

    package init(x: Bool = false, y: Bool = false) {
      self.x = x
      self.y = y
    }
  }

  /// The x window keeps the head of lines at a share of the plot while they draw.
  package struct Follow: Sendable, Hashable {
    /// The layer's index; nil is every line of the view.
    package var layer: Int?
    /// Where the head is kept, as a fraction 0…1 of the plot's width.
    package var anchor: Double

    package init(layer: Int?, anchor: Double) {
      self.layer = layer
      self.anchor = anchor
    }
  }

  /// What tells below the plot where the window is.
  package struct Indicator: Sendable, Hashable {
    package enum Kind: String, CaseIterable, Sendable, Hashable {
      /// A dot for each page, the current one as a pill.
      case pages
      /// A bar for the domain, with a thumb for what is in view.
      case range
    }

    package var kind: Kind
    /// Dots in all; nil goes by the timeline's pages, or by how often the window fits into the domain.
    package var count: Int?
    /// `config.indicator` with the indicator's own properties laid over it.
    package var properties: Properties

    package init(kind: Kind, count: Int? = nil, properties: Properties = Properties()) {
      self.kind = kind
      self.count = count
      self.properties = properties
    }
  }
}
