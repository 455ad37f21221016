/// The side of the plot that a guide stands on.
package enum Orient: String, CaseIterable, Sendable, Hashable {
  case left, top, right, bottom
}
