/// When a named entry of a timeline begins and ends.
package struct Moment: Hashable, Sendable {
  package let name: String
  /// Seconds from the start of the film.
  package let begin: Double
  /// Seconds, at least `begin`; infinite for an entry without end.
  package let end: Double

  package init(name: String, begin: Double, end: Double) {
    self.name = name
    self.begin = begin
    self.end = end
  }

  /// The seconds of an edge.
  package func seconds(of edge: BeginRule.Edge) -> Double {
    switch edge {
    case .begin: begin
    case .end: end
    }
  }
}
