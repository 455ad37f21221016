import FoundationEssentials
package import Frames

/// How many workers suit the cores and the memory that this process may use.
package enum WorkerCount {
  /// The workers for films of a size: a core for each, and half of the free memory for all, at least 1.
  package static func suiting(_ size: PixelSize) -> Int {
    min(available, FreeMemory.bytes.map { fitting($0 / 2, size) } ?? .max)
  }

  /// Bytes that a worker takes for each pixel of a frame, and besides: 36 and 5 million were measured.
  private static let bytesPerPixel = 40
  private static let bytesBesides = 10_000_000

  /// How many workers for films of a size fit in some bytes, at least 1.
  static func fitting(_ bytes: Int, _ size: PixelSize) -> Int {
    let (pixels, overflows) = size.width.multipliedReportingOverflow(by: size.height)
    guard !overflows, pixels < Int.max / bytesPerPixel - bytesBesides else { return 1 }
    return max(1, bytes / (pixels * bytesPerPixel + bytesBesides))
  }

  /// The cores of the process's affinity mask, or fewer where its control group has a quota.
  package static var available: Int {
    let cores = affineCores(text("/proc/self/status"))
    return min(cores ?? ProcessInfo.processInfo.activeProcessorCount, quotaCores(quotaText) ?? .max)
  }

  /// The number of cores in a process status's list, such as `Cpus_allowed_list: 0-3,8`; nil for none.
  static func affineCores(_ status: String?) -> Int? {
    let key = "Cpus_allowed_list:"
    guard let line = status?.split(separator: "\n").first(where: { $0.hasPrefix(key) }) else {
      return nil
    }
    let spans = line.dropFirst(key.count).split { $0 == "," || $0 == " " || $0 == "\t" }
    let count = spans.reduce(0) { sum, span in
      let ends = span.split(separator: "-").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, last >= first else { return sum }
      return sum + last - first + 1
    }
    return count > 0 ? count : nil
  }

  /// The text of `cpu.max` of the process's control group (version 2), or of version 1's two files joined.
  private static var quotaText: String? {
    let folder = "/sys/fs/cgroup"
    if let text = text(folder + "/cpu.max") { return text }
    guard let quota = text(folder + "/cpu/cpu.cfs_quota_us"),
      let period = text(folder + "/cpu/cpu.cfs_period_us")
    else { return nil }
    return quota + " " + period
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whole cores that a quota such as `150000 100000` allows, at least 1; nil for no quota.
  static func quotaCores(_ text: String?) -> Int? {
    let numbers = (text ?? "").split { $0 == " " || $0 == "\n" }.map { Int($0) }
    guard numbers.count == 2, let quota = numbers[0], let period = numbers[1], quota > 0, period > 0
    else { return nil }
    return max(1, quota / period)
  }
}
