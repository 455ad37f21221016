import SceneModel

/// When an annotation or a caption is there, in seconds of the film.
struct AnnotationSpan: Sendable, Hashable {
  var begin: Double
  /// When it is gone; infinite for never.
  var end: Double
  /// How long it takes to come.
  var coming: Double
  /// How long it takes to go.
  var going: Double

  /// Seconds in which one comes where nothing shortens it.
  static let coming = 0.4
  static let going = 0.3

  /// Both motions are shortened where there is no time for them.
  init(begin: Double, end: Double, coming: Double = AnnotationSpan.coming) {
    self.begin = begin
    self.end = max(end, begin)
    let length = self.end - begin
    self.coming = min(coming, length * 0.55)
    going = min(Self.going, length * 0.45)
  }

  /// When it is wholly there.
  var arrival: Double { begin + coming }

  func isAlive(at seconds: Double) -> Bool { seconds >= begin - 1e-9 && seconds < end - 1e-9 }

  func meets(_ other: AnnotationSpan) -> Bool { begin < other.end && other.begin < end }
}
