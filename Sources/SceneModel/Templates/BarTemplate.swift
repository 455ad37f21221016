/// Bars that grow, one after another.
enum BarTemplate {
  static let text = """
    // A scene is a Vega-Lite view with time. Comments and trailing commas are welcome.
    {
      // The picture: points, pixels for each point, frames each second, stillness at the end.
      canvas: { width: 640, height: 360, scale: 3, fps: 60, hold: 1.5 },
      title: { text: "Cups of coffee a day", subtitle: "By weekday, one office" },

      // Rows can stand here, or in a file beside this one: data: { url: "coffee.csv" }.
      data: {
        values: [
          { day: "Mon", cups: 28 },
          { day: "Tue", cups: 55 },
          { day: "Wed", cups: 43 },
          { day: "Thu", cups: 91 },
          { day: "Fri", cups: 81 },
        ],
      },

      // The name is what the timeline points at.
      name: "coffee",
      mark: "bar",
      encoding: {
        // sort: null keeps the order of the rows; without it days would stand by the alphabet.
        x: { field: "day", type: "nominal", sort: null, title: null, axis: { labelAngle: 0 } },
        y: { field: "cups", type: "quantitative", title: null },
      },

      // Each animation begins when the one above ends, unless `begin` says otherwise.
      timeline: [
        { target: "coffee", preset: "grow", duration: 0.8, easing: "easeOutCubic", stagger: 0.12 },
        // One bar, by its category.
        { target: "coffee['Thu']", preset: "highlight", delay: 0.3, dwell: 1 },
      ],
    }

    """
}
