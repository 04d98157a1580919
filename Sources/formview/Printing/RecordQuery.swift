import Forms
import Queries
import Records

/// The selection, order and columns of printed records.
struct RecordQuery {
  /// Requested columns; nil for the form's.
  var columns: [ConfigRow]?
  var sort: [SortKey] = []
  var filter: RecordFilter?
  var offset = 0
  var limit: Int?

  var isEmpty: Bool { columns == nil && keepsAll }

  var keepsAll: Bool { sort.isEmpty && filter == nil && offset == 0 && limit == nil }

  /// The selected records, with the progress on standard error if that takes long. O(bytes) for a filter and for each
  /// sort key, on all cores.
  ///
  /// Without `broken` lines of invalid JSON are left out before records are counted.
  func records(in workspace: Workspace, broken: Bool = true) -> RecordList {
    let table = workspace.table
    var found = filter.map { matches($0, in: table, of: workspace.dataPath, broken: broken) }
    if found == nil, !broken, !table.brokenRecords.isEmpty {
      found = Self.sound(table.records, table)
    }
    if let filter, let found {
      filter.report(foundNothing: found.isEmpty, in: table, option: "--filter")
    }
    guard !sort.isEmpty else {
      return (found.map { RecordList($0) } ?? RecordList(indices: 0..<table.count))
        .page(offset: offset, limit: limit)
    }
    let sorting = RecordSort(workspace.plan, keys: sort)
    let sorted = ProgressLine.tell(Environment.texts.sorting(workspace.dataPath)) { control in
      sorting.order(of: found, in: table, control: control, chunks: Workers.chunks)
    }
    return RecordList(sorted ?? []).page(offset: offset, limit: limit)
  }

  private static func sound(_ records: [RecordID], _ table: RecordTable) -> [RecordID] {
    records.filter { table.fault(of: $0) == nil }
  }

  private static let stride = 1 << 16

  /// The matching records; without sorting, no more than are printed.
  private func matches(
    _ filter: RecordFilter, in table: RecordTable, of path: String, broken: Bool
  ) -> [RecordID] {
    let label = Environment.texts.filtering(path)
    guard let limit, sort.isEmpty, limit < table.count, offset < table.count else {
      let found = ProgressLine.tell(label) { control in
        filter.matches(in: table, control: control, chunks: Workers.chunks) ?? []
      }
      return broken ? found : Self.sound(found, table)
    }
    let filter = filter.comparing(in: table, chunks: Workers.chunks)
    var progress = ProgressLine(label)
    defer { progress.clear() }
    var found: [RecordID] = []
    var next = 0
    while next < table.count, found.count < offset + limit {
      let end = min(table.count, next + Self.stride)
      let part = (next..<end).map { table.id(at: $0) }
      let matching = filter.matches(among: part, in: table, chunks: Workers.chunks) ?? []
      found += broken ? matching : Self.sound(matching, table)
      next = end
      progress.show(next, of: table.count, .records)
    }
    return found
  }
}

extension RecordFilter {
  /// Prints notes about an option's filter on standard error, for a table in which it found nothing, or some records.
  func report(foundNothing: Bool, in table: RecordTable, option: String) {
    var notes = notes(foundNothing: foundNothing, in: table)
    if foundNothing, isElsewhere(in: table, chunks: Workers.chunks) {
      notes.append(Environment.texts.filterLooksInColumns)
    }
    for note in notes { StandardError.write(line: VisibleText.of("\(option): \(note)")) }
  }
}
