import Values

/// A text that others are compared with: equal by the folded text, before or after it as in sorting.
struct ComparedText: Sendable {
  let folded: [UInt8]
  /// The language's order and the text's key in it; nil where texts are in the order of their folded code points.
  private let collation: (collator: TextCollator, key: [UInt8])?

  /// Without a collator the order is that of code points.
  init(_ text: String, collator: TextCollator?) {
    folded = FoldTable.folded(text)
    collation = collator.map { ($0, $0.key(of: text)) }
  }

  /// Whether texts are in another order than that of their code points.
  var isCollated: Bool { collation != nil }

  /// Whether a text that is not equal is before it (-1) or after it (1).
  func order(ofUnequal text: String, folded other: [UInt8]) -> Int {
    let isBefore =
      if let collation {
        collation.collator.key(of: text).lexicographicallyPrecedes(collation.key)
      } else {
        other.lexicographicallyPrecedes(folded)
      }
    return isBefore ? -1 : 1
  }

  /// Whether it comes after another text of the same order.
  func isAfter(_ other: ComparedText) -> Bool {
    guard folded != other.folded else { return false }
    if let collation, let others = other.collation {
      return others.key.lexicographicallyPrecedes(collation.key)
    }
    return other.folded.lexicographicallyPrecedes(folded)
  }
}
