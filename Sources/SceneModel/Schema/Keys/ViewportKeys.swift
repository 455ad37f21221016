/// The window of a view: how much of a domain it shows, whom it follows, what fits it.
enum ViewportKeys {
  static let objects: [ObjectSchema] = [viewport, extent, indicator, indicatorParameters]

  static let viewport = ObjectSchema(
    "Viewport", "The part of the domain that the plot shows.",
    [
      SchemaKey.each(
        ["x", "y"], .object("Extent"),
        "How much of the * domain is in view, such as {\"scale\": 3}, {\"window\": 12} or {\"fit\": true}."
      ),
      [
        .init(
          "indicator",
          .or(
            .words("indicator", Viewport.Indicator.Kind.allCases.map(\.rawValue)),
            .object("Indicator")),
          "What tells below the plot where the window is: a dot for each page, or a bar with a thumb."
        )
      ],
    ])

  static let extent = ObjectSchema(
    "Extent", "How much of a domain is in view: `scale`, `window`, or what fits.",
    [
      [
        .init("scale", .number(.from(1)), "The domain's length divided by what is in view."),
        .init(
          "window", .positive,
          "What is in view in domain units: milliseconds for time, steps on a discrete scale."),
        .init(
          "follow", .string,
          "The layer whose line the x window follows while it draws; \"lines\" is every line."),
        .init(
          "anchor", .fraction,
          "Where in the plot the head of the line is kept, as a fraction of its width (0.8)."),
        .init(
          "fit", .boolean,
          "Whether the domain always fits the values in view, as {\"y\": {\"fit\": true}} beside a window along x."
        ),
      ]
    ])

  static let indicator = ObjectSchema(
    "Indicator", "Where the window is, below the plot.",
    [
      [
        .init(
          "type", .words("indicator", Viewport.Indicator.Kind.allCases.map(\.rawValue)),
          "\"pages\" is a dot for each page, \"range\" a bar with a thumb."),
        .init(
          "count", .integer(.from(1)),
          "How many pages there are; without it as many as the timeline turns."),
      ],
      looks,
    ])

  static let indicatorParameters = ObjectSchema(
    "IndicatorConfig", "How the indicator of a window looks.", [looks])

  private static let looks: [SchemaKey] = [
    .init("color", .color, "Colour of the current page, or of the thumb."),
    .init("trackColor", .color, "Colour of the other pages, or of the bar."),
    .init("size", .notNegative, "Height in points."),
    .init("offset", .notNegative, "Points between the axis and the indicator."),
  ]
}
