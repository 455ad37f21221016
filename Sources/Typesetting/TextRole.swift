/// What a drawn text is in the chart, by the words that `inspect` prints.
package enum TextRole: String, CaseIterable, Sendable, Hashable {
  case title, subtitle, text, annotation, caption
  case axisLabel = "axis-label"
  case axisTitle = "axis-title"
  case legendTitle = "legend-title"
  case legendLabel = "legend-label"
  case legendValue = "legend-value"
  case legendShare = "legend-share"
  case centerTitle = "center-title"
  case centerValue = "center-value"
}
