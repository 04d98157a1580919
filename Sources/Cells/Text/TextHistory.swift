/// One change of a text: at `start`, `inserted` replaced `removed`.
struct TextChange: Hashable, Sendable {
  var start: Int
  var removed: [Character]
  var inserted: [Character]
  var cursorBefore: Int
  var cursorAfter: Int

  var inverse: TextChange {
    TextChange(
      start: start, removed: inserted, inserted: removed, cursorBefore: cursorAfter,
      cursorAfter: cursorBefore)
  }
}

/// The kind of an action, for grouping undo steps.
package enum TextChangeKind: Hashable, Sendable { case typing, erasing, other }

/// The undo and redo steps of a text being edited; typing makes one step for each word.
struct TextHistory: Hashable, Sendable {
  private struct Step: Hashable, Sendable {
    var kind: TextChangeKind
    var changes: [TextChange]
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  /// True if the next change of the same kind joins the last step.
  private var isOpen = false

  mutating func record(_ change: TextChange, as kind: TextChangeKind) {
    undone = []
    if isOpen, kind != .other, let last = done.indices.last, done[last].kind == kind,
      !(kind == .typing && startsWord(change, after: done[last]))
    {
      done[last].changes.append(change)
    } else {
      done.append(Step(kind: kind, changes: [change]))
    }
    isOpen = true
  }

  /// Ends the current step after the cursor was moved.
  mutating func close() { isOpen = false }

  /// The changes to revert, the last one first; nil if there are none.
  mutating func undo() -> [TextChange]? {
    isOpen = false
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step.changes.reversed()
  }

  /// The changes to repeat, in order; nil if there are none.
  mutating func redo() -> [TextChange]? {
    isOpen = false
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step.changes
  }

  private func startsWord(_ change: TextChange, after step: Step) -> Bool {
    guard let typed = change.inserted(beforeCursor: change.cursorAfter),
      let last = step.changes.last, let former = last.inserted(beforeCursor: last.cursorAfter)
    else { return false }
    return former.isWhitespace && !typed.isWhitespace
  }
}

extension TextChange {
  fileprivate func inserted(beforeCursor cursor: Int) -> Character? {
    let index = cursor - start - 1
    return inserted.indices.contains(index) ? inserted[index] : nil
  }
}
