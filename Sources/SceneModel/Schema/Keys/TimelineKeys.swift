import Motion

/// The timeline.
enum TimelineKeys {
  static let objects: [ObjectSchema] = [
    entry, stages, stageTiming, spring, bezier, stepped, stagger,
  ]

  static let easing = SchemaType.or(.string, .object("CubicBezier"), .object("StepEasing"))
  private static let value = SchemaType.or(.number, .color, .array(.number, count: 2))

  private static let passage = SchemaType.words("passage", Passage.allCases.map(\.rawValue))

  /// What each preset does, with an example.
  private static let presets = """
    A ready-made motion. draw: a line draws itself, {target: "sales", preset: "draw", duration: 2}. \
    grow: bars and areas from their base, {target: "bars", preset: "grow", stagger: 0.05}. \
    sweep: a pie opens, {target: "budget", preset: "sweep", duration: 1.2}. \
    pop, fade, rise: what is there appears, {target: "dots", preset: "pop", stagger: 0.03}. \
    select: an item takes on its emphasis, {target: "budget['Rent']", preset: "select", dwell: 1}. \
    highlight: the rest steps back, {target: "lines['Ferry']", preset: "highlight"}. \
    pages: the window turns pages, {target: "sales", preset: "pages", dwell: 1}. \
    pan: it glides, {target: "sales", preset: "pan", duration: 4}. \
    zoom: it closes in or flies, {target: "sales", preset: "zoom", window: ["2008-01-01", "2009-06-01"]}. \
    play: periods follow each other, {target: "race", preset: "play", periodDuration: 1}. \
    count: numbers run up, {target: "figures", preset: "count", duration: 1.5}. \
    type: letter by letter, {target: "title", preset: "type", duration: 1}.
    """

  static let entry = ObjectSchema(
    "TimelineEntry",
    "One animation: a target, and a property or a preset; or a transition of a view to a state.",
    [
      [
        .init("name", .string, "The name by which other entries begin."),
        .init(
          "target", .string,
          "A view, a layer or a part, such as \"current.points[7]\" or \"budget['Rent']\"; a transition has none."
        ),
        .init(
          "transition", .string,
          "The state to which the views that have it move; \"initial\" is where they began."),
        .init(
          "stages", .object("Stages"),
          "When what goes, rescales, moves and comes does so in a transition, such as {\"leave\": [0, 0.3], \"move\": [0.3, 1]}."
        ),
        .init(
          "enter", passage,
          "How what is new comes in a transition (grow), such as \"rise\"; \"fly\" comes from beyond the plot."
        ),
        .init(
          "leave", passage,
          "How what is gone leaves in a transition (grow, backwards), such as \"fade\"."),
        .init(
          "property", .words("property", MotionProperty.allCases.map(\.rawValue)),
          "What runs through values."),
        .init(
          "preset", .words("preset", Preset.allCases.map(\.rawValue)), presets),
        .init("from", value, "The first value; without it the value that the property has."),
        .init("to", value, "The last value; without it the property's own."),
        .init("values", .array(value, .from(1)), "Values in their order, instead of from and to."),
        .init("keyTimes", .array(.fraction), "When each value is reached, 0 to 1, rising."),
        .init("easings", .array(easing), "A curve for each segment."),
        .init(
          "begin", .or(.number, .string),
          "Seconds; \"afterPrevious\" (the default), \"withPrevious\", or \"name.end + 0.5\"."),
        .init("delay", .number, "Seconds added to `begin`."),
        .init("duration", .notNegative, "Seconds of one run, 0 or more; 0 jumps."),
        .init(
          "easing", easing,
          "The curve: easeInOutSine for presets, linear for properties, unless given."),
        .init(
          "spring", .object("Spring"),
          "A spring instead of a curve; in a transition it carries what moves, and fits the duration if one is given."
        ),
        .init(
          "repeatCount", .or(.positive, .words("repeat count", ["forever"])),
          "Runs in all; \"forever\" needs `canvas.duration`."),
        .init("autoreverses", .boolean, "Whether every second run goes back."),
        .init(
          "fillMode", .words("fill mode", FillMode.allCases.map(\.rawValue)),
          "The value before and after (both)."),
        .init(
          "stagger", .or(.notNegative, .object("Stagger")),
          "Seconds between elements; in a transition marks set out one after another, such as {\"total\": 0.6, \"order\": \"x\"}."
        ),
        .init("dwell", .notNegative, "Seconds of stillness at each stop of a preset."),
        .init(
          "direction", .words("direction", ["left", "right", "up", "down"]),
          "Which way a preset goes."),
        .init("pages", .integer(.from(1)), "How many stops the viewport makes."),
        .init(
          "periodDuration", .positive,
          "Seconds from one period to the next in \"play\"; without it the time channel's."),
        .init(
          "pause", .notNegative,
          "Seconds of stillness at each period in \"play\"; without it the time channel's."),
        .init("factor", .positive, "How strongly: a scale, or a zoom's factor."),
        .init(
          "window",
          .or(
            .array(.or(.number, .string), count: 2), .words("window", [PresetRequest.wholeWindow])),
          "Where a zoom flies to, as two values of the domain such as [\"2008-01-01\", \"2009-06-01\"]; \"initial\" is where the window began."
        ),
        .accepted("description", .string, "A note; no effect."),
      ]
    ])

  private static let stage = SchemaType.or(
    .array(.fraction, count: 2), .object("StageTiming"))

  static let stages = ObjectSchema(
    "Stages",
    "When the stages of a transition run: fractions of its duration, such as [0.2, 0.6], or more with {span, seconds, easing}. Stages may overlap and come in any order.",
    [
      [
        .init("leave", stage, "When what is not in the new state goes."),
        .init(
          "rescale", stage,
          "When axes with numbers or dates change their domains, and the marks with them (while marks move), such as [0, 0.5] before \"move\": [0.5, 1]."
        ),
        .init("move", stage, "When what is in both states moves."),
        .init("enter", stage, "When what is new comes."),
      ]
    ])

  static let stageTiming = ObjectSchema(
    "StageTiming", "One stage of a transition with its own curve or in seconds.",
    [
      [
        .init(
          "span", .array(.fraction, count: 2),
          "Beginning and end as fractions of the transition's duration."),
        .init(
          "seconds", .array(.notNegative, count: 2),
          "Beginning and end in seconds after the transition's beginning, such as [0, 0.4]."),
        .init("easing", easing, "The stage's own curve, such as \"easeOutBack\"."),
      ]
    ])

  static let spring = ObjectSchema(
    "Spring", "A spring: {response, dampingFraction} or {mass, stiffness, damping}.",
    [
      [
        .init("response", .positive, "Seconds of one swing without damping."),
        .init("dampingFraction", .notNegative, "1 is critical; less overshoots."),
        .init("mass", .positive, "Mass."), .init("stiffness", .positive, "Stiffness."),
        .init("damping", .notNegative, "Damping."),
        .init("initialVelocity", .number, "Ranges each second at the start."),
      ]
    ])

  static let bezier = ObjectSchema(
    "CubicBezier", "A curve by its two control points.",
    [
      [
        SchemaKey("cubicBezier", .array(.number, count: 4), "[x1, y1, x2, y2], x from 0 to 1.")
          .required
      ]
    ])

  static let stepped = ObjectSchema(
    "StepEasing", "A curve in even steps.",
    [[SchemaKey("steps", .integer(.from(1)), "How many.").required]])

  static let stagger = ObjectSchema(
    "Stagger", "Delays between elements.",
    [
      [
        SchemaKey("total", .notNegative, "Seconds from the first to the last.").required,
        .init(
          "order", .words("order", ["index", "x", "value", "random"]), "Which goes first (index)."),
        .init("seed", .integer(.any), "Chooses the random order."),
      ]
    ])
}
