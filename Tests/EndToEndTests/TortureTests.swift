import Foundation
import Testing

/// The real program, killed at random moments while it is edited, saved and written by others.
///
/// A short, seeded part of what `make torture` does for `TORTURE_MINUTES`.
@Suite("Killed at random")
struct TortureTests {
  @Test("it loses no edit, and the file is the old or the new one, byte for byte")
  func kills() throws {
    let environment = ProcessInfo.processInfo.environment
    let minutes = environment["TORTURE_MINUTES"].flatMap(Double.init)
    var seed = environment["TORTURE_SEED"].flatMap(UInt64.init) ?? 1
    var tally = TortureRound.Tally()
    let end = Date.now + (minutes ?? 0) * 60
    while minutes == nil ? tally.rounds < Self.roundsInTests : Date.now < end {
      try withKnownSeed(seed) {
        var round = try TortureRound(seed: seed)
        try round.run(&tally)
      }
      seed += 1
    }
    print("torture: \(tally.text)")
    #expect(tally.edits > tally.rounds)
  }

  private static let roundsInTests = 6

  /// A round that fails says with which seed it does so again.
  private func withKnownSeed(_ seed: UInt64, _ round: () throws -> Void) throws {
    do {
      try round()
    } catch {
      Issue.record("TORTURE_SEED=\(seed): \(error)")
    }
  }
}
