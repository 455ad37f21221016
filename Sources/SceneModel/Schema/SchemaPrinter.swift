package import Syntax

/// Writes the catalog as a JSON Schema (draft 2020-12).
package struct SchemaPrinter {
  package init() {}

  /// The schema of a whole scene.
  package var schema: JSONNode {
    var root = JSONObject()
    root["$schema"] = JSONNode(.string("https://json-schema.org/draft/2020-12/schema"))
    root["title"] = JSONNode(.string("chartreel scene"))
    root["$ref"] = JSONNode(.string("#/$defs/" + SceneSchema.root))
    var definitions = JSONObject()
    for object in SceneSchema.objects {
      definitions.members.append(.init(key: object.name, value: definition(object)))
    }
    definitions.members.append(
      .init(
        key: SceneSchema.transformName,
        value: oneOf(
          SceneSchema.transforms.map { reference($0.name) },
          summary: "One step of what is done to the rows.")))
    definitions.members.append(.init(key: Self.parameter, value: parameterReference))
    root["$defs"] = JSONNode(.object(definitions))
    return JSONNode(.object(root))
  }

  private func definition(_ object: ObjectSchema) -> JSONNode {
    var result = JSONObject()
    result["type"] = JSONNode(.string("object"))
    result["description"] = JSONNode(.string(object.summary))
    var properties = JSONObject()
    var required: [JSONNode] = []
    for key in object.keys {
      var type = withParameter(schema(of: key.type), key.type).object ?? JSONObject()
      type.members.insert(
        .init(key: "description", value: JSONNode(.string(key.summary))), at: 0)
      properties.members.append(.init(key: key.name, value: JSONNode(.object(type))))
      if key.isRequired { required.append(JSONNode(.string(key.name))) }
    }
    result["properties"] = JSONNode(.object(properties))
    if !required.isEmpty { result["required"] = JSONNode(.array(required)) }
    result["additionalProperties"] = JSONNode(.boolean(false))
    return JSONNode(.object(result))
  }

  private static let parameter = "ParameterReference"

  /// A parameter or an expression may stand where a value may.
  private var parameterReference: JSONNode {
    var properties = JSONObject()
    properties["param"] = typed("string")
    properties["expr"] = typed("string")
    properties["signal"] = typed("string")
    return JSONNode(
      .object(
        JSONObject([
          "type": .text("object"),
          "description": .text("A named value, or an expression of named values."),
          "properties": JSONNode(.object(properties)), "additionalProperties": .flag(false),
          "minProperties": JSONNode(.number(1)), "maxProperties": JSONNode(.number(1)),
        ])))
  }

  private func withParameter(_ schema: JSONNode, _ type: SchemaType) -> JSONNode {
    if case .anything = type { return schema }
    var alternatives = schema["anyOf"]?.array ?? [schema]
    alternatives.append(reference(Self.parameter))
    return .members(["anyOf": .list(alternatives)])
  }

  private func schema(of type: SchemaType) -> JSONNode {
    switch type {
    case .anything: return JSONNode(.object(JSONObject()))
    case .null: return typed("null")
    case .boolean: return typed("boolean")
    case .string, .expression, .format, .text, .color: return typed("string")
    case .number(let range): return bounded("number", range)
    case .integer(let range): return bounded("integer", range)
    case .words(_, let words):
      var result = JSONObject()
      result["enum"] = JSONNode(.array(words.map { JSONNode(.string($0)) }))
      return JSONNode(.object(result))
    case .array(let element, let count):
      var result = JSONObject()
      result["type"] = JSONNode(.string("array"))
      result["items"] = schema(of: element)
      if let minimum = count.minimum { result["minItems"] = JSONNode(.number(minimum)) }
      if let maximum = count.maximum { result["maxItems"] = JSONNode(.number(maximum)) }
      return JSONNode(.object(result))
    case .map(let element):
      var result = JSONObject()
      result["type"] = JSONNode(.string("object"))
      result["additionalProperties"] = schema(of: element)
      return JSONNode(.object(result))
    case .object(let name): return reference(name)
    case .union: return oneOf(type.alternatives.map { schema(of: $0) }, summary: nil)
    }
  }

  private func typed(_ name: String) -> JSONNode {
    JSONNode(.object(JSONObject(members: [.init(key: "type", value: JSONNode(.string(name)))])))
  }

  private func bounded(_ name: String, _ range: SchemaType.NumberRange) -> JSONNode {
    var result = JSONObject()
    result["type"] = JSONNode(.string(name))
    if let minimum = range.minimum {
      result[range.isAboveMinimum ? "exclusiveMinimum" : "minimum"] = JSONNode(.number(minimum))
    }
    if let maximum = range.maximum { result["maximum"] = JSONNode(.number(maximum)) }
    return JSONNode(.object(result))
  }

  private func reference(_ name: String) -> JSONNode {
    let path = JSONNode(.string("#/$defs/" + name))
    return JSONNode(.object(JSONObject(members: [.init(key: "$ref", value: path)])))
  }

  private func oneOf(_ types: [JSONNode], summary: String?) -> JSONNode {
    var result = JSONObject()
    if let summary { result["description"] = JSONNode(.string(summary)) }
    result["anyOf"] = JSONNode(.array(types))
    return JSONNode(.object(result))
  }
}
