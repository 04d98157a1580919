import Records
import Rules
import SourceText

extension Editor {
  /// True where the focused value is left alone because its cell can't represent it, which
  /// the message explains.
  mutating func refusesToReplace(_ bound: BoundRow) -> Bool {
    guard let failure = browser.binder.entry(in: bound).refusalToReplace() else { return false }
    if browser.binder.entry(in: bound).encryptedText != nil,
      let place = browser.location(ofRow: bound.row.identifier)
    {
      ask(
        texts.replacesEncrypted(bound.row.key),
        [
          .init("r", texts.replaceInClear, .replaceEncrypted(place))
        ])
      return true
    }
    let canClear = (try? entries.waysToClear(bound).get()) != nil
    let message =
      canClear
      ? texts.clears(failure.message, key: PageCommands.clearValue.key) : failure.message
    browser.message = .problem(texts.about(bound.row.key, message))
    return true
  }

  /// Opens the field of an encrypted value that may be replaced now; a row that is gone since the question is left alone.
  mutating func replaceEncrypted(_ place: Location) -> [EditorEffect] {
    guard browser.objectPlace == place.place, let bound = browser.focusedRow,
      bound.row.identifier.hasSameBytes(as: place.row),
      let text = browser.binder.entry(in: bound).encryptedText
    else { return [] }
    browser.binder.allowReplacing(text)
    return beginEditing(.enter)
  }
}
