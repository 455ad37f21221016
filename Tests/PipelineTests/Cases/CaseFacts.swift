import Geometry
import Syntax

/// A frame's facts as `inspect` prints them, read for a test.
struct CaseFacts {
  let node: JSONNode

  /// The printed text.
  var text: String { JSONPrinter.pretty.text(node) }

  private var views: [JSONNode] { node["views"]?.array ?? [] }

  /// The plot of the first view.
  var plot: Rectangle {
    Self.rectangle(views.first?["plot"]) ?? Rectangle(corner: .zero, corner: .zero)
  }

  /// The items of every group of a mark, group by group, without the vertices at which a line breaks.
  func groups(_ mark: String) -> [[JSONNode]] {
    views.flatMap { $0["marks"]?.array ?? [] }.filter { $0["mark"]?.string == mark }
      .map { ($0["items"]?.array ?? []).filter { $0["defined"]?.boolean != false } }
  }

  func items(_ mark: String) -> [JSONNode] { groups(mark).flatMap(\.self) }

  /// Every number under a key of a mark's items, in order.
  func numbers(_ mark: String, _ key: String) -> [Double] {
    items(mark).compactMap { $0[key]?.number }
  }

  /// Whether every fact about every item is known; the printer writes null for what is no number.
  var isComplete: Bool {
    let groups = views.flatMap { $0["marks"]?.array ?? [] }
    return groups.flatMap { $0["items"]?.array ?? [] }.allSatisfy { item in
      (item.object?.members ?? []).allSatisfy { member in
        member.value.number?.isFinite ?? !member.value.isNull
          || ["fill", "stroke"].contains(member.key)
      }
    }
  }

  /// The labels of the first view's axis.
  func labels(_ channel: String) -> [(text: String, value: JSONNode, position: Double)] {
    let axes = views.first?["axes"]?.array ?? []
    let axis = axes.first { $0["channel"]?.string == channel }
    return (axis?["labels"]?.array ?? []).map { label in
      (
        label["text"]?.string ?? "", label["value"] ?? nil, label["position"]?.number ?? .nan
      )
    }
  }

  /// The domain of the first view's axis.
  func domain(_ channel: String) -> [JSONNode] {
    let axes = views.first?["axes"]?.array ?? []
    return axes.first { $0["channel"]?.string == channel }?["domain"]?.array ?? []
  }

  /// The texts that show, with their roles and boxes.
  var texts: [(role: String, text: String, box: Rectangle)] {
    (node["texts"]?.array ?? []).map { text in
      (
        text["role"]?.string ?? "", text["text"]?.string ?? "",
        Self.rectangle(text["box"]) ?? Rectangle(corner: .zero, corner: .zero)
      )
    }
  }

  /// The values of the timeline's rows.
  var timelineValues: [JSONNode?] { (node["timeline"]?.array ?? []).map { $0["value"] } }

  var warnings: [String] { (node["warnings"]?.array ?? []).compactMap(\.string) }

  static func rectangle(_ node: JSONNode?) -> Rectangle? {
    let sides = node?.array?.compactMap(\.number) ?? []
    guard sides.count == 4 else { return nil }
    return Rectangle(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}
