import FoundationEssentials

/// How much memory this process may still take.
enum FreeMemory {
  /// In bytes, the least of what the machine has left and of what the control group allows; nil if nobody tells.
  static var bytes: Int? {
    let group = "/sys/fs/cgroup"
    let limits = [
      available(text("/proc/meminfo")),
      rest(of: text(group + "/memory.max"), used: text(group + "/memory.current")),
      rest(
        of: text(group + "/memory/memory.limit_in_bytes"),
        used: text(group + "/memory/memory.usage_in_bytes")),
    ]
    return limits.compactMap { $0 }.min()
  }

  /// `MemAvailable` of a text like `/proc/meminfo`, which counts in units of 1024 bytes.
  static func available(_ text: String?) -> Int? {
    let key = "MemAvailable:"
    let line = text?.split(separator: "\n").first { $0.hasPrefix(key) }
    let number = line?.dropFirst(key.count).split(separator: " ").first.flatMap { Int($0) }
    return number.flatMap { $0 >= 0 && $0 < Int.max / 1024 ? $0 * 1024 : nil }
  }

  /// What a control group's limit leaves; nil where it has none, such as `max`.
  static func rest(of limit: String?, used: String?) -> Int? {
    func number(_ text: String?) -> Int? {
      text?.split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) }
    }
    guard let limit = number(limit) else { return nil }
    return max(0, limit - (number(used) ?? 0))
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
