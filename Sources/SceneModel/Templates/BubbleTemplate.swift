/// Bubbles by size and colour, with one set apart.
enum BubbleTemplate {
  static let text = """
    // Bubbles: a third and a fourth field as size and colour.
    {
      // Values that a command line can set: chartreel render scene.json --set minimum=5
      params: [ { name: "minimum", value: 0 } ],
      canvas: { width: 640, height: 360 },
      title: "Team size, budget and deadline",
      data: {
        values: [
          { project: "Atlas", weeks: 4, budget: 12, people: 3, kind: "Web" },
          { project: "Birch", weeks: 9, budget: 30, people: 8, kind: "Mobile" },
          { project: "Cedar", weeks: 14, budget: 22, people: 5, kind: "Web" },
          { project: "Delta", weeks: 20, budget: 55, people: 14, kind: "Data" },
          { project: "Ember", weeks: 26, budget: 41, people: 9, kind: "Data" },
        ],
      },
      // An expression sees the row as `datum`, and parameters by their names.
      transform: [ { filter: "datum.people >= minimum" } ],
      name: "projects",
      mark: { type: "circle", opacity: 0.85 },
      encoding: {
        x: { field: "weeks", type: "quantitative", title: "Weeks to go", scale: { domainMax: 30 } },
        y: {
          field: "budget", type: "quantitative", title: "Budget, thousands",
          // Room for the largest bubble.
          scale: { domainMax: 65 },
        },
        size: { field: "people", type: "quantitative", scale: { range: [100, 2400] }, legend: null },
        color: { field: "kind", type: "nominal", title: null },
        // What identifies an item: projects['Delta'].
        key: { field: "project", type: "nominal" },
      },
      timeline: [
        { target: "projects", preset: "pop", duration: 0.7, stagger: 0.15 },
        { target: "projects['Delta']", preset: "highlight", delay: 0.3, dwell: 1.2 },
      ],
    }

    """
}
