import Syntax

/// How a layer's encoding goes together with the encoding around it.
enum EncodingInheritance {
  /// Each channel of the parent that the child does not name, and the child's own.
  ///
  /// A field or datum takes over what the parent says of the channel, such as its scale; a value does not.
  static func merged(_ child: JSONObject?, into parent: JSONObject?) -> JSONObject {
    guard let parent else { return child ?? JSONObject() }
    var result = parent
    for member in child?.members ?? [] {
      let above = parent[member.key]?.object
      if let own = member.value.object, let above {
        result[member.key] = JSONNode(
          .object(merged(own, over: above)), location: member.value.location)
      } else {
        result[member.key] = member.value
      }
    }
    return result
  }

  private static func merged(_ own: JSONObject, over above: JSONObject) -> JSONObject {
    if own["field"] != nil || own["datum"] != nil || own["aggregate"] != nil {
      return above.overlaid(by: own)
    }
    guard let condition = own["condition"]?.object,
      condition["field"] != nil || condition["datum"] != nil
    else { return own }
    var result = own
    result["condition"] = JSONNode(.object(above.overlaid(by: condition)))
    return result
  }
}
