import Cells
import JSONText
import Records
import Screen
import Values

/// The question about what was rescued when the program was ended the last time.
extension Editor {
  /// True once all rescued data were adopted into the records, so that the rescue may be
  /// overwritten.
  package var rescueIsTaken: Bool {
    if case .taken(all: true)? = state.rescue?.phase { true } else { false }
  }

  /// A question about what was rescued. What several journals have may be worded alike.
  package struct RescueQuestion: Equatable, Sendable {
    let path: String
    let question: String
  }

  package var rescueQuestion: RescueQuestion? {
    guard let prompt = state.prompt, prompt.topic == .rescue, let rescue = state.rescue else {
      return nil
    }
    return RescueQuestion(path: rescue.path, question: prompt.question)
  }

  /// Asks as soon as all of the file is there and nothing else is asked or open.
  mutating func askAboutRescue() {
    guard let rescue = state.rescue, case .toAsk = rescue.phase, documentTable.isWhole,
      mode == .table || mode == .browsing
    else { return }
    state.rescue?.phase = .asked
    let isNewer =
      rescue.journal?.version.map { !$0.isOf(savedTable, leaving: documentForm.secrets.open(_:)) }
      ?? rescue.fileIsNewer
    let newer = isNewer ? state.file.name : nil
    let isJournal = rescue.journal != nil
    let ways: [Prompt.Answer] = [
      .init("d", texts.lookAtDifferences, .rescue(.look)),
      .init("t", texts.takeThem, .rescue(.take)),
    ]
    state.prompt = Prompt(
      topic: .rescue,
      question: isJournal
        ? texts.journalFound(rescue.account(in: texts), fileIsOther: newer)
        : texts.rescueFound(rescue.shownPath, rescue.summary(in: texts), newer: newer),
      answers: (rescue.hasNothingToTake
        ? []
        : ways + [
          .init("k", isJournal ? texts.askLater : texts.keepFile, .rescue(.keep))
        ]) + [
          .init("x", isJournal ? texts.discard : texts.deleteIt, .rescue(.delete))
        ])
  }

  /// Does what was answered.
  mutating func answerRescue(_ answer: Rescue.Answer) -> [EditorEffect] {
    guard let rescue = state.rescue else { return [] }
    switch answer {
    case .look, .take:
      if rescue.hasChanges || rescue.journal != nil {
        return [.readRescue(taking: answer == .take)]
      }
      return rescueRead(nil, taking: answer == .take)
    case .keep:
      state.message = .notice(
        rescue.journal == nil ? texts.rescueKept(rescue.shownPath) : texts.journalKept)
      return [.findRescue]
    case .delete where !rescue.hasNothingToTake:
      askBeforeDeleting(rescue)
      return []
    case .delete, .deleteForGood:
      state.rescue = nil
      state.message = .notice(
        rescue.journal == nil ? texts.rescueDeleted(rescue.shownPath) : texts.journalDiscarded)
      return [.deleteRescue(withTexts: true)]
    }
  }

  /// There is no undo for it. Who goes back is asked the first question again.
  private mutating func askBeforeDeleting(_ rescue: Rescue) {
    let isJournal = rescue.journal != nil
    state.rescue?.phase = .toAsk
    ask(
      isJournal
        ? texts.discardForGood(rescue.summary(in: texts)) : texts.deleteForGood(rescue.shownPath),
      about: .rescue,
      [
        .init("x", isJournal ? texts.discard : texts.deleteIt, .rescue(.deleteForGood))
      ])
  }

  /// The rescued records, nil where only texts were.
  mutating func rescueRead(_ rescued: RescuedRecords?, taking: Bool) -> [EditorEffect] {
    let records = rescued?.records
    if let records, taking, state.rescue?.texts.isEmpty == true, isAsRescued(records) {
      state.rescue = nil
      state.message = .notice(texts.sameRecords(state.file.name))
      return [.deleteRescue(withTexts: true)]
    }
    if let records, records.layout != documentTable.layout {
      state.message = .problem(
        texts.rescueOtherShape(state.file.name, rescuePath))
    } else if taking {
      takeRescue(rescued)
    } else {
      showRescue(rescued)
    }
    return []
  }

  /// Returns whether the file already has what was rescued, and nothing else is unsaved.
  private func isAsRescued(_ records: RecordTable) -> Bool {
    !hasUnsavedEdits && records.layout == savedTable.layout
      && RecordDifference(from: savedTable, to: records).isEmpty
  }

  /// After a save of the data file what was taken is in it: the rescue file goes, and that of the texts if
  /// none of them is left.
  mutating func rescueAfterSaving(to path: String) -> [EditorEffect] {
    guard let rescue = state.rescue, rescue.journal == nil,
      case .taken(let all) = rescue.phase, path == state.file.path
    else { return [] }
    let withTexts =
      all && document.liveDrafts.isEmpty && !state.anchors.hasTextForSelected
    if withTexts { state.rescue = nil }
    return [.deleteRescue(withTexts: withTexts)]
  }

  private var rescuePath: String { state.rescue?.shownPath ?? "" }

  private mutating func showRescue(_ records: RescuedRecords?) {
    guard let rescued = state.rescue?.texts else { return }
    var candidate = self
    let dropped = records.map { candidate.adoptRescued($0) } ?? DroppedEdits()
    var lines = candidate.hasUnsavedEdits ? ChangeList.lines(for: candidate) : []
    lines += dropped.words(texts).map { PanelLine(content: StyledLine("✗ " + $0, theme.problem)) }
    if !rescued.isEmpty, !lines.isEmpty { lines.append(PanelLine(content: StyledLine([]))) }
    lines += candidate.lines(for: rescued)
    if lines.isEmpty {
      lines = [
        PanelLine(content: StyledLine(texts.sameRecords(state.file.name), theme.value))
      ]
    }
    state.panel = Panel(
      topic: .changes, title: texts.whatRescueWouldChange(rescuePath), lines: lines, filter: nil)
    // Asked again when the list is closed.
    state.rescue?.phase = .toAsk
  }

  private mutating func takeRescue(_ records: RescuedRecords?) {
    guard let rescue = state.rescue else { return }
    let dropped = (records.map { adoptRescued($0) } ?? DroppedEdits()).words(texts)
    let lost = takeTexts(rescue.texts)
    state.rescue?.phase = .taken(all: lost.isEmpty)
    let words = texts.together(reports(ofTaking: rescue, lost, dropped) + dropped)
    let isWhole = lost.isEmpty && document.openConflicts.isEmpty && dropped.isEmpty
    state.message = isWhole ? .notice(words) : .warning(words)
  }

  /// The messages about rescued data that were adopted; empty where none could be.
  private func reports(
    ofTaking rescue: Rescue, _ lost: [RescuedText], _ dropped: [String]
  ) -> [String] {
    guard lost.isEmpty else { return [texts.draftsLost(lost.count, rescue.path + ".drafts")] }
    let summary = rescue.summary(in: texts)
    let open = document.openConflicts.count
    if open > 0 {
      return [
        texts.tookRescue(summary, conflicts: open, list: PageCommands.problems.key)
      ]
    }
    if hasUnsavedEdits {
      return [texts.tookRescue(summary, diff: PageCommands.changes.key, rescue.path)]
    }
    guard !rescue.texts.isEmpty else {
      return dropped.isEmpty ? [texts.sameRecords(state.file.name)] : []
    }
    return [tookTexts(of: rescue)]
  }

  /// The message where nothing but texts was adopted.
  func tookTexts(of rescue: Rescue) -> String {
    texts.tookRescue(
      rescue.summary(in: texts),
      forSelected: rescue.texts.contains { $0.selected != nil } ? PageCommands.undo.key : nil,
      listed: rescue.texts.contains { $0.selected == nil } ? PageCommands.problems.key : nil)
  }

  /// Makes the records those that were rescued, merged with what others have saved since. Where only the records were kept,
  /// and not what they were before, whatever differs is a conflict then. Returns what could not be made.
  private mutating func adoptRescued(_ rescued: RescuedRecords) -> DroppedEdits {
    let summary = StepSummary.rescued(path: rescuePath)
    let identity = documentForm.recordIdentity?.steps
    if let merge = rescued.merge(with: documentTable, identity: identity) {
      makeAtOnce(merge.edits.map(\.edit), merge.conflicts, as: summary)
      return merge.dropped
    }
    let difference = RecordDifference(from: documentTable, to: rescued.records)
    if rescued.base == nil, state.rescue?.fileIsNewer == true {
      let merge = BaselessMerge(
        replaced: difference.replaced, inserted: difference.inserted,
        missing: difference.deleted.map(\.id), in: documentTable)
      makeAtOnce(merge.edits, merge.conflicts, as: summary)
    } else {
      adopt(difference, summary: summary)
    }
    return DroppedEdits()
  }

  /// Makes the records those of another version: each kind of change is one step of undo.
  private mutating func adopt(_ difference: RecordDifference, summary: StepSummary) {
    // What is open inside of records may not be there any more.
    state.pages.closeItems()
    state.pages.closeObjects()
    let edits = difference.edits(on: documentTable)
    let summary = edits.count > 1 ? summary.part : summary
    for edit in edits {
      guard let record = edit.firstPlace?.record else { continue }
      // What was read as whole records can't be refused.
      _ = try? perform(edit, at: Location(record, row: focus ?? ""), summary: summary)
    }
    showAfterChange()
  }

  /// Makes edits of the file's records as one step of undo, and opens what is in conflict with others.
  private mutating func makeAtOnce(
    _ edits: [Edit], _ conflicts: [RecordConflict], as summary: StepSummary
  ) {
    make(edits.count > 1 ? [.batch(edits)] : edits, conflicts, as: summary)
  }

  /// Makes edits of the file's records, each as a step of undo, and opens what is in conflict with others.
  mutating func make(_ edits: [Edit], _ conflicts: [RecordConflict], as summary: StepSummary) {
    defer {
      state.conflicts.add(conflicts, to: documentTable)
      // Cells with conflicts show more than their bytes.
      cellCache = CellCache()
      rebind()
    }
    guard !edits.isEmpty else { return }
    // What is open inside of records may not be there any more.
    state.pages.closeItems()
    state.pages.closeObjects()
    let summary = edits.count > 1 ? summary.part : summary
    for edit in edits {
      guard let (record, path) = edit.firstPlace else { continue }
      let row = documentForm.rows.first { $0.valuePath?.steps == path }
      // The merge has made them in a copy of the same records, so none of them is refused.
      try? performInDocument(
        edit, at: Location(record, row: row?.identifier ?? ""), summary: summary)
    }
    showAfterChange()
  }

  private mutating func showAfterChange() {
    followCursor()
    if place == nil {
      state.pages.show(documentTable.count > 0 ? documentTable.id(at: 0) : nil)
      rebind()
    }
  }
}

extension Edit {
  /// First record that the edit affects, and the path where it sets a value.
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
