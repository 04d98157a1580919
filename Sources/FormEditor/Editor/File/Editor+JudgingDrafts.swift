import Cells
import Forms
import Rules

extension Editor {
  /// Judges all drafts again by the present form and records: after each edit, and after a
  /// reload.
  mutating func judgeDraftsAgain() {
    for (location, draft) in state.anchors.drafts {
      state.anchors.drafts[location] = judged(draft, at: location)
    }
  }

  private func judged(_ draft: Draft, at location: Location) -> Draft {
    var draft = draft
    draft.fits = false
    guard let (found, binder) = boundRow(at: location) else {
      draft.failure = failure(texts.noSuchRowNow)
      return draft
    }
    let bound = draft.isSecure ? found.hidingValue() : found
    switch binder.entry(in: bound).conversion(of: draft.text, original: .none) {
    case .success:
      draft.fits = true
      // The key that edits in a table does so in a form, too.
      draft.failure = failure(
        texts.fitsNow(edit: TableCommands.edit.key, keep: FieldKeys.keep.name))
    case .failure(let failure): draft.failure = failure
    }
    if draft.isOverTheirs {
      let theirs = bound.state.disclosure.shown(bound.display.text)
      draft.failure.message = texts.overTheirs(
        theirs.isEmpty ? texts.removedThere : texts.setThere(theirs), draft.failure.message)
    }
    return draft
  }

  private func failure(_ message: String) -> ValidationFailure {
    ValidationFailure(rule: .path, severity: .error, message: message)
  }
}
