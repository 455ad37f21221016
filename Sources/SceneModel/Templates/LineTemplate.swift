/// Two lines that draw themselves, with points and a legend.
enum LineTemplate {
  static let text = """
    // Two lines that draw themselves.
    {
      canvas: { width: 640, height: 360, fps: 60, hold: 1.5 },
      title: "Visitors, thousands",
      data: {
        values: [
          { month: "2024-01-01", site: "Blog", visitors: 12 },
          { month: "2024-02-01", site: "Blog", visitors: 18 },
          { month: "2024-03-01", site: "Blog", visitors: 15 },
          { month: "2024-04-01", site: "Blog", visitors: 27 },
          { month: "2024-05-01", site: "Blog", visitors: 34 },
          { month: "2024-06-01", site: "Blog", visitors: 31 },
          { month: "2024-01-01", site: "Shop", visitors: 8 },
          { month: "2024-02-01", site: "Shop", visitors: 9 },
          { month: "2024-03-01", site: "Shop", visitors: 14 },
          { month: "2024-04-01", site: "Shop", visitors: 16 },
          { month: "2024-05-01", site: "Shop", visitors: 25 },
          { month: "2024-06-01", site: "Shop", visitors: 38 },
        ],
      },
      name: "visitors",
      // point: true puts a dot at each row; it appears when the line's head passes.
      mark: { type: "line", point: true, interpolate: "monotone" },
      encoding: {
        // temporal reads dates; format is d3's: %b is the month's short name.
        x: {
          field: "month", type: "temporal", title: null,
          axis: { format: "%b", tickCount: "month" },
        },
        y: { field: "visitors", type: "quantitative", title: null },
        color: { field: "site", type: "nominal", title: null },
      },
      timeline: [
        { target: "visitors", preset: "draw", duration: 2.5, easing: "easeInOutSine" },
      ],
    }

    """
}
