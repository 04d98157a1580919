import Forms
import Records
import SourceText
import Texts

/// W108: rows with `unique` for data of a single record, which has nothing to be compared with.
enum SiblingFindings {
  /// The rows of a form, if a table is not a list.
  static func all(
    of form: Form, in table: RecordTable, formPath: String, _ positions: FormPositions
  ) -> [Diagnostic] {
    guard !table.isList else { return [] }
    let compared = form.uniqueRowsOfItems
    return form.uniqueRows.filter { unique in
      !compared.contains {
        $0.form == unique.form && $0.row.identifier.hasSameBytes(as: unique.row.identifier)
      }
    }.map { unique in
      let found = positions.position(of: "unique", nil, row: unique.row, in: unique.form)
      return Diagnostic(
        file: found?.file ?? unique.row.file ?? formPath,
        position: found?.position ?? unique.row.position, severity: .warning,
        code: .W108, row: RowReference(unique.row, of: unique.form),
        message: Sentence { $0.dataAreOneRecord }, advice: Sentence { $0.leaveOut })
    }
  }
}
