import SceneModel

/// A view as one frame shows it: its layout, and what is annotated at the time.
struct FrameView {
  var layout: ViewLayout
  /// In the order of painting.
  var annotations: [ShownAnnotation]

  /// Whether words stand among the marks.
  var hasTexts: Bool { !annotations.isEmpty || layout.marks.contains { $0.kind == .text } }
}
