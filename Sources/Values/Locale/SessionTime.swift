/// The date and time used by expressions: the start of the program.
package struct SessionTime: Hashable, Sendable {
  /// In ISO notation, as `2026-11-21`; empty if unknown.
  package let today: String
  /// In ISO notation, as `2026-11-21T09:30:00`; empty if unknown.
  package let now: String

  package init(today: String, now: String) {
    self.today = today
    self.now = now
  }

  /// For work without a clock.
  package static let unknown = SessionTime(today: "", now: "")
}
