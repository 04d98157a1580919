import Expressions
import Forms
import Records
import Rules
import Texts
import Values

/// D102: conditions that consist of the path of a row whose values in the records are never boolean. If the form
/// gives the row's type, F304 reports it without records.
struct ConditionFindings {
  private let survey: PathSurvey
  /// The form as written; `settled` has the kinds of rows that the records show.
  private let form: Form
  private let settled: Form
  private let formPath: String
  private let positions: FormPositions

  /// The findings of a form and of the forms that its rows open.
  static func all(
    of form: Form, in table: RecordTable, formPath: String, _ positions: FormPositions
  ) -> [Diagnostic] {
    let findings = Self(
      survey: PathSurvey(table), form: form, settled: Workspace.settled(form, by: table),
      formPath: formPath, positions: positions)
    return ([nil] + form.forms.keys.sorted().map(\.text)).flatMap(findings.findings)
  }

  private func findings(inside name: String?) -> [Diagnostic] {
    guard let written = name.map({ form.forms[$0] }) ?? form,
      let settled = name.map({ settled.forms[$0] }) ?? settled
    else { return [] }
    let (types, settledTypes) = (RowTypes(written.rows), RowTypes(settled.rows))
    // What a form or a section sets is the same for all of its rows.
    var checked: Set<[String]> = []
    return written.rows.flatMap { row in
      row.predicates.compactMap { predicate -> Diagnostic? in
        guard let path = predicate.expression.barePath, types.knows(path),
          predicate.isOfRow
            || checked.insert([predicate.key, predicate.expression.text]).inserted,
          predicate.expression.reasonAgainstBool(types) == nil,
          let reason = predicate.expression.reasonAgainstBool(settledTypes)
        else { return nil }
        let kinds = Set(survey.values(at: path, of: form, inside: name).map(\.kind))
        guard !kinds.subtracting([.null]).isEmpty, !kinds.contains(.bool) else { return nil }
        return diagnostic(predicate, reason, of: row, inside: name)
      }
    }
  }

  private func diagnostic(
    _ predicate: RowPredicate, _ reason: ExpressionFinding, of row: ConfigRow, inside name: String?
  ) -> Diagnostic {
    let bearer = predicate.isOfRow ? row : nil
    let found = positions.position(
      of: predicate.key, predicate.expression, row: bearer, in: name)
    return Diagnostic(
      file: found?.file ?? row.file ?? formPath, position: found?.position ?? row.position,
      severity: DiagnosticCode.D102.severity, code: .D102,
      row: bearer.map { RowReference($0, of: name) },
      message: Sentence {
        $0.impossibleExpression(
          predicate.key, reason.message.text(in: $0), at: reason.range.lowerBound + 1)
      },
      found: Sentence(verbatim: TextQuoting.shown(predicate.expression.text)),
      advice: Sentence { $0.conditionAdvice })
  }
}

private struct RowPredicate {
  let key: String
  let expression: Expression
  /// False for a predicate of the row's section or of the form.
  var isOfRow = true
}

extension ConfigRow {
  fileprivate var predicates: [RowPredicate] {
    conditions.map {
      RowPredicate(
        key: $0.effect.rawValue, expression: $0.predicate, isOfRow: $0.origin == .row)
    }
      + (predicateRules.map(\.predicate) + colorRules.map(\.predicate)).map {
        RowPredicate(key: "predicate", expression: $0)
      }
  }
}

extension Expression {
  /// The reason why it can't be boolean, by the types of rows; nil if it may be.
  fileprivate func reasonAgainstBool(_ types: RowTypes) -> ExpressionFinding? {
    check(types: types, expecting: .bool).first { $0.kind == .notBool }
  }
}
