import Foundation
import Testing

/// The laws of transitions and of periods over random scenes.
///
/// `SEEDS=1000..<5000` in the environment has other seeds tried than the usual ones.
struct RandomSceneTests {
  private static let given: Range<UInt64>? = {
    let words = ProcessInfo.processInfo.environment["SEEDS"] ?? ""
    let ends = words.split(separator: "..<").compactMap { UInt64($0) }
    return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : nil
  }()

  /// Seeds in blocks, so that a few refusals among many are no fault.
  private static func blocks(_ usual: Range<UInt64>) -> [Range<UInt64>] {
    let seeds = given ?? usual
    return stride(from: seeds.lowerBound, to: seeds.upperBound, by: 20).map {
      $0..<min($0 + 20, seeds.upperBound)
    }
  }

  @Test("every law of transitions holds of every seed's scene", arguments: blocks(0..<200))
  func transitions(block: Range<UInt64>) {
    check(block) { seed in
      let scene = RandomScene(seed: seed)
      let laws = RandomSceneLaws(scene)
      return (laws.faults, laws.refusal != nil, scene.text)
    }
  }

  @Test("every law of periods holds of every seed's film", arguments: blocks(0..<60))
  func periods(block: Range<UInt64>) {
    check(block) { seed in
      let scene = RandomPeriods(seed: seed)
      let laws = RandomPeriodLaws(scene)
      return (laws.faults, laws.refusal != nil, scene.text)
    }
  }

  private func check(
    _ seeds: Range<UInt64>, _ laws: (UInt64) -> (faults: [String], isRefused: Bool, scene: String)
  ) {
    var refused = 0
    for seed in seeds {
      let found = laws(seed)
      if found.isRefused { refused += 1 }
      #expect(
        found.faults.isEmpty,
        "seed \(seed)\n\(found.faults.joined(separator: "\n"))\n\(found.scene)")
    }
    #expect(refused <= max(2, seeds.count / 4), "\(refused) of \(seeds) are refused")
  }
}
