/// What the light and the dark theme share: sizes for a screen at a distance, and few lines.
enum ScreenTheme {
  static let text = """
    {
      font: "Inter, Noto Sans, sans-serif", tabularFigures: true, padding: null, safeArea: 0.05,
      facts: "drawn", yieldingTexts: true, calendarOrder: true, binnedEnds: true,
      discreteLabelAngle: "auto", directLabels: true,
      line: {size: 2.5, strokeCap: "round", strokeJoin: "round"},
      trail: {size: 2.5},
      bar: {cornerRadiusEnd: 2},
      point: {size: 60, filled: true},
      circle: {size: 60},
      square: {size: 60},
      text: {font: "Inter, Noto Sans, sans-serif", fontSize: 12},
      view: {stroke: null},
      axis: {
        domain: false, ticks: false, gridWidth: 0.75, labelFlush: false, labelPadding: 6, titlePadding: 8,
        labelFont: "Inter, Noto Sans, sans-serif", labelFontSize: 12,
        titleFont: "Inter, Noto Sans, sans-serif", titleFontSize: 12, titleFontWeight: 500,
      },
      axisTemporal: {grid: false},
      axisYQuantitative: {tickCount: 5},
      legend: {
        labelFont: "Inter, Noto Sans, sans-serif", labelFontSize: 12, labelOffset: 6,
        titleFont: "Inter, Noto Sans, sans-serif", titleFontSize: 12, titleFontWeight: 500,
        rowPadding: 5, columnPadding: 14, symbolSize: 90,
      },
      title: {
        anchor: "start", frame: "bounds", offset: 14, subtitlePadding: 5,
        font: "Inter, Noto Sans, sans-serif", fontSize: 20, fontWeight: 600,
        subtitleFont: "Inter, Noto Sans, sans-serif", subtitleFontSize: 13,
      },
      annotation: {
        font: "Inter, Noto Sans, sans-serif", fontSize: 13, fontWeight: 600,
        subtitleFont: "Inter, Noto Sans, sans-serif", subtitleFontSize: 12, leaderWidth: 1.25,
      },
      caption: {font: "Inter, Noto Sans, sans-serif", fontSize: 15, fontWeight: 500, cornerRadius: 8},
      indicator: {size: 5, offset: 12},
      center: {
        titleFont: "Inter, Noto Sans, sans-serif", titleFontWeight: 400,
        valueFont: "Inter, Noto Sans, sans-serif", valueFontWeight: 600,
      },
    }
    """
}
