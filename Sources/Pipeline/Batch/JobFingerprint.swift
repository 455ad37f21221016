import CGLib
import Encoding
import Frames
import Geometry
import Glibc
import Syntax

/// All that the bytes of a job's files depend on, in one number: the program, what is read, and the options.
///
/// Two jobs with one fingerprint make the same bytes; where and when they were made is no part of it.
struct JobFingerprint: Sendable {
  /// SHA-256, in hexadecimal digits.
  let text: String

  init(_ job: BatchJob, _ options: SceneOptions, plays: PlayCount) {
    var digest = Digest()
    digest.add(Self.program)
    digest.add("\(job.format.name) \(plays)")
    digest.add(
      "\(options.frameRate.map { "\($0)" } ?? "") \(options.scale ?? 0) "
        + "\(options.size.map { "\($0.width)x\($0.height)" } ?? "") \(options.locale ?? "") "
        + "\(options.isLenient)")
    digest.add(JSONPrinter.compact.text(JSONNode(.object(options.parameters))))
    digest.add(options.theme ?? "")
    for path in SceneFiles.list(of: job.scenePath, theme: options.theme) {
      digest.add((try? InputFile.read(path).bytes) ?? [])
    }
    for folder in options.fontFolders { digest.add(SceneFiles.listing(of: folder)) }
    text = digest.finished()
  }

  /// Whether all of some files were made by such a job.
  func isKept(with paths: [String]) -> Bool {
    !paths.isEmpty && paths.allSatisfy { FileOrigin.read($0) == text }
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
