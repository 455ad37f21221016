/// Stacked bars by month.
enum StackedTemplate {
  static let text = """
    // Stacked bars. Two fields, one bar for each x, one part for each colour.
    {
      canvas: { width: 640, height: 360 },
      title: "Energy by source, GWh",
      data: {
        values: [
          { quarter: "Q1", source: "Wind", energy: 42 }, { quarter: "Q1", source: "Sun", energy: 18 },
          { quarter: "Q1", source: "Water", energy: 30 }, { quarter: "Q2", source: "Wind", energy: 31 },
          { quarter: "Q2", source: "Sun", energy: 44 }, { quarter: "Q2", source: "Water", energy: 27 },
          { quarter: "Q3", source: "Wind", energy: 28 }, { quarter: "Q3", source: "Sun", energy: 51 },
          { quarter: "Q3", source: "Water", energy: 21 }, { quarter: "Q4", source: "Wind", energy: 47 },
          { quarter: "Q4", source: "Sun", energy: 15 }, { quarter: "Q4", source: "Water", energy: 33 },
        ],
      },
      name: "energy",
      mark: "bar",
      encoding: {
        x: { field: "quarter", type: "ordinal", title: null, axis: { labelAngle: 0 } },
        // Bars of one x stand on one another; stack: "normalize" makes shares of 100 %.
        y: { field: "energy", type: "quantitative", title: null },
        color: {
          field: "source", type: "nominal", title: null,
          // Colours of one's own, in the order of the domain.
          scale: { domain: ["Wind", "Sun", "Water"], range: ["#3b6df2", "#f49134", "#079e6f"] },
        },
      },
      timeline: [
        { target: "energy", preset: "grow", duration: 1, easing: "easeOutCubic", stagger: 0.1 },
      ],
    }

    """
}
