import Cells
import Forms
import JSONText
import Records
import Screen
import Values

/// What the journal of a session has that did not end by itself.
extension Editor {
  /// The edits of the journal that fit, and those that don't.
  mutating func journalRead(
    _ edits: [Edit], _ misfits: [JournalMisfit], taking: Bool
  ) -> [EditorEffect] {
    guard let rescue = state.rescue, let journal = rescue.journal else { return [] }
    let summary = rescue.summary(in: texts)
    guard taking else {
      show(edits, misfits, of: rescue, summary)
      return []
    }
    take(edits, summary)
    let lost = takeTexts(rescue.texts)
    let isWhole = lost == 0 && misfits.isEmpty && journal.unknownCount == 0
    state.rescue?.phase = .taken(all: isWhole)
    let words = texts.tookJournal(
      summary, diff: KeyMap.table.key(.changes), misfits: misfits.count + lost)
    state.message = isWhole ? .notice(words) : .warning(words)
    // The journal of this session has all of it now.
    guard isWhole else { return [.findRescue] }
    state.rescue = nil
    return [.deleteRescue(withTexts: true)]
  }

  /// Makes the edits again, each as a step of undo.
  private mutating func take(_ edits: [Edit], _ summary: String) {
    guard !edits.isEmpty else { return }
    // What is open inside of records may not be there any more.
    state.pages.closeItems()
    state.pages.closeObjects()
    for edit in edits {
      guard let (record, path) = edit.firstPlace else { continue }
      let row = documentForm.rows.first { $0.valuePath?.steps == path }
      let location = Location(record, row: row?.identifier ?? "")
      performInDocument(edit, at: location, summary: .rescued(path: summary))
    }
    if isTableShown {
      followCursor()
    } else if place == nil {
      state.pages.show(documentTable.count > 0 ? documentTable.id(at: 0) : nil)
      rebind()
    }
  }

  private mutating func show(
    _ edits: [Edit], _ misfits: [JournalMisfit], of rescue: Rescue, _ summary: String
  ) {
    var candidate = self
    candidate.take(edits, summary)
    var lines = candidate.hasUnsavedEdits ? ChangeList.lines(for: candidate) : []
    let others =
      candidate.lines(for: rescue.texts)
      + (misfits.map { words(for: $0.edit) } + unknownWords(of: rescue)).map {
        PanelLine(content: StyledLine("✗ " + $0, theme.problem))
      }
    if !others.isEmpty, !lines.isEmpty { lines.append(PanelLine(content: StyledLine([]))) }
    lines += others
    if lines.isEmpty {
      lines = [PanelLine(content: StyledLine(texts.sameRecords(state.file.name), theme.value))]
    }
    state.panel = Panel(
      topic: .changes, title: texts.whatJournalWouldChange(summary), lines: lines, filter: nil)
    // Asked again when the list is closed.
    state.rescue?.phase = .toAsk
  }

  private func unknownWords(of rescue: Rescue) -> [String] {
    let count = rescue.journal?.unknownCount ?? 0
    return count > 0 ? [texts.journalLacks(count)] : []
  }

  /// An edit that doesn't fit, by the numbers of the journal.
  private func words(for edit: Edit) -> String {
    switch edit {
    case .replace(let edit):
      let path = ValuePath(steps: edit.path)
      let value: String? =
        switch edit.after {
        case .value(let value): value.jsonText()
        case .bytes(let slice): slice.text
        case .nothing: nil
        }
      let secrets = documentForm.secrets
      let isSecret = secrets.hides(path) || secrets.areInside(path)
      return texts.misfit(
        ofRecord: edit.record.number + 1, path.description,
        value.map { isSecret ? SecretPaths.bullets : $0 })
    case .replaceInMany(let edits):
      return texts.misfit(ofRecords: edits.map(\.records.count).max() ?? 0)
    case .insert(let insertion): return texts.misfit(ofRecords: insertion.records.count)
    case .delete(let records): return texts.misfit(ofRecords: records.count)
    case .move: return texts.misfit(ofRecords: 1)
    case .batch(let edits): return texts.misfit(ofRecords: edits.count)
    }
  }
}

extension Edit {
  /// The first record that it is about, and the path where it sets a value.
  fileprivate var firstPlace: (record: RecordID, path: [JSONStep])? {
    switch self {
    case .replace(let edit): (edit.record, edit.path)
    case .replaceInMany(let edits):
      edits.lazy.compactMap { edit in edit.records.members.first.map { ($0, edit.path) } }.first
    case .insert(let insertion): insertion.records.first.map { ($0.id, []) }
    case .delete(let records): records.first.map { ($0.id, []) }
    case .move(let id, _, _): (id, [])
    case .batch(let edits): edits.lazy.compactMap(\.firstPlace).first
    }
  }
}
