import Forms
import Values

/// The rows of the form, and what each is for a record.
extension RecordBinder {
  /// A row's rules; made on the spot for one that is not of the form.
  package func rules(of row: ConfigRow) -> RowRules { checks(of: row).rules }

  func checks(of row: ConfigRow) -> RowChecks {
    guard let place = placesByIdentifier[row.identifier] else {
      return RowChecks(row, node: nil, texts)
    }
    return checks[place]
  }

  /// The first row bound to a path.
  package func row(at path: ValuePath) -> ConfigRow? { placesByPath[path].map { form.rows[$0] } }

  /// Where the row of an identifier is among the form's rows. O(1).
  package func place(ofRow identifier: String) -> Int? { placesByIdentifier[identifier] }

  /// The row of an identifier.
  package func row(named identifier: String) -> ConfigRow? {
    placesByIdentifier[identifier].map { form.rows[$0] }
  }

  /// What a row is for a record that can't be read.
  package func brokenState(of row: ConfigRow, because reason: String) -> RowState {
    RowState(readOnlyReason: reason, disclosure: row.disclosure, rules: checks(of: row).rules)
  }

  /// What a row is for a record that holds this content.
  package func state(of row: ConfigRow, _ content: RowContent) -> RowState {
    let checks = checks(of: row)
    var reason = checks.readOnlyReason
    if case .unreachable(let words) = content { reason = words }
    return RowState(
      readOnlyReason: reason, disclosure: row.disclosure, rules: checks.rules)
  }
}
