import FormEngine
import JSONText

/// Broken rules in records that are to be saved.
package struct CountedProblems: Sendable {
  var count = 0
  /// The first record that has one.
  var first: RecordID?
}

extension TableJob {
  func countProblems(
    in records: RecordSet, _ control: WorkControl, _ chunks: ParallelChunks
  ) -> Outcome {
    let placements = table.placements(of: records)
    control.begin(placements.count)
    let parts = chunks.map(placements.count) { places -> CountedProblems? in
      let binder = RecordBinder(
        form: form, locale: locale, patternBudget: patternBudget)
      var counted = CountedProblems()
      for (step, place) in places.enumerated() {
        let id = placements[place].id
        let record = table.fault(of: id) == nil ? table[id] : .emptyObject
        let problems = binder.problems(in: record).filter { $0.failure.severity == .error }
        if !problems.isEmpty { counted.first = counted.first ?? id }
        counted.count += Set(problems.map(\.row)).count
        if step % Self.stride == 0, !control.advance(by: Self.stride) { return nil }
      }
      return counted
    }
    var counted = CountedProblems()
    for part in parts {
      guard let part, !control.isCancelled else { return .stopped }
      counted.count += part.count
      counted.first = counted.first ?? part.first
    }
    return .problemsCounted(counted)
  }

  /// Records between two looks at the control.
  private static let stride = 256
}
