/// A small working scene to begin with, under one word.
package enum Template: String, CaseIterable, Sendable, Hashable {
  case bar, line, area, pie, donut, points, bubble, stacked

  /// One line for a list of templates.
  package var summary: String {
    switch self {
    case .bar: "bars that grow, one after another"
    case .line: "two lines that draw themselves, with points and a legend"
    case .area: "an area under a line, on a dark card"
    case .pie: "a pie that opens, with percent labels"
    case .donut: "a donut with a total and a slice selected"
    case .points: "a scatterplot whose points pop up"
    case .bubble: "bubbles by size and colour, with one set apart"
    case .stacked: "stacked bars by month"
    }
  }

  /// The scene's text: JSON5 with comments that explain it.
  package var text: String {
    switch self {
    case .bar: BarTemplate.text
    case .line: LineTemplate.text
    case .area: AreaTemplate.text
    case .pie: PieTemplate.text
    case .donut: DonutTemplate.text
    case .points: PointsTemplate.text
    case .bubble: BubbleTemplate.text
    case .stacked: StackedTemplate.text
    }
  }
}
