import Drawing
import Geometry
import Guides
import SceneModel
import Scales
import Syntax
import Tables
import VisualEncoding

/// A view whose data is ready and whose plot is found; it lays itself out for any window.
///
/// Only what a window moves (scales, ticks, marks) is done again for another window.
struct ViewPlan: Sendable {
  let view: View
  let index: Int
  let layers: [LayerTable]
  let frame: Rectangle
  private(set) var plot: Rectangle
  let scales: ScalePlan
  private(set) var axes: [AxisPlan]
  private var legends: [LegendLayout]
  /// The names at the ends of lines that stand in for a legend.
  private let directLabels: DirectLabels?
  private var title: TitleLayout?
  private var center: CenterLayout?
  private let surroundings: AxisSurroundings
  let context: LayoutContext
  /// Reach of each window axis in domain units.
  let windowReach: WindowReach
  /// What a window that moves needs to know of the view's data.
  var moving: WindowMotion

  /// Prepares a view's data and finds room for its guides.
  ///
  /// `room` is where its guides may draw, which is more than its frame where the canvas is padded.
  init(_ view: View, index: Int, frame: Rectangle, room: Rectangle, context: LayoutContext)
    throws(DiagnosticError)
  {
    self.view = view
    self.index = index
    self.frame = frame
    self.context = context
    var layers: [LayerTable] = []
    for (position, layer) in view.layers.enumerated() {
      var table = try LayerTable(
        layer, index: position, configuration: view.configuration, context: context.transforms)
      if layer.mark == .image { table.images = try LayerImages(table, library: context.images) }
      layers.append(table)
    }
    self.layers = layers
    let scales = try ScalePlan(view: view, layers: layers, context: context) {
      AxisPlan.labelFont(channel: $0, view: view, field: $1)
    }
    self.scales = scales
    var axes = try AxisPlan.plans(view: view, layers: layers, scales: scales, context: context)
    let inner = frame.inset(
      left: view.padding.left, top: view.padding.top, right: view.padding.right,
      bottom: view.padding.bottom
        + (view.viewport?.indicator.map(WindowIndicator.thickness) ?? 0))
    var moving = try WindowMotion(
      view: view, layers: layers, scales: scales, room: inner, context: context)
    axes = try moving.axes(axes, scales: scales, room: inner, context: context)
    var legendInputs = try LegendPlan.inputs(
      view: view, layers: layers, scales: scales, plot: inner, context: context)
    let surroundings = AxisSurroundings(
      room: room, pixelsPerPoint: context.canvas.scale,
      isWindowed: view.viewport != nil || scales.labelledLength(.x) != nil)
    self.surroundings = surroundings
    var direct = DirectLabels(view: view, legends: legendInputs, measurer: context.measurer)
    func fitted(_ labels: DirectLabels?, on plot: Rectangle? = nil) throws(DiagnosticError)
      -> PlotFit
    {
      var fit = PlotFit(
        inner: inner.inset(right: labels?.width ?? 0), frame: frame, view: view, axes: axes,
        scales: scales, legends: labels == nil ? legendInputs : [], expected: plot?.size,
        surroundings: surroundings, context: context)
      try fit.run()
      return fit
    }
    var fit = try fitted(direct)
    if let labels = direct {
      let groups = Self.groups(
        view: view, layers: layers, sets: scales.sets(plot: fit.plot, window: WindowShares()),
        plot: fit.plot, context: context)
      if labels.group(for: groups.marks, lines: groups.lines, plot: fit.plot) == nil {
        direct = nil
        fit = try fitted(nil)
      }
    }
    if direct == nil, legendInputs.contains(where: \.content.isGradient) {
      // A colour ramp is as long as the plot, and has as many labels as that allows.
      legendInputs = try LegendPlan.inputs(
        view: view, layers: layers, scales: scales, plot: fit.plot, context: context)
      fit = try fitted(nil, on: fit.plot)
    }
    directLabels = direct
    let reach = WindowReach(view.viewport, scales: scales, plot: fit.plot)
    windowReach = reach
    plot = fit.plot
    if scales.hasPoints(of: moving.along) {
      // Room in points is another part of the domain in the plot than it was in all of the view.
      moving = try WindowMotion(
        view: view, layers: layers, scales: scales, room: fit.plot, context: context)
    }
    moving.rest(at: [reach.share(at: WindowStart())], plot: fit.plot)
    self.moving = moving
    self.axes = moving.resting(axes, scales: scales, plot: fit.plot)
    legends = fit.legends
    title = fit.title
    center = view.center.map {
      CenterLayout($0, layers: layers, plot: fit.plot, view: view, context: context)
    }
  }

  /// The same view on a given plot, with another plan's title and legends, so that several plans change nothing but their marks.
  func sharing(plot: Rectangle, guidesOf other: ViewPlan) -> ViewPlan {
    var plan = self
    plan.plot = plot
    plan.title = other.title
    plan.legends = other.legends
    plan.center = view.center.map {
      CenterLayout($0, layers: layers, plot: plot, view: view, context: context)
    }
    return plan
  }

  /// The view with a window's start along x and y in domain units; nil is the beginning.
  ///
  /// - Parameter nearOnly: Whether rows far from the window are left out, where that changes nothing in the plot.
  func layout(window: WindowStart = WindowStart(), nearOnly: Bool = false) throws(DiagnosticError)
    -> ViewLayout
  {
    let share = windowReach.share(at: window)
    let sets = scales.sets(
      plot: plot, window: share, fitted: moving.fitted(share, plot: plot))
    let near = nearOnly ? moving.near(share, plot: plot, pixelSide: 1 / context.canvas.scale) : [:]
    let made = Self.groups(
      view: view, layers: layers, sets: sets, plot: plot, near: near, context: context)
    var groups = made.marks
    let lines = made.lines
    if windowReach.isWindowed || window.zoom != 1 {
      for index in groups.indices { groups[index].isClipped = true }
    }
    groups = Companions(groups: groups, lines: lines).linked(measurer: context.measurer)
    if view.configuration.boolean("yieldingTexts") ?? true {
      groups = LabelCollisions(
        room: surroundings.room ?? frame, measurer: context.measurer
      ).resolved(groups)
    }
    if let labels = directLabels?.group(for: groups, lines: lines, plot: plot) {
      groups.append(labels)
    }
    var layout = ViewLayout(
      name: view.name, frame: frame, plot: plot,
      background: view.background.map { $0.paint(in: frame) },
      cornerRadius: view.cornerRadius, plotStyle: plotStyle, title: title,
      titleText: view.title.map { $0.lines.joined(separator: " ") }, axes: try axisLayouts(sets),
      legends: legends, marks: groups, lines: lines, center: center,
      window: windowReach.layout(at: window))
    if !view.annotations.isEmpty {
      layout.annotations =
        AnnotationAnchors(
          view: view, layers: layers, sets: sets, plot: plot, context: context, groups: groups
        ).places
    }
    if !near.isEmpty || window.zoom != 1 || moving.hasFits {
      layout.progress = moving.progress(of: groups, lines: lines, sets: sets)
    }
    layout.plotCornerRadius =
      view.configuration.nested("view")?.number("cornerRadius") ?? 0
    layout.clip = moving.clip(plot)
    layout.indicator = view.viewport?.indicator.map { indicator in
      WindowIndicator(
        indicator, pages: moving.pages, share: share[moving.along] ?? .whole,
        resting: windowReach.share(at: WindowStart())[moving.along] ?? .whole, plot: plot,
        room: frame.inset(bottom: view.padding.bottom))
    }
    return layout
  }

  /// The axes of ``layout(window:nearOnly:)`` alone.
  func axisLayouts(window: WindowStart) throws(DiagnosticError) -> [AxisLayout] {
    let share = windowReach.share(at: window)
    return try axisLayouts(
      scales.sets(plot: plot, window: share, fitted: moving.fitted(share, plot: plot)))
  }

  private func axisLayouts(_ sets: [ScaleSet]) throws(DiagnosticError) -> [AxisLayout] {
    var layouts: [AxisLayout] = []
    for axis in axes {
      let input = try axis.input(sets: sets, plot: plot, context: context)
      layouts.append(
        AxisLayout(
          input: input, plot: plot, measurer: context.measurer, surroundings: surroundings))
    }
    return layouts
  }

  /// The texts and images among the marks, as they are before a layout keeps labels apart.
  func texts() -> [MarkGroup] {
    let sets = scales.sets(plot: plot, window: WindowShares())
    let own = zip(layers, sets).filter { $0.0.layer.mark == .text || $0.0.layer.mark == .image }
    return Self.groups(
      view: view, layers: own.map(\.0), sets: own.map(\.1), plot: plot, context: context
    ).marks
  }

  /// The view's lines as they are at rest, by which their heads are found in any window; `layout` is that of all rows.
  mutating func settle(on layout: ViewLayout, index: Int) {
    let sets = scales.sets(
      plot: plot, window: windowReach.share(at: WindowStart()),
      fitted: moving.fitted(windowReach.share(at: WindowStart()), plot: plot))
    moving.settle(
      on: layout, sets: sets, follow: view.viewport?.follow, view: index,
      axis: windowReach.axis(.x))
  }

  /// The same plan for a film whose window rests at some places.
  mutating func rest(at windows: [WindowStart], pages: Int?) {
    moving.pages = pages
    moving.rest(
      at: ([WindowStart()] + windows).map { windowReach.share(at: $0) }, plot: plot)
    axes = moving.resting(axes, scales: scales, plot: plot)
  }

  /// The marks of all layers in painting order, and the measured paths of lines among them.
  private static func groups(
    view: View, layers: [LayerTable], sets: [ScaleSet], plot: Rectangle,
    near: [Int: SeriesRows] = [:], context: LayoutContext
  ) -> (marks: [MarkGroup], lines: [Int: LineGeometry]) {
    var groups: [MarkGroup] = []
    for (layer, set) in zip(layers, sets) {
      var marks = MarkContext(
        layer: layer, scales: set, plot: plot, view: view, context: context)
      marks.near = near[layer.index]
      groups += MarkCatalog.mark(layer.layer.mark).groups(in: marks).filter { !$0.items.isEmpty }
    }
    var lines: [Int: LineGeometry] = [:]
    for (index, group) in groups.enumerated() where group.kind == .line || group.kind == .trail {
      lines[index] = LineGeometry(group)
    }
    return (groups, lines)
  }

  /// Vega-Lite's `view` configuration: the plot's own fill and stroke.
  private var plotStyle: ItemStyle {
    var style = ItemStyle()
    let properties = view.configuration.nested("view") ?? Properties()
    func paint(_ key: String) -> Paint? {
      properties[key].flatMap { PaintSpecification($0)?.paint(in: plot) }
    }
    func opacity(_ key: String) -> Double {
      min(max(properties.number("opacity") ?? 1, 0), 1)
        * min(max(properties.number(key) ?? 1, 0), 1)
    }
    style.fill = paint("fill")?.faded(by: opacity("fillOpacity"))
    // A view of arcs alone has no axes to frame.
    let isPolar = layers.allSatisfy { $0.field(.x) == nil && $0.field(.y) == nil }
    style.stroke = isPolar ? nil : paint("stroke")?.faded(by: opacity("strokeOpacity"))
    style.strokeStyle = StrokeStyle(
      width: properties.number("strokeWidth") ?? 1,
      cap: properties.string("strokeCap").flatMap(StrokeStyle.Cap.init(rawValue:)) ?? .butt,
      join: properties.string("strokeJoin").flatMap(StrokeStyle.Join.init(rawValue:)) ?? .miter,
      miterLimit: properties.number("strokeMiterLimit") ?? 10,
      dash: properties.numbers("strokeDash") ?? [],
      dashPhase: properties.number("strokeDashOffset") ?? 0)
    return style
  }
}
