import Forms
import Records
import Rules

extension UniqueIndex {
  /// The index of a table's records for the rows of a form with `unique`. Nil where there are none, the table is no
  /// list, or the work was stopped. O(bytes).
  package static func made(
    for form: Form, of table: RecordTable, control: WorkControl = WorkControl(),
    chunks: ParallelChunks = .sequential
  ) -> UniqueIndex? {
    let paths = form.uniquePaths
    guard table.isList, !paths.isEmpty else { return nil }
    let parts = chunks.map(table.count) { places in
      var parts: [Part] = []
      var rest = places
      while !rest.isEmpty, !control.isCancelled {
        parts.append(Part(paths, of: table, in: rest.prefix(stride)))
        rest = rest.dropFirst(stride)
      }
      return parts
    }
    return control.isCancelled ? nil : UniqueIndex(paths, of: table, parts: parts.flatMap(\.self))
  }

  /// Records between two looks at the control.
  private static let stride = 4096
}
