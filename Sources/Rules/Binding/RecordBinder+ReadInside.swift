import Expressions
import Forms
import JSONText

/// What the forms inside of a record read of it, by `@root` and `@parent`.
extension RecordBinder {
  /// The record as expressions inside read it: with the results that it does not have yet, and with dates as expressions
  /// have them. O(record) where they read such a row, else O(1).
  func asReadInside(_ record: JSONSlice) -> JSONSlice {
    guard !rowsReadInside.isEmpty, record.kind == .object, !isReadingInside else { return record }
    if let readInside, readInside.record.isThat(of: record) { return readInside.view }
    isReadingInside = true
    defer { isReadingInside = false }
    let scope = RecordScope(binder: self, record: record, row: nil)
    var view = record
    for path in rowsReadInside.compactMap(\.valuePath?.steps) {
      guard let value = scope.value(of: ExpressionReference(.record, path)) else { continue }
      let editor = RecordEditor(
        record: view, style: .compact, indent: [], escapesNonASCII: false)
      if let changed = try? editor.setting(value.value, at: path) { view = changed.record }
    }
    readInside = (record.identity, view)
    return view
  }

  /// The rows that expressions inside read otherwise than records have them. O(rows and expressions of all forms).
  func findRowsReadInside() -> [ConfigRow] {
    let candidates = form.rows.filter { row in
      row.valuePath != nil
        && (row.hasFormulas || prepared(row).dates.map { $0.storage.notation != .iso8601 } ?? false)
    }
    guard !candidates.isEmpty else { return [] }
    let references = form.forms.values.flatMap { $0.rows.flatMap(\.expressions) }
      .flatMap(\.dependencies.references)
    let read = Set(
      references.lazy.filter { $0.root == .root || $0.root == .parent }.map(\.path.steps))
    return candidates.filter { row in row.valuePath.map { read.contains($0.steps) } ?? false }
  }
}
