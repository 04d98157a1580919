import SourceText
import Texts

/// F303: no formula needs its own result, also by way of others.
enum CycleCheck: FormCheck {
  static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    guard form.rows.contains(where: { $0.row.hasFormulas }) else { return }
    for circle in FormulaGraph(form.rows.map(\.row)).circles {
      let members = circle.map {
        (row: form.rows[$0].reference, at: form.rows[$0].positionOfFormula)
      }
      log.row = members[0].row
      log.add(.F303, at: members[0].at) { texts in
        texts.formulaCircle(
          members.map { texts.inLine($0.row.described(in: texts), $0.at.line) })
      }
    }
    log.row = nil
  }
}

extension DraftRow {
  fileprivate var positionOfFormula: SourcePosition {
    formulas.first?.position ?? reader.position
  }
}
