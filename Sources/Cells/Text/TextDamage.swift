/// Where a text was changed: all clusters before and after it are the same.
struct TextDamage: Hashable, Sendable {
  /// In the text as it is now.
  private(set) var range: Range<Int>
  /// By how many clusters the text is longer.
  private(set) var growth: Int

  init(_ change: TextChange) {
    range = change.start..<change.start + change.inserted.count
    growth = change.inserted.count - change.removed.count
  }

  /// Adds a change that was made after it.
  mutating func add(_ change: TextChange) {
    let added = TextDamage(change)
    let behind = max(range.upperBound, change.start + change.removed.count) + added.growth
    range = min(range.lowerBound, change.start)..<behind
    growth += added.growth
  }
}
