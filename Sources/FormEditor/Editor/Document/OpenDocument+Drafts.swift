import Cells
import Forms
import JSONText
import Records
import Rules
import Texts

extension OpenDocument {
  var liveDrafts: [Location: Draft] {
    anchors.drafts.filter { table.place(of: $0.key.record) != nil }
  }

  /// Drafts of rows that are shown: they keep a record from being saved as it is meant.
  var shownDrafts: [Location: Draft] {
    liveDrafts.filter { location, _ in
      (boundRow(at: location)?.row.state.isVisible ?? true) && lockHiding(location) == nil
    }
  }

  /// All drafts, judged again by the present form and records.
  var judgedDrafts: [Location: Draft] {
    Dictionary(uniqueKeysWithValues: anchors.drafts.map { ($0, judged($1, at: $0)) })
  }

  private func judged(_ draft: Draft, at location: Location) -> Draft {
    var draft = draft
    draft.fits = false
    guard let (found, binder) = boundRow(at: location) else {
      draft.failure = .ofPath(texts.noSuchRowNow)
      return draft
    }
    let bound = draft.isSecure ? found.hidingValue() : found
    switch binder.entry(in: bound).conversion(of: draft.text, original: .none) {
    case .success:
      draft.fits = true
      // The key that edits in a table does so in a form, too.
      draft.failure = .ofPath(
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
}

extension ValidationFailure {
  /// An error that no rule has found.
  static func ofPath(_ message: String) -> ValidationFailure {
    ValidationFailure(rule: .path, severity: .error, message: message)
  }
}
