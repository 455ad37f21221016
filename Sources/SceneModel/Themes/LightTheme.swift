/// The light theme's colours; contrast and distances are computed in the themes' tests.
enum LightTheme {
  static let text = """
    {
      background: "#ffffff",
      mark: {color: "#3b6df2"},
      rule: {color: "#5b6270"},
      text: {color: "#1d2129"},
      boxplot: {median: {color: "#ffffff"}},
      axis: {labelColor: "#5b6270", titleColor: "#5b6270", gridColor: "#e4e7ec", domainColor: "#c3c8d1", tickColor: "#c3c8d1"},
      legend: {labelColor: "#3f4551", titleColor: "#5b6270"},
      title: {color: "#14171f", subtitleColor: "#5b6270"},
      annotation: {
        color: "#14171f", subtitleColor: "#5b6270", leaderColor: "#7f8795", fill: "#5b6270",
        fillOpacity: 0.1, stroke: "#5b6270",
      },
      caption: {color: "#1d2129", ground: "#eef0f4"},
      center: {titleColor: "#5b6270", valueColor: "#14171f"},
      indicator: {color: "#5b6270", trackColor: "#d9dde4"},
      range: {
        category: [
          "#3b6df2", "#f49134", "#079e6f", "#c0383a", "#682acc", "#ad7b00", "#3db6d6", "#d74599",
        ],
      },
    }
    """
}
