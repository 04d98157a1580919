import JSONText
import Threads

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

/// The storage of values in all readings of a table, also of deleted rows.
///
/// A record that was edited, copied, or restored by undo or a merge is in a separate buffer, and its row may no
/// longer exist.
final class KnownValues: Sendable {
  private let state = Locked(State())

  private struct State {
    /// Lookalikes of earlier readings.
    var former = Lookalikes()
    var last: DeliveredRows?
    /// Lookalikes of the last reading; nil before they are first requested.
    var present: Lookalikes?

    mutating func lookalikesOfLast() -> Lookalikes {
      if let present { return present }
      let found = last?.lookalikes ?? Lookalikes()
      present = found
      return found
    }
  }

  /// Adds the rows of a complete reading.
  func append(_ rows: DeliveredRows) {
    state.withLock { state in
      state.former.formUnion(state.lookalikesOfLast())
      (state.last, state.present) = (rows, nil)
    }
  }

  /// The storage of a column's values with this JSON; empty if all are stored as their JSON suggests.
  func kinds(like value: JSONSlice, in column: String) -> Set<StoredKind> {
    state.withLock { state in
      state.former.kinds(of: value, in: column)
        .union(state.lookalikesOfLast().kinds(of: value, in: column))
    }
  }
}
