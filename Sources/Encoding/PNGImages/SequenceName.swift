import Glibc

/// The file names of a picture sequence.
///
/// - A pattern such as `f-%d.png` or `f-%04d.png` says where the number goes.
/// - A folder, there or written with a `/` at its end, gets `frame-<number>.png`.
/// - Any other path is used as it is for one frame, and else gets `-<number>` before its extension.
/// - Numbers are the indices of the frames, from 0, zero-padded as wide as the last one needs.
struct SequenceName: Hashable, Sendable {
  private let prefix: String
  private let suffix: String
  /// The digits of a number; nil where there is none.
  private let width: Int?

  init(path: String, frameCount: Int) {
    let last = String(max(frameCount - 1, 0)).count
    if let (range, least) = SequenceName.pattern(in: path) {
      prefix = String(path[..<range.lowerBound])
      suffix = String(path[range.upperBound...])
      width = max(least, last)
    } else if path.hasSuffix("/") || SequenceName.isFolder(path) {
      prefix = path + (path.hasSuffix("/") ? "frame-" : "/frame-")
      suffix = ".png"
      width = last
    } else if frameCount > 1 {
      let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
      let dot = path[name...].lastIndex(of: ".").flatMap { $0 == name ? nil : $0 }
      prefix = path[..<(dot ?? path.endIndex)] + "-"
      suffix = dot.map { String(path[$0...]) } ?? ""
      width = last
    } else {
      prefix = path
      suffix = ""
      width = nil
    }
  }

  /// The path of the frame with an index.
  func path(of frame: Int) -> String {
    guard let width else { return prefix }
    let digits = String(frame)
    return prefix + String(repeating: "0", count: max(0, width - digits.count)) + digits + suffix
  }

  /// The place of `%d` or `%0<width>d` in the last part of a path, and its width.
  private static func pattern(in path: String) -> (Range<String.Index>, Int)? {
    let name = path.lastIndex(of: "/") ?? path.startIndex
    guard let percent = path[name...].firstIndex(of: "%") else { return nil }
    let start = path.index(after: percent)
    guard let end = path[start...].firstIndex(where: { !("0"..."9").contains($0) }),
      path[end] == "d"
    else { return nil }
    let digits = path[start..<end]
    guard digits.isEmpty || digits.hasPrefix("0"), digits.count < 3 else { return nil }
    return (percent..<path.index(after: end), Int(digits) ?? 1)
  }

  private static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
