import Forms
import JSONText
import Rules
import Texts
import Values

/// W402: what new items of a list begin with keeps the rules of the items' form. What is still to be filled in breaks none.
enum ItemDefaultCheck: ChildCheck {
  static func check(
    _ draft: DraftRow, opening child: DraftForm, in family: FormFamily, log: inout DiagnosticLog
  ) {
    guard let value = draft.row.listSettings.itemDefault, let name = draft.row.child?.name,
      let form = family.form.form(named: name)
    else { return }
    let item = JSONSlice(writing: binder(for: form).startingItem(value))
    let judged = form.withRules(decidedBy: item)
    for (row, failure) in failures(in: item, of: judged) {
      log.add(
        .W402, at: draft.reader.position(of: "itemDefault"),
        advice: Sentence { $0.keepRulesAdvice }
      ) { texts in
        let failures = failures(in: item, of: judged, in: texts.language)
        let same = failures.first { $0.row == row && $0.failure.rule == failure.rule }
        let (label, message) = (judged.rows[row].key, (same?.failure ?? failure).message)
        return texts.itemDefaultBreaksRule(
          failure.rule.rawValue, label.isEmpty ? message : texts.about(label, message))
      }
    }
  }

  /// The errors of rows that have a value; of an item that has no rows' values at all the first.
  private static func failures(
    in item: JSONSlice, of form: Form, in language: Language = .english
  ) -> [(row: Int, failure: ValidationFailure)] {
    let binder = binder(for: form, in: language)
    let failures = binder.problems(in: item, below: false).filter { row, failure in
      if case .missing = binder.content(of: form.rows[row], in: item) { return false }
      return failure.severity == .error && failure.rule != .required
    }
    return failures.first { $0.failure.rule == .path }.map { [$0] } ?? failures
  }

  private static func binder(for form: Form, in language: Language = .english) -> RecordBinder {
    RecordBinder(
      form: form,
      locale: FormLocale(numbers: "en_US_POSIX", times: "en_US_POSIX", language: language))
  }
}

extension Form {
  /// The form without rules between values that an item does not have yet.
  fileprivate func withRules(decidedBy item: JSONSlice) -> Form {
    var form = self
    for place in rows.indices where !rows[place].predicateRules.isEmpty {
      form.rows[place].predicateRules = rows[place].predicateRules.filter {
        $0.isDecided(by: item)
      }
    }
    return form
  }
}
