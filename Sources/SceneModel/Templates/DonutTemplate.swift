/// A donut with a total and a slice selected.
enum DonutTemplate {
  static let text = """
    // A donut: a hole of 60 %, two lines in the middle, rows beside it.
    {
      canvas: { width: 640, height: 360, hold: 1 },
      title: "Where the money goes",
      data: {
        values: [
          { category: "Rent", amount: 1300 },
          { category: "Transport", amount: 500 },
          { category: "Education", amount: 300 },
        ],
      },
      name: "budget",
      // What selection does to a slice: a little larger, the others paler.
      mark: { type: "arc", innerRadius: "60%", emphasis: { scale: 1.03, dim: 0.6 } },
      encoding: {
        theta: { field: "amount", type: "quantitative" },
        color: {
          field: "category", type: "nominal", sort: null,
          // Swatch, name, value and percent in rows.
          legend: { type: "rows", title: null, format: "$.2f" },
        },
      },
      // With a slice selected, its name and value take the place of these.
      center: { title: "Total", format: "$.2f" },
      timeline: [
        { target: "budget", preset: "sweep", duration: 1.2, easing: "easeInOutCubic" },
        { target: "budget['Rent']", preset: "select", delay: 0.3, dwell: 1 },
        { target: "budget['Transport']", preset: "select", dwell: 1 },
      ],
    }

    """
}
