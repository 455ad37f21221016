import SceneModel

/// What a target path points at in a laid-out scene.
struct TargetSelection {
  /// Whole views, named without a part.
  var views: [Int] = []
  /// Titles, axes, legends and centers.
  var parts: [TargetAddress] = []
  /// Lines, areas and trails.
  var groups: [TargetAddress] = []
  /// Items of all other marks.
  var items: [TargetAddress] = []
  /// Whether the path went down to single items.
  var isSingle = false
  /// Whether the path points at layers that are there and whose data has nothing to show.
  var isVacant = false

  var isEmpty: Bool { views.isEmpty && parts.isEmpty && groups.isEmpty && items.isEmpty }

  /// The selection with the dots, labels and areas that belong to its lines.
  func withCompanions(in layout: SceneLayout) -> TargetSelection {
    var result = self
    for (view, content) in layout.views.enumerated() {
      let lines = Set(
        groups.filter { $0.view == view }.compactMap { address -> Int? in
          if case .group(let place) = address.part { place } else { nil }
        })
      guard !lines.isEmpty else { continue }
      for (place, group) in content.marks.enumerated() {
        let whole = TargetAddress(view: view, part: .group(place))
        if let reveal = group.reveal, lines.contains(reveal.group), !result.groups.contains(whole) {
          result.groups.append(whole)
        }
        let known = Set(result.items)
        for (index, item) in group.items.enumerated() {
          let address = TargetAddress(view: view, part: .item(group: place, index: index))
          if let reveal = item.reveal, lines.contains(reveal.group), !known.contains(address) {
            result.items.append(address)
          }
        }
      }
    }
    return result
  }

  /// Whether selecting these marks shows: they take on an emphasis, or others step back.
  func canBeSetApart(in layout: SceneLayout) -> Bool {
    let chosen = Set(groups + items)
    return Set(chosen.map(\.view)).contains { view in
      layout.views[view].marks.enumerated().contains { place, group in
        let own =
          group.isLine
          ? [TargetAddress(view: view, part: .group(place))]
          : group.items.indices.map {
            TargetAddress(view: view, part: .item(group: place, index: $0))
          }
        let moves =
          !group.isLine && (group.emphasis.scale != 1 || group.emphasis.offset != 0)
          && own.contains(where: chosen.contains)
        let dims =
          group.emphasis.dim < 1 && !own.allSatisfy(chosen.contains)
          && (group.isLine || own.contains(where: chosen.contains))
        return moves || dims
      } || layout.views[view].center != nil
    }
  }

  /// The views that the selection lies in, in order.
  var viewIndices: [Int] {
    var found: [Int] = views
    for address in parts + groups + items where !found.contains(address.view) {
      found.append(address.view)
    }
    return found
  }
}
