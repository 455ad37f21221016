/// The keys that are accepted and change nothing in a film, with the reason for each group.
///
/// - This is the only list of them: the schema takes their effect from here, and the README prints it.
/// - A key stands with its object's name, or with `*` for every object that has it.
package enum KeysWithoutEffect {
  package static let groups: [(reason: String, keys: [String])] = [
    (
      "sizes of a view, which fills the canvas",
      [
        "*.autosize", "*.bounds", "*.spacing", "Scene.height", "Scene.width", "Page.height",
        "Page.width", "Layer.height", "Layer.width", "Layer.view", "RangeField.step",
        "StepSize.for", "StepSize.step", "ViewConfig.clip", "ViewConfig.continuousHeight",
        "ViewConfig.continuousWidth", "ViewConfig.discreteHeight", "ViewConfig.discreteWidth",
        "ViewConfig.height", "ViewConfig.step", "ViewConfig.width",
      ]
    ),
    (
      "interaction",
      [
        "*.cursor", "*.href", "*.tooltip", "Config.events", "Config.params", "Config.selection",
        "Config.signals", "Config.tooltipFormat", "Domain.encoding", "Domain.field",
        "Domain.param", "Domain.selection", "*.unselectedOpacity", "Parameter.bind",
        "Parameter.react", "Parameter.select", "Parameter.views", "Scale.domainRaw",
      ]
    ),
    (
      "notes and names for other programs",
      [
        "*.$schema", "*.description", "*.usermeta", "*.version", "Gradient.id", "Mark.name",
        "Title.name",
      ]
    ),
    ("words for screen readers", ["*.aria", "*.ariaRole", "*.ariaRoleDescription", "*.dir"]),
    (
      "looks of what is not drawn: headers, maps and Vega's own marks",
      [
        "*.smooth", "Config.arcs", "Config.concat", "Config.facet", "Config.geoshape",
        "Config.group", "Config.header", "Config.headerColumn", "Config.headerFacet",
        "Config.headerRow", "Config.path", "Config.projection", "Config.shape", "Config.symbol",
      ]
    ),
    (
      "formats by functions of a page, and a config's locale (the scene's `locale` counts)",
      [
        "Config.customFormatTypes", "Config.locale", "Config.normalizedNumberFormatType",
        "Config.numberFormatType", "Config.timeFormatType",
      ]
    ),
    (
      "Vega-Lite's words for what another key says here",
      [
        "*.blend", "Bare.axis", "Bare.legend", "Bare.scale",
        "CompositeConfig.interpolate", "CompositeConfig.tension", "Condition.axis",
        "Config.color", "Config.fontSize", "Config.lineBreak",
        "Legend.labelPadding", "Legend.zindex", "Textual.axis",
        "Textual.filter", "Textual.legend", "Textual.scale", "RangeField.data",
        "StyleConfig.line", "StyleConfig.point", "StyleConfig.style", "Title.zindex",
        "TitleConfig.zindex",
      ]
    ),
    (
      "words for a channel that has neither guide nor band",
      [
        "Bare.bandPosition", "Bare.datum", "Bare.title", "Condition.bandPosition",
        "Offset.bandPosition", "Offset.title", "SecondPosition.bandPosition",
        "SecondPosition.bin", "SecondPosition.type", "Textual.bandPosition", "Textual.title",
        "Visual.bandPosition",
      ]
    ),
    (
      "discrete scales, which show a missing value as one more",
      [
        "InvalidConfig.shape", "InvalidConfig.strokeDash", "InvalidConfig.xOffset",
        "InvalidConfig.yOffset",
      ]
    ),
  ]

  private static let names = Set(groups.flatMap(\.keys))

  static func contains(_ key: String, of object: String) -> Bool {
    let name = "\(object).\(key)"
    return names.contains(name) || names.contains("*.\(key)")
  }

  /// The list in one row of a table.
  package static var text: String {
    groups.map { group in
      var words: [String] = []
      for key in group.keys {
        let name = key.hasPrefix("*.") ? String(key.dropFirst(2)) : key
        let plain = name.hasPrefix("Config.") ? "config." + name.dropFirst(7) : name
        words.append("`\(plain)`")
      }
      return "\(group.reason): \(words.joined(separator: ", "))"
    }.joined(separator: "; ")
  }
}
