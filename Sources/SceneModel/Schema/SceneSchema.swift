package import Syntax

/// The one catalog of everything that a scene may say.
///
/// Validation, the printed JSON Schema and the hints of messages all come from it.
package enum SceneSchema {
  /// The name of the root object.
  package static let root = "Scene"

  /// Every object in a fixed order; the root is first.
  package static let objects: [ObjectSchema] =
    SceneKeys.objects + ViewKeys.objects + ViewportKeys.objects + AnnotationKeys.objects
    + MarkKeys.objects
    + EncodingKeys.objects
    + ScaleKeys.objects + AxisKeys.objects + DataKeys.objects + ConfigKeys.objects
    + TimelineKeys.objects

  private static let places = Dictionary(
    objects.enumerated().map { ($0.element.name, $0.offset) },
    uniquingKeysWith: { first, _ in first })

  /// The transforms, each known by its first key.
  package static let transforms = DataKeys.transforms

  /// An object by its name; an unknown name is a fault of the catalog and yields an empty object.
  package static func object(_ name: String) -> ObjectSchema {
    places[name].map { objects[$0] } ?? ObjectSchema(name, "Unknown.", [])
  }

  package static func hasObject(_ name: String) -> Bool {
    places[name] != nil || name == transformName
  }

  /// The name that stands for any one of the transforms.
  static let transformName = "Transform"
}

extension SceneSchema {
  /// The catalog as a JSON Schema, draft 2020-12.
  package static var jsonSchema: JSONNode { SchemaPrinter().schema }
}
