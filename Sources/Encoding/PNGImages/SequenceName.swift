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
  private let frameCount: Int
  /// How few files from 0 on are a sequence: where the user did not ask for numbers, one frame has none.
  private let leastLength: Int

  init(path: String, frameCount: Int) {
    self.frameCount = frameCount
    let last = String(max(frameCount - 1, 0)).count
    if let (range, least) = SequenceName.pattern(in: path) {
      prefix = String(path[..<range.lowerBound])
      suffix = String(path[range.upperBound...])
      width = max(least, last)
      leastLength = 1
    } else if path.hasSuffix("/") || SequenceName.isFolder(path) {
      prefix = path + (path.hasSuffix("/") ? "frame-" : "/frame-")
      suffix = ".png"
      width = last
      leastLength = 1
    } else if frameCount > 1 {
      let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
      let dot = path[name...].lastIndex(of: ".").flatMap { $0 == name ? nil : $0 }
      prefix = path[..<(dot ?? path.endIndex)] + "-"
      suffix = dot.map { String(path[$0...]) } ?? ""
      width = last
      leastLength = 2
    } else {
      prefix = path
      suffix = ""
      width = nil
      leastLength = 2
    }
  }

  /// The path of the frame with an index.
  func path(of frame: Int) -> String {
    guard let width else { return prefix }
    let digits = String(frame)
    return prefix + String(repeating: "0", count: max(0, width - digits.count)) + digits + suffix
  }

  /// Whether a path is named as a frame of this sequence would be, with any number.
  func matches(_ path: String) -> Bool { width != nil && digits(of: path) != nil }

  private func digits(of path: String) -> Substring? {
    guard path.count > prefix.count + suffix.count, path.hasPrefix(prefix), path.hasSuffix(suffix)
    else { return nil }
    let digits = path.dropFirst(prefix.count).dropLast(suffix.count)
    return digits.allSatisfy { ("0"..."9").contains($0) } ? digits : nil
  }

  /// What is at the names of a sequence before a new one is put there.
  struct Leftovers: Hashable {
    /// Frames of an older sequence that the new one does not have, sorted.
    var older: [String] = []
    /// Files that are numbered like frames, but not as a sequence from 0 on: nobody knows whose they are.
    var strays: [String] = []
  }

  /// Looks for what would stand among the new frames.
  ///
  /// An older sequence is a run of numbers from 0 on, all with as many digits; any other file that could be taken for
  /// a frame of this one is a stray.
  func leftovers() -> Leftovers {
    guard let width else { return Leftovers() }
    let slash = prefix.lastIndex(of: "/")
    let folder = slash.map { $0 == prefix.startIndex ? "/" : String(prefix[..<$0]) } ?? "."
    let start = slash.map { String(prefix[...$0]) } ?? ""
    var numbers: [Int: [Int: String]] = [:]
    for name in SequenceName.names(in: folder) {
      let path = start + name
      guard let digits = digits(of: path), let number = Int(digits) else { continue }
      numbers[digits.count, default: [:]][number] = path
    }
    var found = Leftovers()
    for (digitCount, paths) in numbers {
      var length = 0
      while paths[length] != nil { length += 1 }
      let isNew = digitCount == width
      if length < leastLength, !isNew { length = 0 }
      for (number, path) in paths where !isNew || number >= frameCount {
        if number < length {
          found.older.append(path)
        } else if isNew || length > 0
          || (digitCount > 1 && number < firstNumber(longerThan: digitCount - 1))
        {
          found.strays.append(path)
        }
      }
    }
    found.older.sort()
    found.strays.sort()
    return found
  }

  /// The first number that needs more digits than so many: those below it are padded where they have more.
  private func firstNumber(longerThan digitCount: Int) -> Int {
    (0..<min(digitCount, 18)).reduce(1) { number, _ in number * 10 }
  }

  /// The names of a folder's entries; see readdir.
  private static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { place in
        unsafe place.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      names.append(name)
    }
    return names
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
