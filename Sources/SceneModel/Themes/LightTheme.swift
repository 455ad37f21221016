/// The light theme's colours; contrast and distances are computed in the themes' tests.
enum LightTheme {
  static let text = """
    {
      background: "#ffffff",
      mark: {color: "#486feb"},
      rule: {color: "#5b6270"},
      text: {color: "#1d2129"},
      boxplot: {median: {color: "#ffffff"}},
      axis: {labelColor: "#5b6270", titleColor: "#5b6270", gridColor: "#e4e7ec", domainColor: "#c3c8d1", tickColor: "#c3c8d1"},
      legend: {labelColor: "#3f4551", titleColor: "#5b6270"},
      title: {color: "#14171f", subtitleColor: "#5b6270"},
      center: {titleColor: "#5b6270", valueColor: "#14171f"},
      range: {
        category: [
          "#486feb", "#c86c24", "#1f9f72", "#c9283f", "#5e19ff", "#d79c16", "#30b9da", "#ce209a",
        ],
      },
    }
    """
}
