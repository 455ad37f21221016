import Syntax

/// Decodes a title with the looks that the config gives it.
enum TitleDecoder {
  static func title(_ node: JSONNode?, configuration: Properties) -> ViewTitle? {
    guard let node, !node.isNull else { return nil }
    let base = configuration.nested("title") ?? Properties()
    guard let object = node.object else {
      let lines = node.lines ?? []
      return lines.isEmpty ? nil : ViewTitle(lines: lines, subtitle: [], properties: base)
    }
    var looks = base
    for style in object["style"]?.lines ?? [] {
      looks = looks.overlaid(by: configuration.nested("style")?.nested(style))
    }
    looks = looks.overlaid(by: Properties(object.without("text", "subtitle", "style", "name")))
    return ViewTitle(
      lines: object["text"]?.lines ?? [], subtitle: object["subtitle"]?.lines ?? [],
      properties: looks)
  }
}
