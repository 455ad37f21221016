import Foundation
import Syntax
import Testing

/// The laws of transitions over random scenes.
///
/// `SEEDS=1000..<5000` in the environment has other seeds tried than the usual ones.
struct RandomSceneTests {
  private static let seeds: Range<UInt64> = {
    let given = ProcessInfo.processInfo.environment["SEEDS"] ?? ""
    let ends = given.split(separator: "..<").compactMap { UInt64($0) }
    return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : 0..<240
  }()

  private static let blocks = stride(from: seeds.lowerBound, to: seeds.upperBound, by: 20).map {
    $0..<min($0 + 20, seeds.upperBound)
  }

  @Test("every law of transitions holds of every seed's scene", arguments: blocks)
  func laws(block: Range<UInt64>) {
    var refused = 0
    for seed in block {
      let scene = RandomScene(seed: seed)
      let laws = RandomSceneLaws(scene)
      if let r = laws.refusal {
        refused += 1; print("REFUSED", seed, r.diagnostics.first?.message ?? "")
      }
      #expect(
        laws.faults.isEmpty,
        "seed \(seed)\n\(laws.faults.joined(separator: "\n"))\n\(scene.text)")
    }
    #expect(refused <= block.count / 4, "\(refused) of \(block) are refused")
  }
}
