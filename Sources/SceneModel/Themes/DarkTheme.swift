/// The dark theme's colours; contrast and distances are computed in the themes' tests.
enum DarkTheme {
  static let text = """
    {
      background: "#14171f",
      mark: {color: "#3481ff"},
      rule: {color: "#a2a9b8"},
      text: {color: "#e8eaf0"},
      boxplot: {median: {color: "#14171f"}},
      axis: {labelColor: "#a2a9b8", titleColor: "#a2a9b8", gridColor: "#2a2f3b", domainColor: "#4a5160", tickColor: "#4a5160"},
      legend: {labelColor: "#c6cad4", titleColor: "#a2a9b8"},
      title: {color: "#f4f5f8", subtitleColor: "#a2a9b8"},
      annotation: {
        color: "#f4f5f8", subtitleColor: "#a2a9b8", leaderColor: "#8b93a3", fill: "#a2a9b8",
        fillOpacity: 0.13, stroke: "#a2a9b8",
      },
      caption: {color: "#f4f5f8", ground: "#232835"},
      center: {titleColor: "#a2a9b8", valueColor: "#f4f5f8"},
      indicator: {color: "#a2a9b8", trackColor: "#363c4a"},
      range: {
        category: [
          "#3481ff", "#fb9805", "#35c78f", "#ff6165", "#b59ef9", "#ffdd5a", "#63e6ff", "#ce73b1",
        ],
      },
    }
    """
}
