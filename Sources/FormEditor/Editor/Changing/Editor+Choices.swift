import Records

/// Undo of choices between mine and theirs that needed no edit: what they settled is asked about again.
extension Editor {
  /// Takes the last step back; a choice whose conflicts were saved or merged since is nothing to take back.
  mutating func undoneStep() -> Document<StepNote>.Step? {
    while let step = state.document.undo() {
      if !step.isChoice || state.conflicts.reopen(step.note.settled) { return step }
    }
    return nil
  }

  /// Redoes the step that was undone last; skips a choice whose conflicts can't be settled
  /// again.
  mutating func redoneStep() -> Document<StepNote>.Step? {
    while let step = state.document.redo() {
      if !step.isChoice || state.conflicts.settle(step.note.settled) { return step }
    }
    return nil
  }

  /// Shows where a choice is open again, or is not any more.
  mutating func showChoice(_ note: StepNote) {
    // Cells with conflicts show more than their bytes.
    cellCache = CellCache()
    go(to: note.location)
    rebind()
  }
}

extension Document<StepNote>.Step {
  var isChoice: Bool { change == nil && !note.settled.isEmpty }
}
