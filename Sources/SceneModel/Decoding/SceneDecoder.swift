package import Frames
package import Geometry
import Scales
package import Syntax
import Tables

/// Turns the text of a scene into a `Scene`, or says everything that is wrong with it.
package struct SceneDecoder: Sendable {
  /// What a caller asks for beyond the scene's own text.
  package struct Options: Sendable {
    /// Whether an unknown key is only a warning.
    package var isLenient = false
    /// A theme's name or file (relative to the working directory), before the scene's.
    package var theme: String?
    /// The canvas's size in points, before the scene's.
    package var size: Size?
    /// Pixels for each point, before the scene's.
    package var scale: Double?
    package var frameRate: FrameRate?
    /// A language tag, before the scene's.
    package var locale: String?
    /// Values of parameters, before the scene's; the last of one name wins.
    package var parameters: [(name: String, value: JSONNode)] = []
    /// Rows for `data` that says only a name, before the scene's own of that name.
    package var data: [String: SourceText] = [:]

    package init() {}
  }

  package var options: Options

  package init(options: Options = Options()) { self.options = options }

  /// Decodes a scene.
  ///
  /// - Parameter folder: The folder to which names of files in the scene are relative.
  /// - Throws: Every mistake that could be found in one go, in the order of the file.
  package func decode(_ source: SourceText, folder: String) throws(DiagnosticError) -> Scene {
    let document = try JSONParser.parse(source)
    return try decode(document.root, folder: folder, warnings: document.warnings)
  }

  /// Decodes a scene that is parsed already.
  package func decode(_ root: JSONNode, folder: String, warnings: [Diagnostic] = [])
    throws(DiagnosticError) -> Scene
  {
    var findings = Findings()
    findings.add(warnings)
    // What is said of parameters must be sound before they are put in place; all else is checked as it then reads.
    let parameters = ParameterTable(of: root, overrides: options.parameters)
    findings.add(parameters.findings.diagnostics)
    var resolver = ParameterResolver(parameters)
    let root = resolver.resolved(root)
    findings.add(resolver.findings.diagnostics)
    let mistakes = SchemaValidator.diagnostics(of: root, isLenient: options.isLenient)
    findings.add(mistakes.filter { $0.location.map { !resolver.gaps.contains($0) } ?? true })
    try findings.check()
    let scene = root.object ?? JSONObject()
    var themes = ThemeResolver(folder: folder, isLenient: options.isLenient)
    let theme = themes.theme(
      options.theme ?? scene["theme"]?.string ?? Theme.standard.rawValue,
      in: options.theme == nil ? nil : "",
      at: options.theme == nil ? scene["theme"]?.location : nil)
    findings.add(themes.findings.diagnostics)
    let configuration = ThemeResolver.overlaid(theme, by: scene["config"]?.object)
    findings.add(StyleNames(configuration).warnings(of: root))
    var canvasDecoder = CanvasDecoder(scene: scene, configuration: configuration, options: options)
    let canvas = canvasDecoder.canvas()
    findings.add(canvasDecoder.findings.diagnostics)
    var viewList = ViewListDecoder(
      root, configuration: configuration, folder: folder, habits: habits(scene),
      given: options.data)
    let views = viewList.views()
    viewList.finish()
    findings.add(viewList.findings.diagnostics)
    var timeline: [TimelineEntry]?
    var captionDecoder = CaptionDecoder(configuration: configuration)
    let captions = captionDecoder.captions(scene["captions"]?.array ?? [])
    findings.add(captionDecoder.findings.diagnostics)
    var decoder = TimelineDecoder(hasCanvasDuration: canvas.duration != nil)
    if let nodes = scene["timeline"]?.array { timeline = decoder.entries(nodes) }
    decoder.checkReferences(
      timeline ?? [], annotations: views.flatMap(\.annotations), captions: captions)
    findings.add(decoder.findings.diagnostics)
    checkPlace(scene, &findings)
    try findings.check()
    return Scene(
      canvas: canvas, configuration: configuration,
      title: scene["views"] == nil
        ? nil : TitleDecoder.title(scene["title"], configuration: configuration), views: views,
      timeline: timeline, captions: captions, outputs: outputs(scene),
      locale: options.locale ?? scene["locale"]?.string ?? "en-US",
      timeZone: scene["timeZone"]?.string ?? "UTC", parameters: parameters.values,
      lookups: viewList.lookups, notes: viewList.notes,
      warnings: findings.diagnostics)
  }

  /// How the scene's data is written; under Vega's theme cells are those that Vega reads.
  private func habits(_ scene: JSONObject) -> ReadingHabits {
    let theme = options.theme ?? scene["theme"]?.string
    var language: ReadingHabits.Language?
    if let name = options.locale ?? scene["locale"]?.string, FoundationLocale.knows(name),
      let numbers = FoundationLocale.numbers(name), let times = FoundationLocale.times(name)
    {
      language = ReadingHabits.Language(name: name, numbers: numbers, times: times)
    }
    return ReadingHabits(
      zone: scene["timeZone"]?.string.flatMap { TimeZoneRule(identifier: $0) } ?? .utc,
      language: language, findsStyles: theme != Theme.vega.rawValue)
  }

  private func checkPlace(_ scene: JSONObject, _ findings: inout Findings) {
    if let zone = scene["timeZone"], TimeZoneRule(identifier: zone.string ?? "") == nil {
      findings.error("unknown time zone \"\(zone.string ?? "")\"", at: zone.location)
    }
    let locale = options.locale ?? scene["locale"]?.string ?? "en-US"
    let parts = locale.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.enumerated().allSatisfy { index, part in
      (index == 0 ? 2...8 : 1...8).contains(part.count)
        && part.unicodeScalars.allSatisfy {
          $0.isASCII
            && ($0.properties.isAlphabetic || (index > 0 && $0.properties.numericType != nil))
        }
    }
    if !isTag {
      findings.error(
        "\"locale\" must be a language tag such as \"en-US\"; found \"\(locale)\"",
        at: options.locale == nil ? scene["locale"]?.location : nil)
    } else if !FoundationLocale.knows(locale) {
      findings.warning(
        "no language of the locale \"\(locale)\" is known, so numbers and dates are in English",
        at: options.locale == nil ? scene["locale"]?.location : nil)
    }
  }

  private func outputs(_ scene: JSONObject) -> [OutputRequest] {
    (scene["output"]?.array ?? []).map { node in
      OutputRequest(
        file: node["file"]?.string ?? "", format: node["format"]?.string,
        codec: node["codec"]?.string, location: node.location)
    }
  }
}
