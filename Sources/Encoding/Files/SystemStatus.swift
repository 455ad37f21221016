import Glibc

/// The number of an error of the operating system, open to values this program does not know.
struct SystemStatus: Hashable, Sendable {
  let code: Int32

  init(code: Int32) { self.code = code }

  /// What `errno` holds now.
  static var current: SystemStatus { SystemStatus(code: errno) }

  /// The system's own words; see strerror_r.
  var reason: String {
    let text = unsafe [CChar](unsafeUninitializedCapacity: 256) { buffer, count in
      guard let start = buffer.baseAddress, unsafe strerror_r(code, start, 256) == 0 else {
        count = 0
        return
      }
      unsafe count = strnlen(start, 255)
    }
    return text.isEmpty
      ? "error \(code)" : String(decoding: text.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The one funnel for calls that answer −1: repeats interrupted ones, throws for the rest.
  @discardableResult
  static func check<Number: FixedWidthInteger & SignedInteger>(
    path: String, _ call: () -> Number
  ) throws(EncodingError) -> Number {
    while true {
      let result = call()
      if result >= 0 { return result }
      let status = current
      if status.code == EINTR { continue }
      throw .unwritable(path: path, reason: status.reason)
    }
  }
}
