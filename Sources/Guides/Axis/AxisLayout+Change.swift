package import Typesetting

extension AxisLayout {
  /// An axis with other contents.
  package init(
    _ axis: AxisLayout, style: AxisStyle, frame: AxisFrame, surroundings: AxisSurroundings? = nil,
    labels: [AxisLabelLayout], lines: [AxisLine], title: TextPlacement?
  ) {
    input = axis.input
    self.style = style
    self.frame = frame
    self.surroundings = surroundings ?? axis.surroundings
    self.labels = labels
    self.lines = lines
    self.title = title
    thickness = axis.thickness
    overhang = axis.overhang
    box = axis.box
  }

  /// The whole axis at an opacity of 0…1.
  package func faded(by opacity: Double) -> AxisLayout {
    var style = style
    style.domain = style.domain?.faded(by: opacity)
    return AxisLayout(
      self, style: style, frame: frame,
      labels: labels.map { label in
        var label = label
        label.opacity *= opacity
        return label
      }, lines: lines.map { $0.faded(by: opacity) }, title: title?.faded(by: opacity))
  }
}
