import JSONText

/// What a journal says was done and not undone, in its order.
package struct JournalSteps: Sendable {
  /// An edit that was done.
  package struct Step: Sendable {
    /// Which entry it is.
    package let index: Int
    /// Nil for one that the journal doesn't have.
    package let edit: Edit?
  }

  /// The first one first.
  package private(set) var done: [Step] = []
  /// What is in conflict at the end.
  package private(set) var conflicts: [JournalConflict] = []
  /// Which entry says so; nil where none does.
  package private(set) var conflictsIndex: Int?
  /// What records were before anything was done to them.
  package private(set) var marks = RecordMarks()

  /// How many edits the journal has.
  package var editCount: Int { done.count { $0.edit != nil } }
  /// How many edits were done that the journal doesn't have.
  package var unknownCount: Int { done.count { $0.edit == nil } }

  package init(_ entries: [JournalEntry]) {
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
      case .undo: if let step = done.popLast() { undone.append(step) }
      case .redo: if let step = undone.popLast() { done.append(step) }
      case .marks(let marks): take(marks)
      case .conflicts(let open, let marks):
        (conflicts, conflictsIndex) = (open, index)
        take(marks)
      }
    }
  }

  /// What was written first is what a record was.
  private mutating func take(_ marks: RecordMarks) {
    self.marks.add(marks)
  }

  /// What was taken away and is in conflict, of records that are not known: no edit could be listed for it.
  func pendingRemovals(isKnown: (Int) -> Bool) -> [JournalMisfit] {
    guard let conflictsIndex else { return [] }
    return conflicts.filter { !isKnown($0.number) }
      .compactMap { $0.pendingRemoval.map { JournalMisfit($0, conflictsIndex) } }
  }

  /// The line that has what could not be done of an entry, and no more; nil where that is all of the entry.
  package func members(for misfits: [JournalMisfit], of index: Int) -> [JSONMember]? {
    if index == conflictsIndex {
      let removals = misfits.map(\.edit)
      return [
        JournalConflict.member(
          conflicts.filter { $0.pendingRemoval.map(removals.contains) ?? false })
      ]
    }
    guard let misfit = misfits.first, misfits.count == 1,
      misfit.edit != done.first(where: { $0.index == index })?.edit
    else { return nil }
    return EditWriter(number: \.number).object(ofValuesIn: misfit.edit)
      .map { [JSONMember(name: "do", value: $0)] }
  }
}
