import Glibc

/// One of the process's standard streams, written without a buffer.
struct StandardStream: Sendable {
  let descriptor: Int32

  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let error = StandardStream(descriptor: STDERR_FILENO)

  /// Whether a person sees it.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Columns of the terminal (`ioctl` with `TIOCGWINSZ`); nil where there is none.
  var columns: Int? {
    var window = winsize()
    let status = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &window)
    return status == 0 && window.ws_col > 0 ? Int(window.ws_col) : nil
  }

  /// Writes all bytes (`write`); answers the error number where that failed.
  func write(_ text: String) -> Errno? {
    var text = text
    return text.withUTF8 { bytes in unsafe write(UnsafeRawBufferPointer(bytes)) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) -> Errno? {
    var offset = 0
    while offset < bytes.count {
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[offset...])
      let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        offset += count
      } else if errno == EAGAIN {
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe Glibc.poll(&poll, 1, 1000)
      } else if errno != EINTR {
        return Errno(rawValue: errno)
      }
    }
    return nil
  }
}

/// A C library's error number.
struct Errno: RawRepresentable, Hashable, Sendable {
  let rawValue: Int32

  static let brokenPipe = Errno(rawValue: EPIPE)

  /// What the C library says of it (`strerror`).
  var message: String { unsafe String(cString: strerror(rawValue)) }
}
