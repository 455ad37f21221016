import SceneModel

/// Which layers share a scale or a guide of a channel.
///
/// Layers lie within one another as the scene has them; composite marks and overlays are layers of layers too. What is
/// independent at one depth, by the author's word or because the kinds of scale do not go together, is shared within
/// each of its parts.
package struct LayerGroups {
  /// The paths of the layers whose parts stay apart.
  package private(set) var apart: Set<[Int]> = []
  package private(set) var groups: [[LayerTable]] = []

  /// - Parameter staysApart: whether the parts of the layer at a path keep to themselves; each part is given as those
  ///   of its layers that share.
  init(_ layers: [LayerTable], staysApart: ([Int], [[LayerTable]]) -> Bool) {
    let shared = add(layers, at: [], staysApart)
    if !shared.isEmpty { groups.append(shared) }
    groups.sort { ($0.first?.index ?? 0) < ($1.first?.index ?? 0) }
  }

  /// Finishes the groups of the layers under a path that share with nothing around it; what is left may.
  private mutating func add(
    _ members: [LayerTable], at path: [Int], _ staysApart: ([Int], [[LayerTable]]) -> Bool
  ) -> [LayerTable] {
    guard members.contains(where: { $0.layer.path.count > path.count }) else { return members }
    var parts: [(index: Int, layers: [LayerTable])] = []
    for member in members {
      let index = member.layer.path.count > path.count ? member.layer.path[path.count] : -1
      if parts.last?.index == index {
        parts[parts.count - 1].layers.append(member)
      } else {
        parts.append((index, [member]))
      }
    }
    let shared = parts.map { add($0.layers, at: path + [$0.index], staysApart) }
      .filter { !$0.isEmpty }
    guard staysApart(path, shared) else { return shared.flatMap { $0 } }
    apart.insert(path)
    groups += shared
    return []
  }
}
