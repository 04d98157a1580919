struct ArchiveEdits {
  /// Replacements by value number.
  var values: [Int: NativeValue] = [:]
  /// New keys of values that stay, by number.
  var keys: [Int: String] = [:]
  /// New parts of lists and dictionaries by number.
  var parts: [Int: [Part]] = [:]
  var removed: [Int] = []

  enum Part {
    case kept(Int)
    case new(key: String?, NativeValue)
  }

  var isEmpty: Bool { values.isEmpty && keys.isEmpty && parts.isEmpty }

  mutating func add(_ other: ArchiveEdits) {
    values.merge(other.values) { $1 }
    keys.merge(other.keys) { $1 }
    parts.merge(other.parts) { $1 }
    removed += other.removed
  }
}
