import Forms
import JSONText
import Rules
import Texts
import Values

/// W402: the initial values of a list's new items satisfy the rules of the items' form. Missing values don't count.
enum ItemDefaultCheck: ChildCheck {
  static func check(_ draft: DraftRow, opening child: DraftForm, in family: FormFamily) {
    guard let value = draft.row.listSettings.itemDefault, let name = draft.row.child?.name,
      let form = family.form.form(named: name)
    else { return }
    let item = JSONSlice(writing: form.startingItem(value))
    let judged = form.withRules(decidedBy: item)
    let found = failures(in: item, of: judged)
    for (index, (label, failure)) in found.enumerated() {
      draft.report(
        .W402, of: "itemDefault",
        advice: \.keepRulesAdvice
      ) { texts in
        let same = failures(in: item, of: judged, in: texts.language).dropFirst(index).first
        let message = (same?.failure ?? failure).message
        return texts.itemDefaultBreaksRule(
          failure.rule.rawValue, label.isEmpty ? message : texts.about(label, message))
      }
    }
  }

  /// The errors of rows that have a value, with the rows' labels, then of nested ones, with their paths; for an item
  /// without any values the first error.
  private static func failures(
    in item: JSONSlice, of form: Form, in language: Language = .english
  ) -> [(label: String, failure: ValidationFailure)] {
    let reading = RecordBinder(form: form, locale: .plain(in: language)).reading(item)
    let failures = reading.ownProblems.compactMap { row, failure in
      isBroken(failure, form.rows[row], in: reading)
        ? (label: form.rows[row].key, failure: failure) : nil
    }
    if let first = failures.first(where: { $0.failure.rule == .path }) { return [first] }
    let inside = reading.problemsBelow.filter { problem in
      isBroken(problem.failure, problem.row, in: problem.reading)
        && problem.row.predicateRules.allSatisfy { $0.isDecided(by: problem.reading.record) }
    }
    return failures + inside.map { ($0.valuePath.description, $0.failure) }
  }

  /// True if a failure is about an existing value.
  private static func isBroken(
    _ failure: ValidationFailure, _ row: ConfigRow, in reading: RecordReading
  ) -> Bool {
    if case .missing = reading.content(of: row) { return false }
    return failure.severity == .error && failure.rule != .required
  }

  private static func binder(for form: Form, in language: Language = .english) -> RecordBinder {
    RecordBinder(form: form, locale: .plain(in: language))
  }
}

extension Form {
  /// The form without rules between values that an item does not have yet.
  fileprivate func withRules(decidedBy item: JSONSlice) -> Form {
    var form = self
    for index in rows.indices where !rows[index].predicateRules.isEmpty {
      form.rows[index] = rows[index].with {
        $0.predicateRules.removeAll { !$0.isDecided(by: item) }
      }
    }
    return form
  }
}
