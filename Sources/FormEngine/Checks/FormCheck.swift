/// One rule about a whole form: one file each.
protocol FormCheck: Sendable {
  /// Tells what breaks the rule.
  static func check(_ form: DraftForm, log: inout DiagnosticLog)
}

/// All checks.
enum FormChecks {
  /// Those that cost little, on every opening.
  static let always: [any FormCheck.Type] = [
    IdentifierCheck.self, SharedPathCheck.self, HeightCheck.self, LimitsCheck.self,
    ChoicesCheck.self, SwitchValuesCheck.self, ValueTypeCheck.self, EffectCheck.self,
    SecrecyCheck.self, ReferenceCheck.self,
  ]

  /// Those that run patterns and rules.
  static let lint: [any FormCheck.Type] = [
    DefaultValueCheck.self, KeyboardCheck.self, PlaceholderCheck.self, SlowPatternCheck.self,
    SuspiciousPathCheck.self, EmptyRowCheck.self,
  ]
}

/// A rule about each row for itself.
protocol RowCheck: FormCheck {
  /// Tells what breaks the rule in one row; the log knows the row.
  static func check(_ draft: DraftRow, log: inout DiagnosticLog)
}

extension RowCheck {
  static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    for row in form.rows {
      log.row = row.reference
      check(row, log: &log)
    }
    log.row = nil
  }
}
