import Foundation
import Testing

@testable import Tables

@Suite struct TransformCatalogTests {
  /// The package's folder, from where this file lies.
  private var package: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  @Test func everyKindHasItsFileAndEveryFileItsKind() throws {
    let folder = package.appending(path: "Sources/Tables/Transforms")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let expected = Transform.Kind.allCases.map { kind in
      kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst() + "Transform.swift"
    }
    #expect(files.sorted() == expected.sorted())
    for (kind, file) in zip(Transform.Kind.allCases, expected) {
      #expect("\(kind.type).swift" == file)
    }
  }
}
