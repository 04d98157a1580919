import Queries
import Records

/// Filtering and sorting a table.
extension Browser {
  /// Filter and sort keys that the view will have: those of the running job, else the present
  /// ones. A nil filter leaves the filter as it is.
  var wantedQuery: (filter: RecordFilter?, keys: [SortKey]) {
    if let job, case .arrange(let filter, let keys) = job.task { return (filter, keys) }
    return (nil, tablePage.sortKeys)
  }

  mutating func arrange(
    _ running: RunningJob, _ filtered: [RecordID]?, _ order: [RecordID]?, isElsewhere: Bool
  ) {
    guard case .arrange(let filter, let keys) = running.task else { return }
    // In the view as it was.
    var record = record
    tablePage.adopt(
      filtered, order, filter: filter, keys: keys, following: running.changes)
    if case .follow(let followed, let screenLine) = running.next {
      if pageKind.hasRecordCursor, let open = record, followed.first == open {
        record = followed.first { recordsInView.index(of: $0) != nil }
      }
      goInView(to: record, screenLine: screenLine)
    } else {
      tablePage.row = record.flatMap { recordsInView.index(of: $0) } ?? 0
      followCursor()
    }
    // After a reload there is something else to say.
    if let filter, message == nil {
      message = listContext.message(about: filter, isElsewhere: isElsewhere)
    }
  }
}
