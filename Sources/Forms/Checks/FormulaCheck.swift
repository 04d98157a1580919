import Expressions
import SourceText
import Texts
import Values

/// F106: what formulas must not be: beside a constant default, of secrets, or of the time where they are stored.
enum FormulaCheck: FormCheck {
  static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    let secure = form.rows.filter(\.row.isSecure)
    for row in form.rows where !row.formulas.isEmpty || !row.bounds.isEmpty {
      log.row = row.reference
      check(row, against: secure, log: &log)
    }
    log.row = nil
  }

  private static func check(
    _ draft: DraftRow, against secure: [DraftRow], log: inout DiagnosticLog
  ) {
    let (row, reader) = (draft.row, draft.reader)
    if row.defaultFormula != nil, row.defaultValue != nil {
      log.add(.F106, at: reader.position(of: "defaultFormula"), advice: Sentence { $0.dropOne }) {
        $0.contradicts("defaultFormula", "defaultValue")
      }
    }
    if let formula = row.formula, row.valuePath != nil, formula.expression.dependencies.readsClock {
      log.add(
        .F106, at: reader.position(of: "formula"),
        found: TextQuoting.shown(formula.expression.text),
        advice: Sentence { $0.defaultFormulaOrNoPath }
      ) { $0.clockIsStored }
    }
    for written in draft.formulas + draft.bounds {
      if row.isSecure {
        log.add(.F106, at: written.position) { $0.contradicts(written.key, "isSecure") }
      } else if let hidden = secure.first(where: { $0.row.isRead(by: written.expression) }) {
        log.add(
          .F106, at: written.position, found: TextQuoting.shown(written.expression.text)
        ) { [row = hidden.reference] in $0.showsSecret(written.key, of: row.described(in: $0)) }
      }
    }
  }
}
