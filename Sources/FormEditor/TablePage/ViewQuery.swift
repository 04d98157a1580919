import Queries
import Records

/// The sort and filter of a table.
struct ViewQuery: Equatable, Sendable {
  /// Filter as it was typed; empty for none.
  var filter: String
  var keys: [SortKey]
  /// After a reload: the record that was under the cursor, and its neighbors in the former
  /// view, the nearest first.
  var followed: [RecordID]?
  /// Line of the window that the cursor was on before the reload.
  var screenLine = 0

  var isPlain: Bool { filter.isEmpty && keys.isEmpty }
}
