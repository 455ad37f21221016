/// What a mark looks like.
enum MarkKeys {
  static let objects: [ObjectSchema] = [
    mark, markConfig, overlay, compositeConfig, emphasis, gradient, stop,
  ]

  static let primitives = MarkKind.allCases.map(\.rawValue)
  static let composites = ["boxplot", "errorbar", "errorband"]
  static let names = primitives + composites

  static let mark = ObjectSchema(
    "Mark", "A mark with its looks.",
    [
      [
        SchemaKey("type", .words("mark", names), "Which mark.").required,
        .init("style", .or(.string, .array(.string)), "Names of `config.style` bags."),
        .accepted("name", .string),
        .init("emphasis", .object("Emphasis"), "What selection does to an item."),
      ],
      looks, parts,
    ])

  static let markConfig = ObjectSchema(
    "MarkConfig", "How marks look.",
    [[.init("emphasis", .object("Emphasis"), "What selection does.")], looks])

  static let overlay = ObjectSchema(
    "OverlayMark", "How points on a line, or a part of a composite mark, look.",
    refused: overlayRefused,
    [
      [
        .init("style", .or(.string, .array(.string)), "Names of `config.style` bags.")
      ],
      looks.filter { !foreign.contains($0.name) && !bound.contains($0.name) },
    ])

  private static let overlayRefused: [String: String] = {
    var reasons: [String: String] = [:]
    for key in foreign {
      reasons[key] = "neither a line's points nor a composite mark's parts have it"
    }
    for key in bound {
      reasons[key] =
        "a part stands where its mark has it; \"xOffset\" and \"yOffset\" move it"
    }
    reasons["type"] = "the kind of mark of a part is fixed; \"shape\" gives points another shape"
    return reasons
  }()

  /// Looks of texts, of arcs and of marks that have parts themselves.
  private static let foreign: Set<String> = [
    "baseline", "font", "fontSize", "fontStyle", "fontWeight", "dx", "dy", "limit", "lineHeight",
    "text", "innerRadius", "outerRadius", "padAngle", "radius", "radiusOffset", "theta", "theta2",
    "thetaOffset", "line", "point", "bandSize", "binSpacing", "continuousBandSize",
    "discreteBandSize",
    "minBandSize", "timeUnitBandSize", "url", "aspect", "crop",
  ]

  /// Where a mark stands on its own.
  private static let bound: Set<String> = ["x", "x2", "x2Offset", "y", "y2", "width", "height"]

  static let compositeConfig = ObjectSchema(
    "CompositeConfig", "How a composite mark is made, and how its parts look.",
    refused: Dictionary(
      uniqueKeysWithValues: looks.filter { !compositeLooks.contains($0.name) }.map {
        ($0.name, "say it of a part, as in \"box\": {\"\($0.name)\": …}, or of \"mark\"")
      }),
    [parts, looks.filter { compositeLooks.contains($0.name) }])

  /// What is of a composite mark as a whole, not of one of its parts.
  private static let compositeLooks = ["size", "interpolate", "tension"]

  static let emphasis = ObjectSchema(
    "Emphasis", "What selection does to an item.",
    [
      [
        .init("scale", .notNegative, "Scale of the selected item."),
        .init("offset", .number, "Points that the selected item moves outward."),
        .init("dim", .fraction, "Opacity of the others."),
      ]
    ])

  static let gradient = ObjectSchema(
    "Gradient", "A paint that goes through colours; coordinates are fractions of the item's box.",
    [
      [
        SchemaKey(
          "gradient", .words("gradient", ["linear", "radial"]), "Along a line, or between circles."
        )
        .required,
        SchemaKey("stops", .array(.object("Stop"), .from(1)), "The colours in order.").required,
        .accepted("id", .string),
      ],
      SchemaKey.each(["x1", "y1", "x2", "y2"], .number, "The *: where it starts or ends."),
      SchemaKey.each(["r1", "r2"], .notNegative, "The radius of a circle: *."),
    ])

  static let stop = ObjectSchema(
    "Stop", "A colour at a place of a gradient.",
    [
      [
        SchemaKey("offset", .fraction, "The place, 0 to 1.").required,
        SchemaKey("color", .color, "The colour.").required,
      ]
    ])

  /// Keys of composite marks.
  static let parts: [SchemaKey] =
    [
      .init(
        "extent",
        .or(.notNegative, .words("extent", ["min-max", "ci", "iqr", "stderr", "stdev"])),
        "How far whiskers, bars or bands reach."),
      .init("center", .words("center", ["mean", "median"]), "The middle of an error bar or band."),
    ]
    + SchemaKey.each(
      ["box", "median", "outliers", "rule", "ticks", "band", "borders"],
      .or(.boolean, .object("OverlayMark"), .null), "Whether there is a *, and how it looks.")

  static let looks: [SchemaKey] = paints + shape + text + image + place

  private static let paints: [SchemaKey] =
    [
      .init("color", TextKeys.paint.dynamic, "Fill, or stroke where `filled` is false."),
      .init("fill", TextKeys.paint.dynamic, "Fill; before `color`."),
      .init("stroke", TextKeys.paint.dynamic, "Stroke; before `color`."),
      .init("filled", .boolean, "Whether `color` is a fill."),
      .init(
        "strokeDash", SchemaType.array(.notNegative).nullable.dynamic, "Dashes and gaps in points."),
      .init("strokeDashOffset", .number.dynamic, "Points into the dashes."),
      .init("strokeCap", TextKeys.cap.dynamic, "How lines end."),
      .init("strokeJoin", TextKeys.join.dynamic, "How lines turn."),
      .init(
        "blend", .words("blend", ["normal"]).nullable, "How the mark is blended with what is below."
      ),
    ]
    + SchemaKey.each(["opacity", "fillOpacity", "strokeOpacity"], .fraction.dynamic, "Opacity: *.")
    + SchemaKey.each(["strokeWidth", "strokeMiterLimit"], .notNegative.dynamic, "Points: *.")

  private static let shape: [SchemaKey] =
    [
      .init(
        "interpolate",
        .words(
          "interpolation",
          [
            "linear", "linear-closed", "step", "step-before", "step-after", "basis", "basis-open",
            "basis-closed", "cardinal", "cardinal-open", "cardinal-closed", "bundle", "monotone",
            "catmull-rom", "natural",
          ]
        ).dynamic, "How a line goes through its points."),
      .init("tension", .number.dynamic, "How tight a cardinal or bundle line is."),
      .init("shape", SchemaType.text(.symbol).dynamic, "A symbol's word, or an SVG path."),
      .init(
        "orient", .words("orientation", ["horizontal", "vertical"]), "Which way the mark goes."),
      .init(
        "size", .notNegative.dynamic,
        "Area of a point in square points; width of a bar, tick, line or rule."),
      .init("thickness", .notNegative.dynamic, "A tick's thickness in points."),
      .init(
        "width", .or(.number, .object("RelativeBandSize")).dynamic,
        "Width in points or a part of the band."),
      .init(
        "height", .or(.number, .object("RelativeBandSize")).dynamic,
        "Height in points or a part of the band."),
      .init(
        "point",
        .or(.boolean, .words("overlay", ["transparent"]), .object("OverlayMark"), .null),
        "Points on a line or an area."),
      .init("line", .or(.boolean, .object("OverlayMark"), .null), "A line on an area."),
      .init(
        "invalid",
        .words(
          "treatment",
          [
            "filter", "break-paths-filter-domains", "break-paths-show-domains",
            "break-paths-show-path-domains", "show",
          ]
        ).nullable, "What becomes of null and NaN."),
      .init("clip", .boolean, "Whether the mark is clipped to the plot."),
      .init("padAngle", .number.dynamic, "Angle between arcs in radians."),
      .init(
        "innerRadius", .or(.notNegative, .text(.percentage)).dynamic,
        "An arc's hole, in points or like \"60%\" of the outer radius."),
      .init(
        "outerRadius", .or(.notNegative, .text(.percentage)).dynamic,
        "An arc's edge, in points or like \"90%\" of what fits."),
    ]
    + SchemaKey.each(
      [
        "cornerRadius", "cornerRadiusEnd", "cornerRadiusTopLeft", "cornerRadiusTopRight",
        "cornerRadiusBottomLeft", "cornerRadiusBottomRight",
      ], .notNegative.dynamic, "Points: *.")
    + SchemaKey.each(
      [
        "bandSize", "continuousBandSize", "discreteBandSize", "minBandSize", "binSpacing",
      ], .or(.number, .object("RelativeBandSize")), "Size of bars and ticks: *.")
    + SchemaKey.each(
      ["timeUnitBandPosition", "timeUnitBandSize"], .number, "Fraction of a unit: *.")

  private static let text: [SchemaKey] =
    [
      .init("text", TextKeys.text.dynamic, "The text."),
      .init("align", TextKeys.align.dynamic, "Horizontal alignment."),
      .init("baseline", TextKeys.baseline.dynamic, "Vertical alignment."),
      .init("font", .string.dynamic, "Font families."),
      .init("fontStyle", TextKeys.style.dynamic, "Upright or italic."),
      .init("fontWeight", TextKeys.weight.dynamic, "Weight."),
      .accepted("dir", .string),
    ]
    + SchemaKey.each(["fontSize", "lineHeight", "limit"], .notNegative.dynamic, "Points: *.")
    + SchemaKey.each(["dx", "dy", "angle"], .number.dynamic, "Points, or degrees: *.")

  private static let image: [SchemaKey] = [
    .init(
      "url", SchemaType.string.dynamic,
      "The file of an image, in the scene's folder or below, or a `data:` address."),
    .init(
      "aspect", SchemaType.boolean.dynamic,
      "Whether an image keeps its shape, in the middle of its box, or is stretched to fill it."),
    .init(
      "crop", SchemaType.words("crop", ["circle"]).nullable.dynamic,
      "What of an image is seen: \"circle\", a disk in the middle of its box, which it covers."),
  ]

  private static let place: [SchemaKey] =
    [
      .init("x", .or(.number, .words("place", ["width"])).dynamic, "Points from the plot's left."),
      .init("y", .or(.number, .words("place", ["height"])).dynamic, "Points from the plot's top."),
      .init("x2", .or(.number, .words("place", ["width"])).dynamic, "Points from the plot's left."),
      .init("y2", .or(.number, .words("place", ["height"])).dynamic, "Points from the plot's top."),
      .init(
        "radius", .or(.number, .text(.percentage)).dynamic,
        "A label's distance from the middle, in points or like \"78%\"."),
      .init("order", .or(.null, .boolean), "Null joins a line's points in the order of the rows."),
      .accepted("tooltip", .anything),
      .accepted("href", .anything),
      .accepted("cursor", .anything),
      .accepted("aria", .anything),
      .accepted("ariaRole", .anything),
      .accepted("ariaRoleDescription", .anything),
      .accepted("description", .anything),
      .accepted("smooth", .boolean),
    ]
    + SchemaKey.each(["theta", "theta2"], .number.dynamic, "Radians clockwise from the top: *.")
    + SchemaKey.each(
      [
        "xOffset", "yOffset", "x2Offset", "y2Offset", "radiusOffset",
        "thetaOffset",
      ], .number.dynamic, "Points (radians for an angle): *.")
}
