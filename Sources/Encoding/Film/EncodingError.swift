/// Why a film could not be encoded or its file not be written.
package enum EncodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No format has this name or extension; `known` lists those that exist.
  case unknownFormat(name: String, known: String)
  /// A path has no extension that tells the format.
  case missingExtension(path: String, known: String)
  /// The output could not be written: full, no permission, no such device.
  case unwritable(path: String, reason: String)
  /// The file is there and may not be replaced.
  case exists(path: String)
  /// A file is numbered like a frame of the sequence, and would stand among its frames.
  case inTheWay(path: String, others: Int)
  /// The film is beyond what the format or this program allows.
  case limit(String)
  /// A library that a format needs is not installed, or is not the one this program was built for.
  case missingLibrary(file: String, reason: String)
  /// A format does not hold what is coded so; `known` lists the codecs that it does, if any.
  case unsuitableCodec(name: String, format: String, known: String)
  /// The installed FFmpeg is built without an encoder that a format needs.
  case missingEncoder(name: String)
  /// A library refused what this program asked of it.
  case failed(call: String, reason: String)

  package var description: String {
    switch self {
    case .unknownFormat(let name, let known):
      "unknown output format \"\(name)\"; the formats are \(known)"
    case .missingExtension(let path, let known):
      "\"\(path)\" has no extension to tell the output format; the formats are \(known)"
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    case .exists(let path): "\(path) exists and may not be replaced"
    case .inTheWay(let path, let others):
      "\(path)\(others > 0 ? " and \(others) more" : "") would stand among the frames of the new "
        + "sequence, and is of no whole one; move it away, or write the sequence elsewhere"
    case .limit(let message): message
    case .missingLibrary(let file, let reason):
      "this format needs \(file) of FFmpeg, which cannot be loaded (\(reason)); "
        + "scripts/install-packages installs it"
    case .unsuitableCodec(let name, let format, let known):
      known.isEmpty
        ? "the format \(format) has one way to encode, so no codec is chosen for it; leave out \"\(name)\""
        : "the format \(format) does not hold \(name); its codecs are \(known)"
    case .missingEncoder(let name):
      "this format needs FFmpeg's encoder \(name), which the installed FFmpeg is built without; "
        + "Debian's has it"
    case .failed(let call, let reason): "\(call) failed: \(reason)"
    }
  }
}
