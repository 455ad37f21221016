package import Drawing
import SceneModel
package import Syntax
import Tables

/// The images that a layer's rows show, and what there is to say of those that cannot be read.
package struct LayerImages: Sendable {
  /// Nil where a row has no image.
  package private(set) var rows: [Image?] = []
  package private(set) var warnings: [Diagnostic] = []

  /// Of a layer that shows none.
  package init() {}

  /// Reads what the rows of an image layer name.
  ///
  /// Throws where the scene itself names an image that cannot be read; values of the data that cannot be are
  /// warned of and not drawn. One that is missing is simply not drawn.
  package init(_ layer: LayerTable, library: ImageLibrary) throws(DiagnosticError) {
    let reader = ChannelReader(.url, layer: layer, scales: ScaleSet([:]))
    var constants = Diagnoses()
    var failures: [(url: String, fault: ImageFault)] = []
    var hasURL = reader != nil
    for row in 0..<layer.table.rowCount {
      var node: JSONNode?
      switch reader?.output(row: row) {
      case .constant(let value): node = value
      case .word(let word): node = JSONNode(word)
      default: node = layer.looks[row]["url"]
      }
      if node != nil { hasURL = true }
      guard let node, let url = node.string, url.contains(where: { !$0.isWhitespace }) else {
        rows.append(nil)
        continue
      }
      switch library.image(url) {
      case .success(let image): rows.append(image)
      case .failure(let fault):
        rows.append(nil)
        if let place = node.location {
          constants.add(fault, of: url, at: place)
        } else {
          failures.append((url, fault))
        }
      }
    }
    try constants.check()
    warnings = constants.warnings
    if let warning = Self.warning(failures, in: layer) { warnings.append(warning) }
    if !hasURL, layer.table.rowCount > 0 {
      warnings.append(
        Diagnostic(
          .warning, "an image mark needs a \"url\", of the mark or as a channel, and draws nothing",
          at: layer.layer.location))
    }
  }

  /// What is wrong with what the scene names itself, each place once.
  private struct Diagnoses {
    private var places: Set<SourceLocation> = []
    private var errors: [Diagnostic] = []
    private(set) var warnings: [Diagnostic] = []

    init() {}

    mutating func add(_ fault: ImageFault, of url: String, at place: SourceLocation) {
      guard places.insert(place).inserted else { return }
      let message = "the image \(ImageFault.quoted(url)) \(fault.words)"
      if fault.isWebAddress {
        warnings.append(Diagnostic(.warning, message, at: place))
      } else {
        errors.append(Diagnostic(.error, message, at: place, kind: fault.kind))
      }
    }

    func check() throws(DiagnosticError) {
      if !errors.isEmpty { throw DiagnosticError(errors) }
    }
  }

  private static func warning(
    _ failures: [(url: String, fault: ImageFault)], in layer: LayerTable
  ) -> Diagnostic? {
    guard let first = failures.first else { return nil }
    let definition = layer.field(.url)?.definition
    let name = definition?.field
    let count = failures.count
    var place = ""
    if let name, let column = layer.layer.data.column(name),
      let row = column.firstIndex(of: .string(first.url))
    {
      place = " in row \(row + 1) of the data"
    }
    let values = "\(count) value\(count == 1 ? "" : "s") of \"\(name ?? "url")\""
    return Diagnostic(
      .warning,
      "\(values) \(count == 1 ? "is" : "are") not drawn as \(count == 1 ? "an image" : "images"): "
        + "\(ImageFault.quoted(first.url))\(place) \(first.fault.words)",
      at: definition?.location ?? layer.layer.location)
  }
}
