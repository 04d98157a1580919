import Cells
import Forms
import Records
import Rules
import SourceText

/// Texts that were typed and are in no record: drafts at their rows, and what Esc has left.
extension Browser {
  /// Keeps what was typed in a field that is being left; returns whether there was anything.
  @discardableResult
  mutating func keepText(of field: Editing) -> Bool {
    guard let location = location(ofRow: field.row), field.editor.isTyped, field.isChanged,
      !field.editor.text.isEmpty
    else {
      return false
    }
    keep(
      AbandonedText(
        text: field.editor.text, location: location, isSecure: field.isSecure,
        selection: field.selection, list: pages.listPlace))
    return true
  }

  /// Keeps a text for `u`, which goes back to its field.
  mutating func keep(_ text: AbandonedText) {
    anchors.keep(text)
    records.remember(
      StepNote(location: text.location, summary: .fieldLeft, abandoned: text), isTransient: true)
  }

  /// A text that was kept is not needed any more: its field was committed.
  mutating func forgetText(of field: Editing) {
    anchors.forgetText(of: place(ofTextIn: field.row, for: field.selection))
  }

  /// The place of a text that was typed in a row, for the open record or for selected ones.
  func place(ofTextIn row: String, for selection: RecordSet?) -> AbandonedText.Field {
    guard selection == nil, let location = location(ofRow: row) else {
      return .column(row, of: pages.listPlace)
    }
    return .cell(location)
  }

  mutating func keepDraft(_ draft: Draft, of row: ConfigRow) {
    guard let location = location(ofRow: row.identifier) else { return }
    var draft = draft
    draft.stepCount = records.stepCount
    anchors.drafts[location] = draft
  }

  mutating func dropDraft(of row: ConfigRow) {
    guard let location = location(ofRow: row.identifier) else { return }
    anchors.drafts[location] = nil
  }
}
