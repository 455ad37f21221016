/// A pie that opens, with percent labels.
enum PieTemplate {
  static let text = """
    // A pie that opens, then its labels.
    {
      canvas: { width: 640, height: 360 },
      title: "How people come to work",
      data: {
        values: [
          { way: "Train", share: 0.42 },
          { way: "Bicycle", share: 0.27 },
          { way: "Car", share: 0.19 },
          { way: "On foot", share: 0.12 },
        ],
      },
      // What both layers share stands outside of them.
      encoding: {
        theta: { field: "share", type: "quantitative", stack: true },
        // sort: null keeps the order of the rows.
        color: { field: "way", type: "nominal", sort: null, title: null },
      },
      layer: [
        { name: "slices", mark: { type: "arc", outerRadius: "95%" } },
        {
          name: "labels",
          // A radius in percent is of the pie's own.
          mark: { type: "text", radius: "65%", fill: "white", fontWeight: 600, fontSize: 14 },
          encoding: { text: { field: "share", type: "quantitative", format: ".0%" } },
        },
      ],
      timeline: [
        { target: "slices", preset: "sweep", duration: 1.4, easing: "easeInOutCubic" },
        { target: "labels", preset: "fade", duration: 0.4 },
      ],
    }

    """
}
