import Drawing
import Testing

@testable import Raster

/// What is said where librsvg is not as it should be.
struct SVGLibraryTests {
  @Test(
    "a library that is missing or another one is told by its name",
    arguments: ["libnowhere.so.1", "libm.so.6"])
  func load(file: String) throws {
    let error = #expect(throws: ImageError.self) { try SVGLibrary.load(file) }
    let words = try #require(error).description
    #expect(words.hasPrefix("is an SVG, which needs \(file), which cannot be loaded ("))
    #expect(words.contains(file == "libm.so.6" ? "it has no rsvg_" : "No such file"))
    #expect(words.hasSuffix("; scripts/install-packages installs it"))
  }
}
