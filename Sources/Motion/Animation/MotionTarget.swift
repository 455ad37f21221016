/// What an animation moves, as a number that the chart's layout gave it.
package struct MotionTarget: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) { self.number = number }
}
