// swift-tools-version: 6.2
import PackageDescription

#if arch(arm64)
  let architecture = "aarch64-linux-gnu"
#else
  let architecture = "x86_64-linux-gnu"
#endif

/// Where Debian puts the headers that Pango and librsvg include.
///
/// Named here, since SwiftPM warns about the
/// `-pthread` in what pkg-config answers.
let headers = [
  "/usr/include/pango-1.0", "/usr/include/cairo", "/usr/include/harfbuzz",
  "/usr/include/freetype2", "/usr/include/librsvg-2.0", "/usr/include/gdk-pixbuf-2.0",
  "/usr/include/glib-2.0", "/usr/lib/\(architecture)/glib-2.0/include",
].flatMap { ["-Xcc", "-isystem", "-Xcc", $0] }

/// One set of rules for every Swift target: strict concurrency, strict memory safety, no warnings.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .unsafeFlags(headers),
]

/// A room of the house and the rooms it may look into.
func room(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: settings,
    linkerSettings: [.linkedLibrary("m")])
}

/// The tests of a room; files beside them are read from where they lie.
func tests(
  _ name: String, _ dependencies: Target.Dependency..., beside files: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    exclude: files, swiftSettings: settings)
}

let package = Package(
  name: "chartreel",
  products: [.executable(name: "chartreel", targets: ["chartreel"])],
  targets: [
    .systemLibrary(name: "CCairo"),
    .systemLibrary(name: "CFFmpeg"),
    .systemLibrary(name: "CGLib"),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CPNG"),
    .systemLibrary(name: "CRSVG"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CTurboJPEG"),
    .systemLibrary(name: "CWebP"),
    room("Geometry"),
    room("Scales"),
    room("Frames"),
    room("Syntax"),
    room("Motion", "Geometry"),
    room("Drawing", "Geometry"),
    room("Tables", "Syntax", "Scales", "Drawing", "CSQLite"),
    room("SceneModel", "Syntax", "Tables", "Geometry", "Scales", "Frames", "Motion", "Drawing"),
    room("Typesetting", "Drawing", "Geometry"),
    room(
      "VisualEncoding", "SceneModel", "Syntax", "Tables", "Scales", "Drawing", "Geometry",
      "Typesetting"),
    room(
      "Guides", "VisualEncoding", "Typesetting", "SceneModel", "Syntax", "Tables", "Scales",
      "Drawing", "Geometry"),
    room(
      "Charts", "SceneModel", "Syntax", "Tables", "Scales", "Frames", "Motion", "Drawing",
      "Geometry", "Typesetting", "VisualEncoding", "Guides"),
    room(
      "Raster", "Drawing", "Geometry", "Frames", "CCairo", "CRSVG", "CTurboJPEG", "CWebP"),
    room("Encoding", "Frames", "CFFmpeg", "CPNG"),
    room(
      "Pipeline", "Geometry", "Frames", "Syntax", "Motion", "Drawing", "SceneModel", "Charts",
      "Raster", "Encoding", "CGLib", "VisualEncoding"),
    room(
      "CommandLineTool", "Pipeline", "Syntax", "SceneModel", "Frames", "Motion", "Geometry",
      "Charts", "Encoding"),
    .executableTarget(
      name: "chartreel", dependencies: ["CommandLineTool", "CMalloc"], swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Drawing", "Geometry"], path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("Geometry"),
    tests("Scales"),
    tests("Frames"),
    tests("Syntax"),
    tests("Motion", "Geometry"),
    tests("Drawing", "Geometry"),
    tests("Typesetting", "Drawing", "Geometry"),
    tests("Tables", "Syntax", "Scales", "CSQLite"),
    tests("VisualEncoding", "SceneModel", "Syntax", "Drawing"),
    tests(
      "Guides", "VisualEncoding", "Typesetting", "SceneModel", "Syntax", "Tables", "Drawing",
      "Geometry"),
    tests("SceneModel", "Syntax", "Tables", "Geometry", "Motion", "Drawing", "Frames"),
    tests(
      "Charts", "SceneModel", "Syntax", "Tables", "Motion", "Drawing", "Geometry", "Frames",
      "Typesetting", "VisualEncoding", "Scales", "Guides",
      beside: ["Goldens/Scenes", "Schema/Effects"]),
    tests("Raster", "Drawing", "Geometry", "Frames", "CTurboJPEG"),
    tests("Encoding", "Frames"),
    tests(
      "Pipeline", "Charts", "SceneModel", "Raster", "Encoding", "Drawing", "Frames", "Geometry",
      "Motion", "Syntax", "VisualEncoding"),
    tests("CommandLineTool", "Pipeline", "Syntax", "Motion", "SceneModel", "chartreel"),
  ]
)
