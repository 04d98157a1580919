import Records

/// A way through the steps of undo.
enum StepDirection {
  case undo, redo
}

/// Steps back and forth.
extension OpenDocument {
  /// Undoes the last step, or redoes the one that was undone last, with what it left out of hidden rows and the conflicts
  /// that it settled. Nil where there is none. A choice between mine and theirs whose conflicts were saved or merged
  /// since is skipped.
  mutating func step(_ direction: StepDirection) -> Document<StepNote>.Step? {
    while var step = direction == .undo ? records.undo() : records.redo() {
      let isOpen =
        direction == .undo
        ? conflicts.reopen(step.note.settled) : conflicts.settle(step.note.settled)
      guard isOpen || !step.isChoice else { continue }
      anchors.exchangeOmitted(with: &step.note)
      return step
    }
    return nil
  }

  /// Changes the note of the step that was undone or redone last.
  mutating func annotate(_ note: StepNote, _ direction: StepDirection) {
    switch direction {
    case .undo: records.annotateUndoneStep(note)
    case .redo: records.annotateLastStep(note)
    }
  }
}

extension Document<StepNote>.Step {
  /// True for a choice between mine and theirs that needed no edit.
  var isChoice: Bool { change == nil && !note.settled.isEmpty }
}
