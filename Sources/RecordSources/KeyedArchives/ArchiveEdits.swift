/// What becomes of values of an object's property list.
struct ArchiveEdits {
  /// New values in the place of others, by the numbers of those.
  var values: [Int: NativeValue] = [:]
  /// The new parts of lists and dictionaries, by their numbers.
  var parts: [Int: [Part]] = [:]
  /// Values of the archive that are no longer in it.
  var removed: [Int] = []

  enum Part {
    /// What the property list has.
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
