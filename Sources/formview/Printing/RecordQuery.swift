import FormEngine
import JSONText

/// Which records of a list are printed, in what order, and with which columns.
struct RecordQuery {
  /// Nil: those of the form.
  var columns: [ConfigRow]?
  var sort: [SortKey] = []
  var filter: RecordFilter?
  var offset = 0
  var limit: Int?

  /// Whether nothing but a plain print was asked for.
  var isEmpty: Bool { columns == nil && keepsAll }

  /// Whether all records are printed in the order of the file.
  var keepsAll: Bool { sort.isEmpty && filter == nil && offset == 0 && limit == nil }

  /// The records asked for, with the progress on standard error if that takes long. O(bytes) for a
  /// filter and for each sort key, on all cores.
  func records(in workspace: Workspace) -> RecordList {
    let table = workspace.table
    let found = filter.map { matches($0, in: table, of: workspace.dataPath) }
    guard !sort.isEmpty else {
      return (found.map { RecordList($0) } ?? RecordList(places: 0..<table.count))
        .page(offset: offset, limit: limit)
    }
    let sorting = RecordSort(form: workspace.form, locale: workspace.locale, keys: sort)
    let sorted = ProgressLine.tell("Sorting \(workspace.dataPath)") { control in
      sorting.order(of: found, in: table, control: control, chunks: Workers.chunks)
    }
    return RecordList(sorted ?? []).page(offset: offset, limit: limit)
  }

  /// How many records are looked at before seeing whether they are enough.
  private static let stride = 1 << 16

  /// The records that pass; without an order to make, no more than are printed.
  private func matches(
    _ filter: RecordFilter, in table: RecordTable, of path: String
  ) -> [RecordID] {
    let label = "Filtering \(path)"
    guard let limit, sort.isEmpty, limit < table.count, offset < table.count else {
      return ProgressLine.tell(label) { control in
        filter.matches(in: table, control: control, chunks: Workers.chunks) ?? []
      }
    }
    var progress = ProgressLine(label)
    defer { progress.clear() }
    var found: [RecordID] = []
    var next = 0
    while next < table.count, found.count < offset + limit {
      let end = min(table.count, next + Self.stride)
      let part = (next..<end).map { table.id(at: $0) }
      found += filter.matches(among: part, in: table, chunks: Workers.chunks) ?? []
      next = end
      progress.show(next, of: table.count, .records)
    }
    return found
  }
}
