/// An area under a line, on a dark card.
enum AreaTemplate {
  static let text = """
    // An area under a line. Try theme: "light", or a colour for `canvas.background`.
    {
      theme: "dark",
      canvas: {
        width: 640, height: 360, cornerRadius: 12, hold: 1,
        background: {
          gradient: "linear", x1: 0, y1: 0, x2: 0, y2: 1,
          stops: [ { offset: 0, color: "#1b2a41" }, { offset: 1, color: "#0b132b" } ],
        },
      },
      title: "Steps this week, thousands",
      data: {
        values: [
          { day: 1, steps: 4.2 }, { day: 2, steps: 6.8 }, { day: 3, steps: 9.1 },
          { day: 4, steps: 5.5 }, { day: 5, steps: 11.3 }, { day: 6, steps: 9.6 },
          { day: 7, steps: 7.4 },
        ],
      },
      name: "steps",
      mark: {
        type: "area",
        // A line on the area's edge, and a gradient in fractions of the area's box.
        line: { color: "#ffffff" },
        color: {
          gradient: "linear", x1: 0, y1: 0, x2: 0, y2: 1,
          stops: [ { offset: 0, color: "#63e6ff" }, { offset: 1, color: "#63e6ff00" } ],
        },
      },
      encoding: {
        x: { field: "day", type: "quantitative", title: null, axis: { grid: false, tickCount: 7 } },
        y: { field: "steps", type: "quantitative", title: null },
      },
      timeline: [
        { target: "steps", preset: "draw", duration: 2 },
      ],
    }

    """
}
