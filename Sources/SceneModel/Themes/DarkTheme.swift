/// The dark theme's colours; contrast and distances are computed in the themes' tests.
enum DarkTheme {
  static let text = """
    {
      background: "#14171f",
      mark: {color: "#7da4ce"},
      rule: {color: "#a2a9b8"},
      text: {color: "#e8eaf0"},
      boxplot: {median: {color: "#14171f"}},
      axis: {labelColor: "#a2a9b8", titleColor: "#a2a9b8", gridColor: "#2a2f3b", domainColor: "#4a5160", tickColor: "#4a5160"},
      legend: {labelColor: "#c6cad4", titleColor: "#a2a9b8", symbolBaseStrokeColor: "#a2a9b8"},
      title: {color: "#f4f5f8", subtitleColor: "#a2a9b8"},
      center: {titleColor: "#a2a9b8", valueColor: "#f4f5f8"},
      range: {
        category: [
          "#7da4ce", "#f49b45", "#1ecb8a", "#fe3f57", "#9883ff", "#ffd732", "#5beaff", "#f85bb0",
        ],
      },
    }
    """
}
