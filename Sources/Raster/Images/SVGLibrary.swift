import CRSVG

/// librsvg, loaded when the first SVG is met.
@safe struct SVGLibrary: @unchecked Sendable {
  /// Its functions, which any thread may call.
  let functions: librsvg
  /// What went wrong with loading it; nil where nothing did.
  let fault: String?

  static let shared = SVGLibrary()

  private init() {
    var functions = librsvg()
    let message = unsafe librsvg_load(&functions)
    self.functions = functions
    fault = unsafe message.map { unsafe String(cString: $0) }
  }
}
