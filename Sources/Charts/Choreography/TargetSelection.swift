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

  var isEmpty: Bool { views.isEmpty && parts.isEmpty && groups.isEmpty && items.isEmpty }

  /// The views that the selection lies in, in order.
  var viewIndices: [Int] {
    var found: [Int] = views
    for address in parts + groups + items where !found.contains(address.view) {
      found.append(address.view)
    }
    return found
  }
}
