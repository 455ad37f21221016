import Foundation
import Syntax
import Testing

@testable import Tables

/// Published Vega-Lite views, which lie beside the project; without them these tests are skipped.
@Suite struct PublishedViewsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/vega-lite/specs").path()

  private static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted().filter { name in
      let text = (try? DataFile.read(name, in: folder, at: nil)).map { source in
        String(decoding: source.bytes, as: UTF8.self)
      }
      // A view that names an address on the net cannot be read from files alone.
      return text.map { $0.contains("\"transform\"") && !$0.contains("\"url\": \"https:") } ?? false
    }

  @Test(
    .enabled(if: !names.isEmpty, "the published views are not beside the project"),
    arguments: names)
  func dataIsReadAndTransformed(name: String) throws {
    let source = try DataFile.read(name, in: Self.folder, at: nil)
    let root = try JSONParser.parse(source).root
    var parameters: [String: Value] = [:]
    for param in root["params"]?.array ?? [] {
      if let name = param["name"]?.string, let value = param["value"] {
        parameters[name] = Value(value)
      }
    }
    try run(root, table: nil, root: root, TransformContext(parameters: parameters))
  }

  /// Applies the transforms of a view and of its layers, each to the data that it inherits.
  private func run(
    _ view: JSONNode, table: Table?, root: JSONNode, _ context: TransformContext
  ) throws {
    var table = table
    var context = context
    if let data = view["data"], !data.isNull { table = try Self.table(data, root: root) }
    let datasets = root
    context.loadData = { (node: JSONNode) throws(DiagnosticError) -> Table in
      try Self.table(node, root: datasets)
    }
    let steps = try [Transform](decoding: view["transform"])
    if let before = table {
      table = try steps.apply(to: before, context: &context)
      #expect(table?.rowCount ?? 0 > 0 || before.rowCount == 0, "\(view["transform"] as Any)")
    }
    for layer in view["layer"]?.array ?? [] {
      try run(layer, table: table, root: root, context)
    }
  }

  private static func table(_ data: JSONNode, root: JSONNode) throws(DiagnosticError) -> Table {
    let url = data["url"]?.string
    let format = try DataFormat(decoding: data["format"], fileName: url)
    if let values = data["values"] {
      return try TableReader.read(values: values, format: format).table
    }
    if let url {
      return try TableReader.read(
        try DataFile.read(url, in: folder, at: data.location), format: format
      ).table
    }
    if let name = data["name"]?.string, let values = root["datasets"]?[name] {
      return try TableReader.read(values: values, format: format).table
    }
    if let sequence = data["sequence"] {
      return try TableReader.sequence(sequence)
    }
    throw DiagnosticError("this data cannot be read here", at: data.location)
  }
}
