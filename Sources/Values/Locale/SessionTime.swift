/// The date and time used by expressions: the start of the program.
package struct SessionTime: Hashable, Sendable {
  /// Today's date in ISO notation, as `2026-11-21`; empty if unknown.
  package let today: String
  /// Current time in ISO notation, as `2026-11-21T09:30:00`; empty if unknown.
  package let now: String

  package init(today: String, now: String) {
    self.today = today
    self.now = now
  }

  /// Time for work without a clock.
  package static let unknown = SessionTime(today: "", now: "")
}
