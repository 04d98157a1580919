import JSONText

/// What a journal says was done and not taken back, in its order.
struct JournalSteps {
  struct Step {
    /// Which entry it is.
    let index: Int
    /// Nil for one that the journal doesn't have.
    let edit: Edit?
  }

  private(set) var done: [Step] = []
  /// What is in conflict at the end.
  private(set) var conflicts: [JournalConflict] = []
  /// What records were before anything was done to them.
  private(set) var marks = RecordMarks()
  private(set) var unknownCount = 0

  init(_ entries: [JournalEntry]) {
    var undone: [Step] = []
    for (index, entry) in entries.enumerated() {
      switch entry {
      case .edit(let edit, let marks):
        undone = []
        done.append(Step(index: index, edit: edit))
        take(marks)
      case .unknown:
        undone = []
        done.append(Step(index: index, edit: nil))
        unknownCount += 1
      case .undo: if let step = done.popLast() { undone.append(step) }
      case .redo: if let step = undone.popLast() { done.append(step) }
      case .marks(let marks): take(marks)
      case .conflicts(let open): conflicts = open
      }
    }
  }

  /// What was written first is what a record was.
  private mutating func take(_ marks: RecordMarks) {
    self.marks.marks.merge(marks.marks) { first, _ in first }
    self.marks.records.merge(marks.records) { first, _ in first }
  }
}
