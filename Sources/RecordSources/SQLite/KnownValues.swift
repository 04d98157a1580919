import JSONText
import Threads

/// What the values of all readings of a table are in the database, also of rows that are gone.
///
/// A record that was edited, copied, or brought back by undo or a merge is in bytes of its own, and the row that it came
/// from may not exist any more.
final class KnownValues: Sendable {
  private let state = Locked(State())

  private struct State {
    /// Of readings before the last one.
    var former = Lookalikes()
    var last: DeliveredRows?
    /// Of the last reading, once somebody asked.
    var present: Lookalikes?

    mutating func lookalikesOfLast() -> Lookalikes {
      if let present { return present }
      let found = last?.lookalikes ?? Lookalikes()
      present = found
      return found
    }
  }

  /// Takes the rows of a whole reading.
  func append(_ rows: DeliveredRows) {
    state.withLock { state in
      state.former.formUnion(state.lookalikesOfLast())
      (state.last, state.present) = (rows, nil)
    }
  }

  /// What values of a column are that are written like one; none where all are what they look like.
  func kinds(like value: JSONSlice, in column: String) -> Set<StoredKind> {
    state.withLock { state in
      state.former.kinds(of: value, in: column)
        .union(state.lookalikesOfLast().kinds(of: value, in: column))
    }
  }
}
