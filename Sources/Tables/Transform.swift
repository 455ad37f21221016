package import Syntax

/// One entry of a scene's `transform` list.
package struct Transform: Sendable {
  /// The key that names a transform; each has a file in `Transforms`.
  package enum Kind: String, CaseIterable, Sendable, Hashable {
    case aggregate, bin, calculate, density, filter, flatten, fold, impute, joinaggregate, loess,
      lookup, pivot, quantile, regression, sample, stack, timeUnit, window
    // Last, as others have a member of this name.
    case extent

    var type: any TableTransform.Type {
      switch self {
      case .aggregate: AggregateTransform.self
      case .bin: BinTransform.self
      case .calculate: CalculateTransform.self
      case .density: DensityTransform.self
      case .extent: ExtentTransform.self
      case .filter: FilterTransform.self
      case .flatten: FlattenTransform.self
      case .fold: FoldTransform.self
      case .impute: ImputeTransform.self
      case .joinaggregate: JoinaggregateTransform.self
      case .loess: LoessTransform.self
      case .lookup: LookupTransform.self
      case .pivot: PivotTransform.self
      case .quantile: QuantileTransform.self
      case .regression: RegressionTransform.self
      case .sample: SampleTransform.self
      case .stack: StackTransform.self
      case .timeUnit: TimeUnitTransform.self
      case .window: WindowTransform.self
      }
    }
  }

  package let kind: Kind
  package let step: any TableTransform
  /// Where the scene writes it.
  package let location: SourceLocation?

  /// Decodes an entry by the one key that names its kind.
  ///
  /// - Throws: A scene error at what is wrong.
  package init(decoding node: JSONNode) throws(DiagnosticError) {
    guard let object = node.object else {
      throw DiagnosticError("a transform must be an object; found \(node.kind)", at: node.location)
    }
    guard let kind = Kind.allCases.first(where: { object[$0.rawValue] != nil }) else {
      let words = Vocabulary(Kind.allCases.map(\.rawValue))
      let near = object.members.lazy.map { words.hint(for: $0.key) }.first { !$0.isEmpty }
      throw DiagnosticError(
        "this transform has no key that names one, such as `filter` or `aggregate`\(near ?? "")",
        at: node.location)
    }
    self.kind = kind
    location = node.location
    step = try kind.type.init(decoding: node)
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    try step.apply(to: table, context: &context)
  }
}

extension [Transform] {
  /// Decodes a `transform` list; reports the first mistake.
  package init(decoding node: JSONNode?) throws(DiagnosticError) {
    self = []
    guard let node, !node.isNull else { return }
    guard let entries = node.array else {
      throw DiagnosticError("`transform` must be a list; found \(node.kind)", at: node.location)
    }
    for entry in entries { append(try Transform(decoding: entry)) }
  }

  /// The table after all steps in their order.
  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    var table = table
    for transform in self { table = try transform.apply(to: table, context: &context) }
    return table
  }
}
