/// The day and the time that expressions calculate with: those at which the program began.
package struct SessionTime: Hashable, Sendable {
  /// In ISO notation, as `2026-11-21`; empty where it is not known.
  package let today: String
  /// In ISO notation, as `2026-11-21T09:30:00`; empty where it is not known.
  package let now: String

  package init(today: String, now: String) {
    self.today = today
    self.now = now
  }

  /// For work that has no clock.
  package static let unknown = SessionTime(today: "", now: "")
}
