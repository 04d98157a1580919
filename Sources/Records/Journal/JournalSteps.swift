import JSONText

/// The actions of a journal that were not undone, in order.
package struct JournalSteps: Sendable {
  /// An edit, with the index of its entry.
  package struct Step: Sendable {
    package let index: Int
    /// The edit; nil if it is missing in the journal.
    package let edit: Edit?
  }

  package private(set) var done: [Step] = []
  package private(set) var conflicts: [JournalConflict] = []
  /// The index of the entry with the conflicts; nil if there is none.
  package private(set) var conflictsIndex: Int?
  /// The state of records before their first edit.
  package private(set) var marks = RecordMarks()

  package var editCount: Int { done.count { $0.edit != nil } }
  /// Number of edits that were made but are missing in the journal.
  package var unknownCount: Int { done.count { $0.edit == nil } }

  package init(_ entries: [JournalEntry]) {
    var undone: [Step] = []
    for (index, entry) in entries.enumerated() {
      switch entry {
      case .edit(let edit, let marks):
        undone = []
        done.append(Step(index: index, edit: edit))
        adopt(marks)
      case .unknown:
        undone = []
        done.append(Step(index: index, edit: nil))
      case .undo: if let step = done.popLast() { undone.append(step) }
      case .redo: if let step = undone.popLast() { done.append(step) }
      case .marks(let marks): adopt(marks)
      case .conflicts(let open, let marks):
        (conflicts, conflictsIndex) = (open, index)
        adopt(marks)
      }
    }
  }

  /// Adds marks; the first mark of a record counts.
  private mutating func adopt(_ marks: RecordMarks) {
    self.marks.add(marks)
  }

  /// Removals in conflict of unknown records, for which no edit could be listed.
  func pendingRemovals(isKnown: (Int) -> Bool) -> [JournalMisfit] {
    guard let conflictsIndex else { return [] }
    return conflicts.filter { !isKnown($0.number) }
      .compactMap { $0.pendingRemoval.map { JournalMisfit($0, conflictsIndex) } }
  }

  /// The line with the part of an entry that could not be made; nil if that is the whole entry.
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
