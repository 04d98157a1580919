import Expressions
import SourceText
import Texts
import Values

/// F106: what formulas must not be: beside a constant default, of secrets, or of the time where they are stored.
enum FormulaCheck: FormCheck {
  static func check(_ form: DraftForm) {
    let secure = form.rows.filter(\.row.isSecure)
    let clocks = ClockReaders(form.rows)
    for row in form.rows {
      row.checkShapes { shape in
        guard !shape.formulas.isEmpty || !shape.bounds.isEmpty else { return }
        check(shape, against: secure)
        checkClock(shape, clocks)
      }
    }
  }

  private static func checkClock(_ draft: DraftRow, _ clocks: ClockReaders) {
    guard let formula = draft.row.formula, draft.row.valuePath != nil,
      clocks.contain(formula.expression)
    else { return }
    draft.report(
      .F106, of: "formula", quoting: formula.expression.text, advice: \.defaultFormulaOrNoPath
    ) { $0.clockIsStored }
  }

  private static func check(_ draft: DraftRow, against secure: [DraftRow]) {
    let (row, reader) = (draft.row, draft.reader)
    if row.defaultFormula != nil, row.defaultValue != nil {
      reader.report(.F106, of: "defaultFormula", advice: \.dropOne) {
        $0.contradicts("defaultFormula", "defaultValue")
      }
    }
    for written in draft.formulas + draft.bounds {
      if row.isSecure {
        draft.report(.F106, at: written.position, advice: \.dropOne) {
          $0.contradicts(written.key, "isSecure")
        }
      } else if let hidden = secure.first(where: { $0.row.isRead(by: written.expression) }) {
        draft.report(
          .F106, at: written.position, quoting: written.expression.text, advice: \.leaveSecretOut
        ) { [row = hidden.reference] in $0.showsSecret(written.key, of: row.described(in: $0)) }
      }
    }
  }
}

/// The rows that show what changes with the time, also by way of others.
private struct ClockReaders {
  private var identifiers: Set<ExactText> = []

  /// O(rows and what their formulas name).
  init(_ drafts: [DraftRow]) {
    let all = drafts.map(\.row).filter { $0.valuePath == nil && $0.formula != nil }
    guard all.contains(where: { $0.formula?.expression.dependencies.readsClock == true }) else {
      return
    }
    let graph = FormulaGraph(all)
    // Each after those that it needs.
    for index in graph.order {
      guard let formula = all[index].formula?.expression, contain(formula) else { continue }
      identifiers.insert(all[index].identifier)
    }
  }

  /// True if a formula reads the clock, directly or through one of the rows.
  func contain(_ formula: Expression) -> Bool {
    formula.dependencies.readsClock
      || !formula.dependencies.identifiers.isDisjoint(with: identifiers)
  }
}
