import JSONText

/// What values of columns are in the database that are written alike in JSON.
struct Lookalikes: Sendable {
  /// A column and the JSON of a value in it, as numbers that no other has by chance.
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

  /// Takes a value only where another one is written alike.
  mutating func insert(_ kind: StoredKind, likeAnother value: JSONSlice, in column: String) {
    if !kinds.isEmpty { kinds[Key(value, column)]?.insert(kind) }
  }

  mutating func formUnion(_ other: Lookalikes) { kinds.merge(other.kinds) { $0.union($1) } }

  /// What values of a column are that are written like one.
  func kinds(of value: JSONSlice, in column: String) -> Set<StoredKind> {
    kinds.isEmpty ? [] : kinds[Key(value, column)] ?? []
  }
}
