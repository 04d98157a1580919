import Records

/// Undo of choices between mine and theirs that needed no edit: what they settled is asked about again.
extension Browser {
  /// Takes the last step back; a choice whose conflicts were saved or merged since is nothing to take back.
  mutating func undoneStep() -> Document<StepNote>.Step? {
    while let step = records.undo() {
      if !step.isChoice || conflicts.reopen(step.note.settled) { return step }
    }
    return nil
  }

  /// Redoes the step that was undone last; skips a choice whose conflicts can't be settled
  /// again.
  mutating func redoneStep() -> Document<StepNote>.Step? {
    while let step = records.redo() {
      if !step.isChoice || conflicts.settle(step.note.settled) { return step }
    }
    return nil
  }
}

extension Document<StepNote>.Step {
  var isChoice: Bool { change == nil && !note.settled.isEmpty }
}
