import Records
import Rules

/// Work on the document that nobody waits for.
extension OpenDocument {
  /// The work of judging long values whose rows were looked at; nil where there are none, or it goes on.
  var jobOfLongValues: LongValueJob? {
    let subjects = longValues.begin().map { location, value in
      LongValueJob.Subject(
        location: location, value: value, record: table[location.record],
        recordNumber: table.isList ? table.index(of: location.record).map { $0 + 1 } : nil)
    }
    return subjects.isEmpty
      ? nil
      : LongValueJob(
        number: longValues.formNumber, plan: binder.plan,
        patternBudget: binder.patternBudget, subjects: subjects)
  }

  /// Begins to index very many records; nil where no index is needed, or it is there.
  mutating func beginIndex() -> TableJob? {
    guard binder.plan.comparesSiblings, table.isList, table.isWhole, !siblings.isMaking,
      siblings[0] == nil
    else { return nil }
    siblings.isMaking = true
    return TableJob(
      number: 0, task: .index, plan: binder.plan, patternBudget: binder.patternBudget,
      table: table, filtered: nil, order: nil)
  }

  // MARK: Results, adopted; true where rows may show them

  /// Edits made meanwhile are followed, unless that is too much.
  mutating func adopt(_ index: UniqueIndex?) -> Bool {
    siblings.isMaking = false
    guard let index, index.compares(binder.plan.uniquePaths) else { return false }
    siblings.adopt(index)
    return true
  }

  /// A value that was edited meanwhile is asked about again.
  func adopt(_ outcome: LongValueJob.Outcome, ofForm number: Int) -> Bool {
    guard number == longValues.formNumber else { return false }
    longValues.adopt(outcome.found)
    return true
  }
}
