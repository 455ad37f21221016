/// A scatterplot whose points pop up.
enum PointsTemplate {
  static let text = """
    // A scatterplot. Points pop up from left to right.
    {
      canvas: { width: 640, height: 360 },
      title: { text: "Longer bills, larger tips", subtitle: "A bill in dollars against its tip" },
      data: {
        values: [
          { bill: 10.3, tip: 1.7 }, { bill: 16.9, tip: 1.0 }, { bill: 21.0, tip: 3.5 },
          { bill: 23.7, tip: 3.3 }, { bill: 24.6, tip: 3.6 }, { bill: 25.3, tip: 4.7 },
          { bill: 8.8, tip: 2.0 }, { bill: 26.9, tip: 3.1 }, { bill: 15.0, tip: 2.0 },
          { bill: 14.8, tip: 3.2 }, { bill: 35.3, tip: 5.0 }, { bill: 39.4, tip: 7.6 },
        ],
      },
      name: "bills",
      mark: "point",
      encoding: {
        // zero: false lets the scale begin where the data does.
        x: { field: "bill", type: "quantitative", scale: { zero: false }, axis: { format: "$.0f" } },
        y: { field: "tip", type: "quantitative", axis: { format: "$.0f" } },
      },
      timeline: [
        // 1.5 s from the first to the last, ordered by their place along x.
        { target: "bills", preset: "pop", duration: 0.5, stagger: { total: 1.5, order: "x" } },
      ],
    }

    """
}
