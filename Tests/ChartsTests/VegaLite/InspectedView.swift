import Charts
import Geometry
import SceneModel
import Syntax
import TestSupport

/// The facts of a plain Vega-Lite view that is laid out in the `vega` theme with a fixed-width font.
struct InspectedView {
  private let node: JSONNode

  /// Takes the view as JSON5; throws what is wrong with it.
  init(_ text: String) throws {
    var options = SceneDecoder.Options()
    options.theme = "vega"
    let scene = try SceneDecoder(options: options).decode(
      SourceText(name: "view.json5", bytes: Array(text.utf8)), folder: ".")
    let film = try SceneFilms.film(scene)
    let views = film.inspection(at: film.duration)["views"]?.array
    node = views?.first ?? JSONNode(.object(JSONObject()))
  }

  private var plot: [Double] { node["plot"]?.array?.compactMap(\.number) ?? [0, 0, 1, 1] }

  /// The groups of marks, each with its items.
  var groups: [[JSONNode]] {
    (node["marks"]?.array ?? []).map { $0["items"]?.array ?? [] }
  }

  /// The items of the first group.
  var items: [JSONNode] { groups.first ?? [] }

  /// A horizontal or vertical fact of items as a fraction of the plot, to three decimals.
  func fractions(_ key: String, of items: [JSONNode]? = nil) -> [Double] {
    let isHorizontal = key.hasPrefix("x") || key == "width"
    let start = key == "width" || key == "height" ? 0 : isHorizontal ? plot[0] : plot[1]
    let length = isHorizontal ? plot[2] : plot[3]
    return (items ?? self.items).compactMap { $0[key]?.number }.map {
      (($0 - start) / length * 1000).rounded() / 1000
    }
  }

  /// A fact of items in points, to two decimals.
  func points(_ key: String, of items: [JSONNode]? = nil) -> [Double] {
    (items ?? self.items).compactMap { $0[key]?.number }.map { ($0 * 100).rounded() / 100 }
  }

  /// A text fact of the first group's items.
  func texts(_ key: String) -> [String?] { items.map { $0[key]?.string } }

  /// The title of the axis on a side.
  func title(_ orient: String) -> String? { axis(orient)?["title"]?.string }

  /// All labels of the axis on a side, shown or not.
  func labels(_ orient: String) -> [String] {
    (axis(orient)?["labels"]?.array ?? []).compactMap { $0["text"]?.string }
  }

  /// How high the labels of the axis on a side stand, in points.
  func labelHeights(_ orient: String) -> [Double] {
    (axis(orient)?["labels"]?.array ?? []).compactMap { $0["box"]?.array?.last?.number }
  }

  /// The title and the labels of each legend.
  var legends: [(title: String?, labels: [String])] {
    (node["legends"]?.array ?? []).map { legend in
      (
        legend["title"]?.string,
        (legend["labels"]?.array ?? []).compactMap { $0["text"]?.string }
      )
    }
  }

  private func axis(_ orient: String) -> JSONNode? {
    node["axes"]?.array?.first { $0["orient"]?.string == orient }
  }
}
