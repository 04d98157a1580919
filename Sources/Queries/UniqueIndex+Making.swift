import Forms
import JSONText
import Records
import Rules

extension UniqueIndex {
  /// The index of a table's records for the rows of a form with `unique`. Nil if there are none, the table is not a
  /// list, or the work was stopped. O(bytes).
  package static func made(
    for form: Form, of table: RecordTable, control: WorkControl = WorkControl(),
    chunks: ParallelChunks = .sequential
  ) -> UniqueIndex? {
    made(at: form.uniquePaths, of: table, control: control, chunks: chunks)
  }

  /// The index of the values at some paths of a table's records. Nil if there are no paths, the table isn't a list,
  /// or the work was stopped. O(bytes).
  package static func made(
    at paths: [[JSONStep]], of table: RecordTable, control: WorkControl = WorkControl(),
    chunks: ParallelChunks = .sequential
  ) -> UniqueIndex? {
    guard table.isList, !paths.isEmpty else { return nil }
    let parts = chunks.map(table.count) { indices in
      var parts: [Part] = []
      var rest = indices
      while !rest.isEmpty, !control.isCancelled {
        parts.append(Part(paths, of: table, in: rest.prefix(stride)))
        rest = rest.dropFirst(stride)
      }
      return parts
    }
    return control.isCancelled ? nil : UniqueIndex(paths, of: table, parts: parts.flatMap(\.self))
  }

  /// Number of records between two checks of the control.
  private static let stride = 4096
}
