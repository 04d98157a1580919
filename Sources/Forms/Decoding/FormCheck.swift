/// One rule about a whole form, or about a form and those that its rows open: one file each.
package protocol FormCheck: Sendable {
  /// Reports what breaks the rule in one form.
  static func check(_ form: DraftForm, log: inout DiagnosticLog)

  /// Reports what breaks the rule between forms, once all of them are decoded.
  static func check(_ family: FormFamily, log: inout DiagnosticLog)
}

extension FormCheck {
  package static func check(_ form: DraftForm, log: inout DiagnosticLog) {}
  package static func check(_ family: FormFamily, log: inout DiagnosticLog) {}
}

/// A rule about each row for itself.
package protocol RowCheck: FormCheck {
  /// Reports what breaks the rule in one row; the log knows the row.
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

/// A rule about each row that opens another form, and that form.
package protocol ChildCheck: FormCheck {
  /// Reports what breaks the rule; the log knows the row.
  static func check(
    _ draft: DraftRow, opening child: DraftForm, in family: FormFamily, log: inout DiagnosticLog)
}

extension ChildCheck {
  package static func check(_ family: FormFamily, log: inout DiagnosticLog) {
    for row in family.drafts.flatMap(\.draft.rows) {
      guard let name = row.row.child?.name, let child = family.draft(named: name) else { continue }
      log.row = row.reference
      check(row, opening: child, in: family, log: &log)
    }
    log.row = nil
  }
}
