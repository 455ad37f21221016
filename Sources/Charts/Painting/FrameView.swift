import SceneModel

/// A view as one frame shows it: its layout, and what is annotated at the time.
struct FrameView {
  var layout: ViewLayout
  /// In the order of painting.
  var annotations: [ShownAnnotation]
}
