import Queries
import Records

/// The sort and filter of a table.
struct ViewQuery: Equatable, Sendable {
  /// As it was typed; empty for none.
  var filter: String
  var keys: [SortKey]
  /// After a reload: the record that the cursor was on and its neighbors in the former view, the nearest first.
  var followed: [RecordID]?
  /// The line of the window that the cursor was on then.
  var screenLine = 0

  /// Whether the records are all in view, as the file has them.
  var isPlain: Bool { filter.isEmpty && keys.isEmpty }
}
