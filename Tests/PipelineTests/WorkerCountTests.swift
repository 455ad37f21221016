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
}
