import CGLib
import Encoding
import FoundationEssentials
import Frames
import Geometry
import Glibc
import Syntax

/// What the bytes of a job's files depend on, in one number: the program, all that was read for it, and the options.
///
/// Where and when the files were made is no part of it; nor are the system's fonts.
struct JobFingerprint: Sendable {
  /// SHA-256, in hexadecimal digits.
  let text: String

  /// - Parameter inputs: The bytes of the scene, its data and its themes, as they were read.
  init(
    _ job: BatchJob, _ options: SceneOptions, plays: PlayCount, codec: VideoCodec?,
    inputs: [[UInt8]]
  ) {
    var digest = Digest()
    digest.add(Self.program)
    digest.add("\(job.format.name) \(plays) \(codec?.rawValue ?? "")")
    digest.add(
      "\(options.frameRate.map { "\($0)" } ?? "") \(options.scale ?? 0) "
        + "\(options.size.map { "\($0.width)x\($0.height)" } ?? "") \(options.locale ?? "") "
        + "\(options.isLenient)")
    digest.add(JSONPrinter.compact.text(JSONNode(.object(options.parameters))))
    digest.add(options.theme ?? "")
    for (name, path) in options.data.sorted(by: { $0.key < $1.key }) {
      digest.add(name)
      digest.add(path)
    }
    for bytes in inputs { digest.add(bytes) }
    for folder in options.fontFolders { digest.add(Self.listing(of: folder)) }
    text = digest.finished()
  }

  /// Whether all of some files were made by such a job.
  func isKept(with paths: [String]) -> Bool {
    !paths.isEmpty && paths.allSatisfy { FileOrigin.read($0) == text }
  }

  /// The names, sizes and times of the files in a folder and its folders.
  private static func listing(of folder: String) -> String {
    let files = FileManager.default
    let names = (try? files.subpathsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { name in
      let attributes = try? files.attributesOfItem(atPath: FileName.join(folder, name))
      let size = attributes?[.size] as? Int ?? 0
      let changed = attributes?[.modificationDate] as? Date
      return "\(name) \(size) \(changed?.timeIntervalSince1970 ?? 0)"
    }.joined(separator: "\n")
  }

  /// The running program, told by its file's size and time.
  private static let program: String = {
    var status = stat()
    guard unsafe stat("/proc/self/exe", &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }()

  /// Takes texts in, each with its length, so that no two lists of them run into one.
  @safe private struct Digest: ~Copyable {
    private let checksum = unsafe g_checksum_new(G_CHECKSUM_SHA256)

    deinit { unsafe g_checksum_free(checksum) }

    mutating func add(_ text: String) { add(Array(text.utf8)) }

    mutating func add(_ bytes: [UInt8]) {
      let length = Array("\(bytes.count) ".utf8)
      unsafe g_checksum_update(checksum, length, length.count)
      unsafe g_checksum_update(checksum, bytes, bytes.count)
    }

    consuming func finished() -> String {
      unsafe g_checksum_get_string(checksum).map { unsafe String(cString: $0) } ?? ""
    }
  }
}
