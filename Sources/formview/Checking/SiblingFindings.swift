import Forms
import Records
import Texts

/// W108: rows with `unique` where the data are a single record, which has nothing to be compared with.
enum SiblingFindings {
  /// The rows of a form, if a table is not a list.
  static func all(of form: Form, in table: RecordTable, formPath: String) -> [Diagnostic] {
    guard !table.isList else { return [] }
    return form.uniqueRows.map { unique in
      Diagnostic(
        file: unique.row.file ?? formPath, position: unique.row.position, severity: .warning,
        code: .W108, row: RowReference(unique.row, of: unique.form),
        message: Sentence { $0.dataAreOneRecord })
    }
  }
}
