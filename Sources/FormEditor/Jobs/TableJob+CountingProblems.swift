import Queries
import Records
import Rules

extension TableJob {
  /// Nil where it was stopped.
  func countProblems(
    _ count: Int, at id: @escaping @Sendable (Int) -> RecordID, _ control: WorkControl,
    _ chunks: ParallelChunks
  ) -> CountedProblems? {
    let unique = uniqueIndex(control, chunks)
    control.begin(count)
    let parts = chunks.map(count) { places -> CountedProblems? in
      let binder = RecordBinder(
        form: form, locale: locale, patternBudget: patternBudget)
      let siblings = unique.map { Siblings($0) }
      var counted = CountedProblems()
      for (step, place) in places.enumerated() {
        let recordID = id(place)
        let record = table.fault(of: recordID) == nil ? table[recordID] : .emptyObject
        binder.surroundings.siblings = siblings.map { SiblingPlace(recordID, of: $0) }
        let problems = binder.problems(in: record).filter { $0.failure.severity == .error }
        if !problems.isEmpty { counted.first = counted.first ?? recordID }
        counted.count += Set(problems.map(\.row)).count
        if step % Self.stride == 0, !control.advance(by: Self.stride) { return nil }
      }
      return counted
    }
    var counted = CountedProblems()
    for part in parts {
      guard let part, !control.isCancelled else { return nil }
      counted.count += part.count
      counted.first = counted.first ?? part.first
    }
    return counted
  }

  /// Records between two looks at the control.
  private static let stride = 256
}
