import Cells
import Forms
import JSONText
import Records
import Rules
import Screen
import Values

/// Texts that are not in the records: what is rescued of them, and how they come back as drafts.
extension Editor {
  /// All drafts and what is in the open field, in the order of the records.
  package var textsToRescue: [RescuedText] {
    var texts: [Location: (text: String, isSecure: Bool)] = [:]
    for (key, draft) in document.liveDrafts { texts[key] = (draft.text, draft.isSecure) }
    if let editing = state.editing, editing.isChanged, editing.editor.isTyped,
      editing.selection == nil, let location = location(ofRow: editing.row)
    {
      texts[location] = (editing.editor.text, editing.isSecure)
    }
    let secrets = documentBinder.plan.secrets
    let rescued = texts.compactMap { key, typed -> RescuedText? in
      guard let place = documentTable.place(of: key.record) else { return nil }
      let record = documentTable[key.record]
      return RescuedText(
        record: place + 1, path: key.path, row: key.row, text: typed.text, isSecure: typed.isSecure,
        fingerprint: record.mark(without: secrets),
        identity: documentForm.recordIdentity.flatMap { record.scalar(at: $0.steps)?.text })
    }
    return rescued.sorted { ($0.record, $0.row) < ($1.record, $1.row) }
      + [textForSelectedToRescue].compactMap(\.self)
  }

  private var textForSelectedToRescue: RescuedText? {
    let field = job?.isSetting == true ? job?.field : state.editing
    guard let editing = field, editing.isChanged, let numbers = editing.selectedNumbers,
      let first = numbers.ranges.first?.lowerBound, first <= documentTable.count,
      !state.pages.listsItems
    else { return nil }
    return RescuedText(
      record: first, row: editing.row, text: editing.editor.text, isSecure: editing.isSecure,
      fingerprint: documentTable[documentTable.id(at: first - 1)].mark(
        without: documentBinder.plan.secrets),
      selected: numbers)
  }

  /// Keeps a text that was typed for selected records as one that Esc left; false where these are no longer there.
  private mutating func takeTextForSelected(_ text: RescuedText, _ numbers: RecordNumbers) -> Bool {
    guard let selection = numbers.records(in: documentTable), let record else { return false }
    let left = AbandonedText(
      text: text.text, location: Location(record, row: text.row),
      isSecure: text.isSecure || isSecret(text.row), selection: selection)
    state.anchors.keep(left)
    state.document.remember(
      StepNote(location: left.location, summary: .fieldLeft, abandoned: left),
      isTransient: true)
    return true
  }

  /// Makes drafts of texts, and returns those that found their record no more as it was.
  mutating func takeTexts(_ texts: [RescuedText]) -> [RescuedText] {
    var lost: [RescuedText] = []
    for text in texts {
      guard let id = recordTyped(in: text) else {
        lost.append(text)
        continue
      }
      if let selected = text.selected {
        if !takeTextForSelected(text, selected) { lost.append(text) }
        continue
      }
      // Judged below, by the form of today.
      let failure = ValidationFailure(rule: .type, severity: .error, message: "")
      state.anchors.drafts[Location(id, path: text.path, row: text.row)] = Draft(
        text: text.text, failure: failure,
        isSecure: text.isSecure || isSecret(text.row, at: text.path))
    }
    state.anchors.drafts = document.judgedDrafts
    return lost
  }

  /// The record that a text was typed in: the one in its place, or the only one that is as that was; where others have
  /// changed it, the one of its identity, and the only record of a file with one object.
  private func recordTyped(in text: RescuedText) -> RecordID? {
    let secrets = documentBinder.plan.secrets
    if text.record <= documentTable.count {
      let id = documentTable.id(at: text.record - 1)
      if documentTable[id].mark(without: secrets) == text.fingerprint { return id }
    }
    guard text.selected == nil else { return nil }
    var found: RecordID?
    for id in documentTable.records
    where documentTable[id].mark(without: secrets) == text.fingerprint {
      if found != nil { return nil }
      found = id
    }
    if let found { return found }
    if documentTable.layout == .single { return documentTable.records.first { _ in true } }
    guard let identity = text.identity, let path = documentForm.recordIdentity?.steps else {
      return nil
    }
    let key = (try? JSONSlice(parsing: identity))?.scalarKey(at: []) ?? identity
    let same = documentTable.records.filter { documentTable[$0].scalarKey(at: path) == key }
    return same.count == 1 ? same[0] : nil
  }

  /// Returns whether a row is a secret, or may have been one: it is no longer in the form.
  private func isSecret(_ row: String, at path: [JSONStep] = []) -> Bool {
    guard let binder = documentBinder.binder(at: path[...]), let row = binder.plan.row(named: row)
    else {
      return true
    }
    return binder.state(of: row).disclosure.isSecret
  }

  /// A line for each text, as the look at the differences shows them.
  func lines(for texts: [RescuedText]) -> [PanelLine] {
    texts.map { text in
      let row = documentBinder.binder(at: text.path[...])?.plan.row(named: text.row)
      let isSecure = text.isSecure || isSecret(text.row, at: text.path)
      if let count = text.selected?.count {
        let shown = isSecure ? SecretPaths.bullets : "“\(text.text)”"
        let name = self.texts.inSelectedRecords(row?.key ?? text.row, count)
        return PanelLine(content: StyledLine("✎ " + self.texts.about(name, shown), theme.value))
      }
      let label = row?.key ?? text.row
      let name =
        documentTable.count > 1 ? self.texts.ofRecord(text.record, label) : label
      let shown = isSecure ? SecretPaths.bullets : "“\(text.text)”"
      return PanelLine(
        content: StyledLine("✎ " + self.texts.about(name, shown), theme.value))
    }
  }
}
