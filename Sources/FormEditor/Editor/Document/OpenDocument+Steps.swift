import Forms
import JSONText
import Records
import Values

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
      exchangeDrafts(with: &step.note)
      return step
    }
    return nil
  }

  /// Keeps with a step the drafts of items that are gone by it, and restores those that it has kept.
  private mutating func exchangeDrafts(with note: inout StepNote) {
    anchors.drafts.merge(note.drafts) { $1 }
    note.drafts = anchors.drafts.filter { !hasItems(around: $0.key) }
    for location in note.drafts.keys { anchors.drafts[location] = nil }
  }

  /// Keeps with the last step the drafts of items that it has removed.
  mutating func keepDraftsWithLastStep() {
    guard var note = records.lastStep?.note else { return }
    exchangeDrafts(with: &note)
    records.annotateLastStep(note)
  }

  /// True where the items exist that a row is in.
  private func hasItems(around location: Location) -> Bool {
    guard !location.path.isEmpty, table.index(of: location.record) != nil,
      let items = RowLocation(ValuePath(steps: location.path), from: form)?.items
    else { return true }
    let record = reader.readable(location.record)
    return items.allSatisfy { record.lookup($0.path).slice != nil }
  }

  /// The last step has given the item of the step before its first key.
  mutating func nameAddition() {
    guard var note = records.lastStep?.note else { return }
    note.namesAddition = true
    records.annotateLastStep(note)
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
