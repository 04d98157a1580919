import Records

/// What was done, to be undone and redone without limit.
struct History {
  private var done: [Change] = []
  private var undone: [Change] = []
  /// Whether texts left in fields are among what was done.
  private var holdsTexts = false

  /// The change that `u` would take back.
  var last: Change? { done.last }

  /// Texts that were left before stay at their fields: taking back edits never opens one on the way.
  mutating func record(_ change: Change) {
    if holdsTexts { done.removeAll { $0.abandoned != nil } }
    holdsTexts = false
    done.append(change)
    undone.removeAll()
  }

  /// The change to take back, if there is one; to be handed over by `keepUndone`.
  mutating func takeDone() -> Change? { done.popLast() }

  /// The change to make anew, if there is one; to be handed over by `keepDone`.
  mutating func takeUndone() -> Change? { undone.popLast() }

  mutating func keepDone(_ change: Change) {
    if change.abandoned != nil { holdsTexts = true }
    done.append(change)
  }

  mutating func keepUndone(_ change: Change) { undone.append(change) }
}

/// One step: what was done, and where.
struct Change {
  /// Nil where only the selection was changed.
  var edit: TableEdit?
  var record: RecordID
  var row: String
  /// What it was, for the message: `the change of Salary`.
  var summary: String
  /// Where its records stood in the view when they last left it.
  var viewPlaces: ViewPlaces?
  /// The records that were selected before and no longer are.
  var deselected = RecordSet()
  /// The records that were selected when this was undone, where it only cleared a selection.
  var formerSelection = RecordSet()
  /// The text that was left in a field: then nothing else was done.
  var abandoned: AbandonedText?
}
