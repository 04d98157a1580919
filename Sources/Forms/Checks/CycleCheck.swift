import SourceText
import Texts

/// F303: no formula needs its own result, also by way of others.
enum CycleCheck: FormCheck {
  static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    guard form.rows.contains(where: { $0.row.hasFormulas }),
      let circle = FormulaGraph(form.rows.map(\.row)).circle
    else { return }
    let members = circle.map { form.rows[$0] }
    log.row = members[0].reference
    log.add(.F303, at: members[0].positionOfFormula) { texts in
      texts.formulaCircle(
        members.map {
          texts.inLine($0.reference.described(in: texts), $0.positionOfFormula.line)
        })
    }
    log.row = nil
  }
}

extension DraftRow {
  fileprivate var positionOfFormula: SourcePosition {
    formulas.first?.position ?? reader.position
  }
}
