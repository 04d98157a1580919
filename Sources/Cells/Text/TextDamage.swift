/// The changed part of a text: all clusters before and after it are unchanged.
struct TextDamage: Hashable, Sendable {
  /// Range of the changed clusters in the current text.
  private(set) var range: Range<Int>
  /// Increase of the text's length in clusters.
  private(set) var growth: Int

  init(_ change: TextChange) {
    range = change.start..<change.start + change.inserted.count
    growth = change.inserted.count - change.removed.count
  }

  /// Adds a later change.
  mutating func add(_ change: TextChange) {
    let added = TextDamage(change)
    let behind = max(range.upperBound, change.start + change.removed.count) + added.growth
    range = min(range.lowerBound, change.start)..<behind
    growth += added.growth
  }
}
