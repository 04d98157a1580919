import Forms
import JSONText
import Queries
import Records
import Rules
import Values

/// Judges what is inside of long values, beside the keys.
package struct LongValueJob: BackgroundJob {
  /// A value, and the record of the file that it is in.
  struct Subject {
    let location: Location
    let value: JSONSlice
    let record: JSONSlice
    /// The record's number in the file, from 1; nil where it is the only one.
    let recordNumber: Int?
  }

  /// The result of the job.
  package struct Outcome: Sendable {
    let found: [Location: LongValues.Verdict]
  }

  package let number: Int
  let plan: FormPlan
  let patternBudget: PatternBudget
  let subjects: [Subject]

  /// O(the values).
  package func run(control: WorkControl, chunks: ParallelChunks) -> Outcome {
    let binder = RecordBinder(plan, patternBudget: patternBudget)
    var found: [Location: LongValues.Verdict] = [:]
    for subject in subjects where !control.isCancelled {
      found[subject.location] = LongValues.Verdict(
        value: subject.value, failure: failure(of: subject, binder))
    }
    return Outcome(found: found)
  }

  private func failure(of subject: Subject, _ documentBinder: RecordBinder) -> ValidationFailure? {
    let path = subject.location.path
    let documentBinder = documentBinder.within(
      RecordContext(item: subject.recordNumber.map { ItemPosition(index: $0 - 1) }))
    guard var binder = documentBinder.binder(at: path[...]),
      let row = binder.plan.row(named: subject.location.row),
      case .found(let object) = subject.record.lookup(path)
    else { return nil }
    if !path.isEmpty {
      binder = binder.within(documentBinder.reading(subject.record).context(ofObjectAt: path))
    }
    return binder.reading(object).problems(of: row).first { $0.rule == .below }
  }
}
