import Forms
import JSONText
import Records
import SourceText
import Texts

/// D104: rows whose `choicesFrom` leads to something other than a list of choices in the records.
enum ChoiceListFindings {
  private static let limit = 100

  /// The rows of a form that choose from their own record; the list of all records is in none of them.
  static func all(
    of form: Form, in table: RecordTable, formPath: String, _ positions: FormPositions
  ) -> [Diagnostic] {
    let records = table.firstSound(limit)
    return form.rows.compactMap { row in
      guard let path = row.choiceSettings.pathInRecord,
        let message = message(on: path.steps, in: records, isList: table.isList)
      else { return nil }
      let found = positions.position(of: "choicesFrom", nil, row: row, in: nil)
      return Diagnostic(
        file: found?.file ?? row.file ?? formPath, position: found?.position ?? row.position,
        severity: .warning, code: .D104, row: RowReference(row, of: nil), message: message,
        advice: Sentence { $0.pathOfListInRecord })
    }
  }

  private static func message(
    on path: [JSONStep], in records: [JSONSlice], isList: Bool
  ) -> Sentence? {
    if path.isEmpty { return isList ? Sentence { $0.choicesAreTheRecord } : nil }
    let values = records.compactMap { record -> JSONSlice? in
      if case .found(let value) = record.lookup(path), value.kind != .null { value } else { nil }
    }
    let isListed = values.isEmpty || values.contains { !$0.kind.isScalar }
    return isListed ? nil : Sentence { $0.choicesAreNoList }
  }
}
