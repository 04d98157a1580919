import SourceText
import Texts

/// F303: no formula needs its own result, also by way of others.
enum CycleCheck: FormCheck {
  static func check(_ form: DraftForm) {
    guard form.rows.contains(where: { $0.row.hasFormulas }) else { return }
    for circle in FormulaGraph(form.rows.map(\.row)).circles {
      report(circle.map { form.rows[$0] })
    }
  }

  /// Circles that go through several forms: an item needs a total of the record, and the total the items.
  static func check(_ family: FormFamily) {
    guard !family.children.isEmpty, let graph = NestedFormulas(family) else { return }
    for circle in FormulaGraph(needs: graph.needs).circles {
      let members = circle.map { graph.formulas[$0] }
      // Those within a form are known.
      guard Set(members.map(\.form)).count > 1 else { continue }
      report(members.map(\.row))
    }
  }

  private static func report(_ circle: [DraftRow]) {
    let members = circle.map { (row: $0.reference, at: $0.positionOfFormula) }
    circle[0].report(.F303, at: members[0].at, advice: \.circleAdvice) { texts in
      texts.formulaCircle(
        members.map { texts.inLine($0.row.described(in: texts), $0.at.line) })
    }
  }
}

extension DraftRow {
  fileprivate var positionOfFormula: SourcePosition {
    formulas.first?.position ?? reader.position
  }
}
