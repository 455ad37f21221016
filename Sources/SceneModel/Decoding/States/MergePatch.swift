import Syntax

/// A JSON merge patch after RFC 7386: objects are merged, null takes a member away, all else is replaced.
///
/// One rule more, since in a scene null also switches things off: a null that finds nothing to take away stays.
enum MergePatch {
  static func applied(_ patch: JSONNode, to target: JSONNode?) -> JSONNode {
    guard let changes = patch.object, var result = target?.object else { return patch }
    for member in changes.members {
      let place = result.members.lastIndex { $0.key == member.key }
      if let place, member.value.isNull {
        result.members.remove(at: place)
      } else if let place {
        result.members[place].value = applied(member.value, to: result.members[place].value)
      } else {
        result.members.append(member)
      }
    }
    return JSONNode(.object(result), location: target?.location ?? patch.location)
  }
}
