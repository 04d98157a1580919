import Values

/// A text for comparisons: equal by the folded text, less or greater as in sorting.
struct ComparedText: Sendable {
  let folded: [UInt8]
  /// The language's order and the text's key in it; nil if texts are ordered by folded code points.
  private let collation: (collator: TextCollator, key: [UInt8])?

  /// Without a collator the order is by code points.
  init(_ text: String, collator: TextCollator?) {
    folded = FoldTable.folded(text)
    collation = collator.map { ($0, $0.key(of: text)) }
  }

  var isCollated: Bool { collation != nil }

  /// -1 if an unequal text is before it, 1 if it is after.
  func order(ofUnequal text: String, folded other: [UInt8]) -> Int {
    let isBefore =
      if let collation {
        collation.collator.key(of: text).lexicographicallyPrecedes(collation.key)
      } else {
        other.lexicographicallyPrecedes(folded)
      }
    return isBefore ? -1 : 1
  }

  /// True if it comes after another text of the same order.
  func isAfter(_ other: ComparedText) -> Bool {
    guard folded != other.folded else { return false }
    if let collation, let others = other.collation {
      return others.key.lexicographicallyPrecedes(collation.key)
    }
    return other.folded.lexicographicallyPrecedes(folded)
  }
}
