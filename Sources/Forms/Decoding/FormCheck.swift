/// One rule about a whole form: one file each.
package protocol FormCheck: Sendable {
  /// Tells what breaks the rule.
  static func check(_ form: DraftForm, log: inout DiagnosticLog)
}

/// A rule about each row for itself.
package protocol RowCheck: FormCheck {
  /// Tells what breaks the rule in one row; the log knows the row.
  static func check(_ draft: DraftRow, log: inout DiagnosticLog)
}

extension RowCheck {
  package static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    for row in form.rows {
      log.row = row.reference
      check(row, log: &log)
    }
    log.row = nil
  }
}
