import Frames
import Testing

@testable import Pipeline

@Suite struct WorkerCountTests {
  @Test(
    arguments: [
      ("Cpus_allowed_list:\t0-1\n", 2), ("Name:\tx\nCpus_allowed_list:\t0-3,8,10-11\n", 7),
      ("Cpus_allowed_list:\t5\n", 1), ("Cpus_allowed_list:\t\n", nil), ("Name:\tx\n", nil),
    ] as [(String, Int?)])
  func `the affinity list is counted`(status: String, cores: Int?) {
    #expect(WorkerCount.affineCores(status) == cores)
  }

  @Test(
    arguments: [
      ("200000 100000\n", 2), ("150000 100000", 1), ("50000 100000", 1), ("max 100000\n", nil),
      ("-1\n 100000\n", nil), ("", nil), ("1 0", nil),
    ] as [(String, Int?)])
  func `a quota is whole cores, at least one`(text: String, cores: Int?) {
    #expect(WorkerCount.quotaCores(text) == cores)
  }

  @Test func `this process has a core`() { #expect(WorkerCount.available >= 1) }

  @Test func `workers are no more than memory has room for`() {
    let fullHD = PixelSize(width: 1920, height: 1080)
    #expect(WorkerCount.fitting(1_000_000_000, fullHD) == 10)
    #expect(WorkerCount.fitting(150_000_000, fullHD) == 1)
    #expect(WorkerCount.fitting(0, fullHD) == 1)
    #expect(WorkerCount.fitting(1_000_000_000, PixelSize(width: 3840, height: 2160)) == 2)
    #expect(WorkerCount.fitting(.max, PixelSize(width: .max, height: .max)) == 1)
    #expect((1...WorkerCount.available).contains(WorkerCount.suiting(fullHD)))
  }

  @Test(
    arguments: [
      ("MemTotal: 9 kB\nMemAvailable:   2048 kB\n", 2_097_152), ("MemTotal: 9 kB\n", nil),
      ("MemAvailable: 99999999999999999999 kB", nil), ("", nil),
    ] as [(String, Int?)])
  func `free memory is read in bytes`(text: String, bytes: Int?) {
    #expect(FreeMemory.available(text) == bytes)
  }

  @Test func `a control group's limit leaves what is not used`() {
    #expect(FreeMemory.rest(of: "1000\n", used: "400\n") == 600)
    #expect(FreeMemory.rest(of: "1000\n", used: "4000\n") == 0)
    #expect(FreeMemory.rest(of: "1000", used: nil) == 1000)
    #expect(FreeMemory.rest(of: "max\n", used: "400\n") == nil)
    #expect(FreeMemory.rest(of: nil, used: nil) == nil)
  }
}
