import Testing

@testable import Encoding

@Suite struct AVFormatTests {
  @Test func aLibraryThatIsNotThereIsNamedWithWhatToDo() throws {
    let error = #expect(throws: EncodingError.self) { try AVFormat.load("libnowhere.so.1") }
    guard case .missingLibrary(let file, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(file == "libnowhere.so.1" && reason.contains("libnowhere"))
    #expect(error?.description.contains("scripts/install-packages") == true)
  }

  @Test func aLibraryWithoutTheFunctionsIsRefused() {
    let error = #expect(throws: EncodingError.self) { try AVFormat.load("libm.so.6") }
    #expect(error?.description.contains("it has no av_") == true)
  }
}
