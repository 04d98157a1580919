import JSONText

/// The storage of columns' values by their JSON.
struct Lookalikes: Sendable {
  /// Hashes of a column and the JSON of a value in it, without accidental collisions.
  private struct Key: Hashable {
    let column: String
    let count: Int
    let print: Int

    init(_ value: JSONSlice, _ column: String) {
      self.column = column
      count = value.range.count
      var hasher = Hasher()
      hasher.combine(bytes: value.bytes)
      print = hasher.finalize()
    }
  }

  private var kinds: [Key: Set<StoredKind>] = [:]

  mutating func insert(_ kind: StoredKind, _ value: JSONSlice, in column: String) {
    kinds[Key(value, column), default: []].insert(kind)
  }

  /// Adds a value only if another one has the same JSON.
  mutating func insert(_ kind: StoredKind, likeAnother value: JSONSlice, in column: String) {
    if !kinds.isEmpty { kinds[Key(value, column)]?.insert(kind) }
  }

  mutating func formUnion(_ other: Lookalikes) { kinds.merge(other.kinds) { $0.union($1) } }

  /// The storage of a column's values with this JSON.
  func kinds(of value: JSONSlice, in column: String) -> Set<StoredKind> {
    kinds.isEmpty ? [] : kinds[Key(value, column)] ?? []
  }
}
