import Cells
import Queries
import Records
import SourceText
import Values

/// Filtering and sorting a table.
extension Editor {
  /// Filter and sort keys that the view will have: those of the running job, else the present
  /// ones. A nil filter leaves the filter as it is.
  var wantedQuery: (filter: RecordFilter?, keys: [SortKey]) {
    if let job, case .arrange(let filter, let keys) = job.task { return (filter, keys) }
    return (nil, tablePage.sortKeys)
  }

  /// The query with which the view of a page's table can be made again: that of the running
  /// job, else the pending one, else the present one.
  func viewQuery(ofTableAt index: Int) -> ViewQuery {
    let table = state.pages[index].table
    if index == state.pages.listIndex, let job, case .arrange(let filter, let keys) = job.task {
      return ViewQuery(filter: filter?.text ?? table.filter, keys: keys)
    }
    return table.pendingQuery ?? ViewQuery(filter: table.filter, keys: table.sortKeys)
  }

  /// Makes the view of the nearest table again where that is pending and nothing else runs.
  mutating func runPendingQuery() -> [EditorEffect] {
    guard job == nil, let pending = tablePage.pendingQuery else { return [] }
    tablePage.pendingQuery = nil
    guard let filter = listContext.filter(pending.filter) else {
      state.message = .problem(texts.filterNotTaken(pending.filter))
      return []
    }
    return run(
      RunningJob(
        task: .arrange(filter: filter, keys: pending.keys), mode: mode,
        next: pending.followed.map { .follow($0, screenLine: pending.screenLine) } ?? .show))
  }

  /// Filters the records, to be sorted as they are or will be.
  mutating func filter(by filter: RecordFilter) -> [EditorEffect] {
    start(.arrange(filter: filter, keys: wantedQuery.keys))
  }

  mutating func arrange(
    _ running: RunningJob, _ filtered: [RecordID]?, _ order: [RecordID]?, isElsewhere: Bool
  ) {
    guard case .arrange(let filter, let keys) = running.task else { return }
    // In the view as it was.
    var record = record
    if let filter { tablePage.filter = filter.text.trimmingWhitespace() }
    tablePage.filtered = filtered
    tablePage.order = order
    tablePage.sortKeys = keys
    tablePage.viewVersion += 1
    tablePage.selection.follow(filtered)
    // A record that was added meanwhile is in the view before the cursor looks for it.
    for change in running.changes { tablePage.follow(change) }
    if case .follow(let followed, let screenLine) = running.next {
      if state.pages.top.listsRecords, let open = record, followed.first == open {
        record = followed.first { recordsInView.place(of: $0) != nil }
      }
      goInView(to: record, screenLine: screenLine)
    } else {
      tablePage.row = record.flatMap { recordsInView.place(of: $0) } ?? 0
      followCursor()
    }
    // After a reload there is something else to say.
    if let filter, state.message == nil {
      state.message = listContext.message(about: filter, isElsewhere: isElsewhere)
    }
  }
}
