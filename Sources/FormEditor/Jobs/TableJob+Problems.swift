import Queries
import Values

extension TableJob {
  /// The next record that breaks a rule.
  func findProblem(
    from index: Int, direction: Direction, _ control: WorkControl, _ chunks: ParallelChunks
  ) -> Outcome {
    let found = problems(control, chunks).next(
      from: index, direction: direction, in: table, order: order, control: control, chunks: chunks)
    return control.isCancelled ? .stopped : .foundProblem(found?.record)
  }

  /// All records that break a rule, whatever is in view, in the file's order.
  func listProblems(_ control: WorkControl, _ chunks: ParallelChunks) -> Outcome {
    let found = problems(control, chunks).matches(in: table, control: control, chunks: chunks)
    return found.map { .problemsListed($0) } ?? .stopped
  }

  private func problems(_ control: WorkControl, _ chunks: ParallelChunks) -> RecordFilter {
    var filter = RecordFilter.problems(by: plan, patternBudget: patternBudget)
    filter.enclosing = enclosing
    return filter.comparing(in: table, known: unique, control: control, chunks: chunks)
  }
}
