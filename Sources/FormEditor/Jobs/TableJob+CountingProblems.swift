import Forms
import JSONText
import Queries
import Records
import Rules
import Values

extension TableJob {
  /// Nil where it was stopped.
  func countProblems(
    _ count: Int, at id: @escaping @Sendable (Int) -> RecordID, _ control: WorkControl,
    _ chunks: ParallelChunks, listsWarnings: Bool = false
  ) -> CountedProblems? {
    let unique = uniqueIndex(control, chunks)
    control.begin(count)
    let parts = chunks.map(count) { indices -> CountedProblems? in
      let base = RecordBinder(plan, patternBudget: patternBudget, in: enclosing)
      let siblings = unique.map { Siblings($0) }
      var counted = CountedProblems()
      for (step, index) in indices.enumerated() {
        let recordID = id(index)
        let record = table.fault(of: recordID) == nil ? table[recordID] : .emptyObject
        let reading = base.entering(recordID, of: table, among: siblings).reading(record)
        let found = reading.problems
        let problems = found.filter { $0.failure.severity == .error }
        if !problems.isEmpty { counted.first = counted.first ?? recordID }
        counted.count += problems.reduce(0) { $0 + errors($1, in: reading) }
        if listsWarnings, found.count > problems.count {
          counted.warnings.add(warnings(among: found, of: recordID, reading))
        }
        if step % Self.stride == 0, !control.advance(by: Self.stride) { return nil }
      }
      return counted
    }
    var counted = CountedProblems()
    for part in parts {
      guard let part, !control.isCancelled else { return nil }
      counted.add(part)
    }
    return counted
  }

  /// The number of errors that a problem counts as: those inside of a value are counted one by one.
  private func errors(
    _ problem: (row: Int, failure: ValidationFailure), in reading: RecordReading
  ) -> Int {
    guard problem.failure.rule == .below, problem.failure.count > 1 else { return 1 }
    let row = reading.plan.form.rows[problem.row]
    return reading.problemsBelow(row).count { $0.failure.severity == .error }
  }

  /// The warnings of a record; a row that sums up the problems below it is replaced by those.
  private func warnings(
    among found: [(row: Int, failure: ValidationFailure)], of id: RecordID,
    _ reading: RecordReading
  ) -> FoundWarnings {
    var warnings = FoundWarnings()
    for (index, failure) in found where failure.isWarning {
      let row = reading.plan.form.rows[index]
      if failure.rule != .below {
        warnings.add(FoundWarning(failure, at: Location(id, row: row.identifier), named: row.key))
        continue
      }
      for problem in reading.problemsBelow(row)
      where problem.failure.isWarning {
        let name = "\(ValuePath(steps: problem.path).description) \(problem.row.key)"
        let location = Location(id, path: problem.path, row: problem.row.identifier)
        warnings.add(FoundWarning(problem.failure, at: location, named: name))
      }
    }
    return warnings
  }

  /// Number of records between two checks of the control.
  private static let stride = 256
}

extension ValidationFailure {
  /// True for a warning, but not for a pattern that needs too much work for a text: that says
  /// nothing against the text.
  fileprivate var isWarning: Bool { severity == .warning && rule != .regex }
}

extension FoundWarning {
  fileprivate init(_ failure: ValidationFailure, at location: Location, named name: String) {
    self.init(
      location: location, name: name, message: failure.message,
      isAboutFormula: failure.rule == .formula)
  }
}
