import Cells
import FormEngine
import JSONText
import Screen

/// Texts that are not in the records: what is rescued of them, and how they come back as drafts.
extension EditorState {
  /// All drafts and what is in the open field, in the order of the records.
  package var textsToRescue: [RescuedText] {
    var texts: [DraftKey: (text: String, isSecure: Bool)] = [:]
    for (key, draft) in liveDrafts { texts[key] = (draft.text, draft.isSecure) }
    // What is typed for selected records is kept at the first of them.
    if let editing, editing.isChanged, editing.editor.isTyped,
      let record = editing.selection?.first ?? record
    {
      texts[DraftKey(record: record, row: editing.row)] = (editing.editor.text, editing.isSecure)
    }
    let rescued = texts.compactMap { key, typed -> RescuedText? in
      guard let place = table.place(of: key.record) else { return nil }
      return RescuedText(
        record: place + 1, row: key.row, text: typed.text, isSecure: typed.isSecure,
        fingerprint: RescuedText.fingerprint(of: table[key.record]))
    }
    return rescued.sorted { ($0.record, $0.row) < ($1.record, $1.row) }
  }

  /// Makes drafts of texts, and returns how many found their record no more as it was.
  mutating func takeTexts(_ texts: [RescuedText]) -> Int {
    var lost = 0
    for text in texts {
      guard text.record <= table.count else {
        lost += 1
        continue
      }
      let id = table.id(at: text.record - 1)
      guard RescuedText.fingerprint(of: table[id]) == text.fingerprint else {
        lost += 1
        continue
      }
      // Judged below, by the form of today.
      let failure = ValidationFailure(rule: .type, severity: .error, message: "")
      drafts[DraftKey(record: id, row: text.row)] = Draft(
        text: text.text, failure: failure,
        isSecure: text.isSecure || form.row(text.row)?.isSecure ?? true)
    }
    judgeDraftsAnew()
    return lost
  }

  /// A line for each text, as the look at the differences shows them.
  func lines(for texts: [RescuedText]) -> [PanelLine] {
    texts.map { text in
      let row = form.row(text.row)
      let isSecure = text.isSecure || row?.isSecure ?? true
      let record = table.count > 1 ? "record \(text.record.grouped), " : ""
      let shown = isSecure ? RecordBinder.bullets : "“\(text.text)”"
      return PanelLine(
        content: StyledLine("✎ \(record)\(row?.key ?? text.row): \(shown)", theme.value))
    }
  }
}
