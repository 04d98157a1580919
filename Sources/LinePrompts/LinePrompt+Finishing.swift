import Forms
import JSONText
import Rules
import Texts

extension LinePrompt {
  /// Ends, unless the answers have caused errors: then it continues with the first row to be corrected.
  mutating func finish() {
    let problems = record.problemsAdded(by: binder)
    guard !problems.isEmpty else {
      record.writeDefaults(by: binder)
      end = .save
      return
    }
    isRefused = true
    complaints = [texts.answersAreBroken] + record.newErrors(by: binder).map { "  ✗ " + $0 }
    let indices = problems.compactMap { binder.plan.index(ofRow: $0.row) }.sorted()
    let first = indices.first { isAsked(bound(at: $0)) && bound(at: $0).state.isVisible }
    go(to: first ?? 0)
  }

  /// Messages after the last answer, once.
  mutating func says() -> [String] {
    defer { complaints = [] }
    return complaints
  }
}

/// An error caused by answers.
struct AddedProblem: Hashable {
  let row: String
  let message: String
}

extension AnsweredRecord {
  /// The errors that the record has and did not have before the first answer.
  func problemsAdded(by binder: RecordBinder) -> [AddedProblem] {
    let before = Set(errors(in: formerValue, binder))
    return errors(in: value, binder).filter { !before.contains($0) }
  }

  /// Messages about these errors, with their rows' labels.
  package func newErrors(by binder: RecordBinder) -> [String] {
    problemsAdded(by: binder).map {
      binder.texts.about(binder.plan.row(named: $0.row)?.spokenLabel ?? $0.row, $0.message)
    }
  }

  private func errors(in value: JSONSlice, _ binder: RecordBinder) -> [AddedProblem] {
    binder.reading(value).problems.filter { $0.failure.severity == .error }.map {
      AddedProblem(row: binder.form.rows[$0.row].identifier, message: $0.failure.message)
    }
  }
}
