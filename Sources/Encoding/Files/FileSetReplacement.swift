import Glibc

/// Puts many files in the places of older ones as one: all of them, or none.
///
/// What a path had before waits under a hidden name until all are there; where one cannot be put, it goes back.
struct FileSetReplacement {
  /// A path, where it has one the hidden name of what it had before, and whether it has a new file.
  private var steps: [(path: String, older: String?, isNew: Bool)] = []
  private let register: TemporaryFiles

  init(register: TemporaryFiles = .ofProcess) { self.register = register }

  /// Puts every file in its place and takes away what stands at other paths.
  ///
  /// Throws the first error after everything is as it was.
  static func replace(_ files: [AtomicFile], removing others: [String]) throws(EncodingError) {
    var replacement = FileSetReplacement()
    do {
      for path in others { try replacement.setAside(path, isReplaced: false) }
      for file in files { try replacement.put(file) }
    } catch {
      replacement.takeBack()
      throw error
    }
    replacement.finish()
  }

  private mutating func put(_ file: AtomicFile) throws(EncodingError) {
    if let path = file.replacedPath { try setAside(path, isReplaced: true) }
    try file.commit()
    if steps.last?.path == file.finalPath {
      steps[steps.count - 1].isNew = true
    } else if let path = file.finalPath {
      steps.append((path, nil, true))
    }
  }

  /// Keeps the file of a path under a hidden name; one that is replaced stays at its path too where it can.
  private mutating func setAside(_ path: String, isReplaced: Bool) throws(EncodingError) {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFDIR else {
      throw .unwritable(path: path, reason: SystemStatus(code: EISDIR).reason)
    }
    let (hidden, descriptor) = try register.create(beside: path, mode: 0o600, for: path)
    close(descriptor)
    if isReplaced {
      unsafe unlink(hidden)
      // Some file systems know no links.
      if unsafe link(path, hidden) == 0 {
        steps.append((path, hidden, false))
        return
      }
    }
    guard unsafe rename(path, hidden) == 0 else {
      let status = SystemStatus.current
      unsafe unlink(hidden)
      register.release(hidden)
      throw .unwritable(path: path, reason: status.reason)
    }
    steps.append((path, hidden, false))
  }

  private func takeBack() {
    for step in steps.reversed() {
      if let older = step.older {
        unsafe rename(older, step.path)
        // Two names of one file stay where they are when one is renamed to the other.
        unsafe unlink(older)
        register.release(older)
      } else if step.isNew {
        unsafe unlink(step.path)
      }
    }
  }

  private func finish() {
    for step in steps {
      guard let older = step.older else { continue }
      unsafe unlink(older)
      register.release(older)
    }
  }
}
