struct ArchiveEdits {
  /// Replacements by value number.
  var values: [Int: NativeValue] = [:]
  /// New parts of lists and dictionaries by number.
  var parts: [Int: [Part]] = [:]
  var removed: [Int] = []

  enum Part {
    case kept(Int)
    case new(key: String?, NativeValue)
  }

  var isEmpty: Bool { values.isEmpty && parts.isEmpty }

  mutating func add(_ other: ArchiveEdits) {
    values.merge(other.values) { $1 }
    parts.merge(other.parts) { $1 }
    removed += other.removed
  }
}
