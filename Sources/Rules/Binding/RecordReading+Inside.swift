import Expressions
import Forms
import JSONText

/// Values of records that nested forms read, by `@root` and `@parent`.
extension RecordReading {
  /// The record as expressions inside read it: with the results that it does not have yet, and with dates as expressions
  /// have them. Made once: O(record) where they read such a row, else O(1).
  var asEnclosing: EnclosingObject {
    memory.asEnclosing {
      let rows = prepared.rowsReadInside
      guard !rows.isEmpty, record.kind == .object else { return record }
      let scope = RecordScope(self, row: nil)
      return rows.compactMap(\.valuePath?.steps).reduce(record) { view, path in
        guard let value = scope.value(of: ExpressionReference(.record, path)) else { return view }
        let editor = RecordEditor(
          record: view, style: .compact, indent: [], escapesNonASCII: false)
        return (try? editor.setting(value.value, at: path))?.record ?? view
      }
    }
  }
}

extension PreparedForm {
  /// O(rows and expressions of all forms).
  func findRowsReadInside() -> [ConfigRow] {
    let candidates = form.rows.filter { row in
      row.valuePath != nil
        && (row.hasFormulas || self[row].dates.map { $0.storage.notation != .iso8601 } ?? false)
    }
    guard !candidates.isEmpty else { return [] }
    let references = form.forms.values.flatMap { $0.rows.flatMap(\.expressions) }
      .flatMap(\.dependencies.references)
    let read = Set(
      references.lazy.filter { $0.root == .root || $0.root == .parent }.map(\.path.steps))
    return candidates.filter { row in row.valuePath.map { read.contains($0.steps) } ?? false }
  }
}
