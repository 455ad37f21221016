/// A way to join the points of a line or an area; the raw value is Vega-Lite's word.
package enum Interpolation: String, CaseIterable, Hashable, Sendable {
  case basis
  case basisOpen = "basis-open"
  case basisClosed = "basis-closed"
  case bundle
  case cardinal
  case cardinalOpen = "cardinal-open"
  case cardinalClosed = "cardinal-closed"
  case catmullRom = "catmull-rom"
  case linear
  case linearClosed = "linear-closed"
  case monotone
  case natural
  case step
  case stepBefore = "step-before"
  case stepAfter = "step-after"

  /// The line for a run of points; those that are not finite are left out.
  ///
  /// `tension` is the cardinal splines' tension (0), the bundle's straightening (0.85) or the exponent of
  /// Catmull and Rom's knots (0.5). A monotone curve keeps y monotone in x, or x in y for `isVertical`.
  package func path(_ points: [Point], tension: Double? = nil, isVertical: Bool = false) -> Path {
    let tension = tension.flatMap { $0.isFinite ? $0 : nil }
    return curve(tension: tension, isVertical: isVertical).path(for: points)
  }

  /// The closed area between a line and its base, which has a point for each of the line's.
  ///
  /// The base is drawn backwards along the same curve, so that both edges bend alike.
  package func area(
    top: [Point], base: [Point], tension: Double? = nil, isVertical: Bool = false
  ) -> Path {
    var area = path(top, tension: tension, isVertical: isVertical)
    let back = path(base, tension: tension, isVertical: isVertical).reversed()
    if area.elements.last == .close { area.elements.removeLast() }
    for element in back.elements {
      if case .move(let point) = element {
        area.line(to: point)
      } else if element != .close {
        area.elements.append(element)
      }
    }
    if !area.isEmpty { area.close() }
    return area
  }

  private func curve(tension: Double?, isVertical: Bool) -> any Curve {
    switch self {
    case .basis: BasisCurve(ends: .met)
    case .basisOpen: BasisCurve(ends: .open)
    case .basisClosed: BasisCurve(ends: .closed)
    case .bundle: BundleCurve(strength: tension ?? 0.85)
    case .cardinal: CardinalCurve(tension: tension ?? 0, ends: .met)
    case .cardinalOpen: CardinalCurve(tension: tension ?? 0, ends: .open)
    case .cardinalClosed: CardinalCurve(tension: tension ?? 0, ends: .closed)
    case .catmullRom: CatmullRomCurve(exponent: tension ?? 0.5)
    case .linear: LinearCurve(isClosed: false)
    case .linearClosed: LinearCurve(isClosed: true)
    case .monotone: MonotoneCurve(isVertical: isVertical)
    case .natural: NaturalCurve()
    case .step: StepCurve(position: 0.5)
    case .stepBefore: StepCurve(position: 0)
    case .stepAfter: StepCurve(position: 1)
    }
  }
}
