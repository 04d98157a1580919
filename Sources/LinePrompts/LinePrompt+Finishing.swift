import Forms
import JSONText
import Rules
import Texts

extension LinePrompt {
  /// Ends, unless the answers have caused errors: then it continues with the first row to be corrected.
  mutating func finish() {
    while !outer.isEmpty {
      guard closeFrame() else { return }
    }
    let problems = record.problemsAdded(by: binder)
    guard !problems.isEmpty else {
      record.writeDefaults(by: binder)
      end = .save
      return
    }
    isRefused = true
    complaints = [texts.answersAreBroken] + record.newErrors(by: binder).map { "  ✗ " + $0 }
    let reading = reading
    let indices = problems.compactMap { index(ofRowWith: $0) }.sorted()
    let first = indices.first { index in
      let bound = bound(at: index)
      return bound.state.isVisible && isAsked(bound, in: reading)
    }
    go(to: first ?? 0)
  }

  /// The index of the record's row that has a problem, or what the problem is in.
  private func index(ofRowWith problem: ProblemBelow) -> Int? {
    guard !problem.path.isEmpty else { return binder.plan.index(ofRow: problem.row.identifier) }
    return binder.form.rows.firstIndex { row in
      guard let steps = (row.child?.path ?? row.valuePath)?.steps, !steps.isEmpty else {
        return false
      }
      return problem.path.starts(with: steps)
    }
  }

  /// Messages after the last answer, once.
  mutating func says() -> [String] {
    defer { complaints = [] }
    return complaints
  }
}

/// An error by which the ones that answers have caused are told from earlier ones: items may have moved since.
struct AddedProblem: Hashable {
  let row: String
  let message: String
}

extension AddedProblem {
  init(_ problem: ProblemBelow) {
    self.init(row: problem.row.identifier, message: problem.failure.message)
  }
}

extension AnsweredRecord {
  /// The errors that the record has and did not have before the first answer.
  func problemsAdded(by binder: RecordBinder) -> [ProblemBelow] {
    let before = Set(errors(in: formerValue, binder).map(AddedProblem.init))
    return errors(in: value, binder).filter { !before.contains(AddedProblem($0)) }
  }

  /// Messages about these errors, with their rows' labels, or their paths inside the record.
  package func newErrors(by binder: RecordBinder) -> [String] {
    problemsAdded(by: binder).map { problem in
      binder.texts.about(
        problem.path.isEmpty ? problem.row.spokenLabel : problem.namedRow.identifier,
        problem.failure.message)
    }
  }

  private func errors(in value: JSONSlice, _ binder: RecordBinder) -> [ProblemBelow] {
    binder.reading(value).problemsAtAnyDepth.filter {
      $0.failure.severity == .error && $0.failure.rule != .below
    }
  }
}
