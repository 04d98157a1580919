import Cells
import Forms
import Records
import Rules
import Texts

extension OpenDocument {
  var liveDrafts: [Location: Draft] {
    anchors.drafts.filter { table.index(of: $0.key.record) != nil }
  }

  var draftedTexts: [Location: (text: String, isSecure: Bool)] {
    liveDrafts.mapValues { draft in (text: draft.text, isSecure: draft.isSecure) }
  }

  /// Drafts of rows that are shown: they keep a record from being saved as it is meant.
  var shownDrafts: [Location: Draft] {
    liveDrafts.filter { location, _ in
      (boundRow(at: location)?.row.state.isVisible ?? true) && lockHiding(location) == nil
    }
  }

  /// A note that names a draft of another row than the one under the cursor, which `u` drops only there; nil where there
  /// is none. `shown`: the object on the screen.
  func draftNote(at shown: ObjectLocation?) -> String? {
    let drafts = liveDrafts.filter { !$0.value.isOfNewItem }.keys.sorted(by: Location.isBefore)
    guard let key = drafts.first(where: { $0.object == shown }) ?? drafts.first else { return nil }
    let name = boundRow(at: key)?.row.row.key ?? key.row
    let undo = keys[PageCommands.undo]
    return key.object == shown
      ? texts.hasDraft(name, drop: undo)
      : texts.hasDraft(name, inRecord: (table.index(of: key.record) ?? 0) + 1, drop: undo)
  }

  // MARK: Keeping and judging

  /// Keeps a text that Esc has left in a field, for `u`, which goes back there.
  mutating func keep(_ text: AbandonedText) {
    anchors.keep(text)
    records.remember(
      StepNote(location: text.location, summary: .fieldLeft, abandoned: text), isTransient: true)
  }

  mutating func keep(_ draft: Draft, at location: Location) {
    anchors.drafts[location] = draft
    anchors.drafts[location]?.stepCount = records.stepCount
  }

  /// True where a row has a draft that undo drops before it undoes the last step. What was done since to records as a
  /// whole goes before the draft: that is what a message has just said. So does a text that Esc has left there.
  func hasNewerDraft(at location: Location) -> Bool {
    // Without its draft the item would have the key that was made up.
    guard let draft = anchors.drafts[location], !draft.isOfNewItem else { return false }
    let last = records.lastStep?.note
    return last?.abandoned?.location != location
      && (last?.summary.isOfRecords != true || draft.stepCount >= records.stepCount)
  }

  /// Judges all drafts again, by the present form and records.
  mutating func judgeDrafts() {
    anchors.drafts = Dictionary(
      uniqueKeysWithValues: anchors.drafts.map { ($0, judged($1, at: $0)) })
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
        texts.fitsNow(edit: keys[TableCommands.edit], keep: FieldKeys.keep.name))
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
