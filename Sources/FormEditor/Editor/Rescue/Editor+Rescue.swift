import Forms
import JSONText
import Records
import Rules
import Texts

/// Data that were rescued when the program was ended the last time, and what is to be rescued now.
extension Editor {
  /// Asks as soon as all of the file is there and nothing else is asked or open.
  mutating func askAboutRescue() {
    guard let rescue = state.rescue, case .toAsk = rescue.phase, browser.documentTable.isWhole,
      isAtRest
    else { return }
    state.rescue?.phase = .asked
    state.prompt = rescue.question(browser.document, state.file)
  }

  mutating func answerRescue(_ answer: Rescue.Answer) -> [EditorEffect] {
    guard let rescue = state.rescue else { return [] }
    let isJournal = rescue.journal != nil
    switch answer {
    case .look, .take:
      let purpose: Rescue.Purpose = answer == .take ? .adopt : .look
      if rescue.hasChanges || isJournal { return [.readRescue(to: purpose)] }
      return rescueRead(nil, to: purpose)
    case .keep:
      browser.message = .notice(isJournal ? texts.journalKept : texts.rescueKept(rescue.shownPath))
      return [.findRescue]
    case .delete where !rescue.hasNothingToTake:
      // Who goes back is asked the first question again.
      state.rescue?.phase = .toAsk
      state.prompt = rescue.questionBeforeDeleting(texts)
      return []
    case .delete, .deleteForGood:
      state.rescue = nil
      browser.message = .notice(
        isJournal ? texts.journalDiscarded : texts.rescueDeleted(rescue.shownPath))
      return [.deleteRescue(withTexts: true)]
    }
  }

  // MARK: What was read

  /// The rescued records, nil where only texts were.
  mutating func rescueRead(_ rescued: RescuedRecords?, to purpose: Rescue.Purpose) -> [EditorEffect]
  {
    guard let rescue = state.rescue else { return [] }
    if let records = rescued?.records {
      // The file already has it, and nothing else is unsaved.
      if purpose == .adopt, rescue.texts.isEmpty, !browser.hasUnsavedEdits,
        records.layout == browser.savedTable.layout,
        RecordDifference(from: browser.savedTable, to: records).isEmpty
      {
        state.rescue = nil
        browser.message = .notice(texts.sameRecords(state.file.name))
        return [.deleteRescue(withTexts: true)]
      }
      guard records.layout == browser.documentTable.layout else {
        browser.message = .problem(texts.rescueOtherShape(state.file.name, rescue.shownPath))
        return []
      }
    }
    let changes = RescuedChanges(rescued, of: rescue, in: browser.document)
    if let report = carryOut(purpose, with: changes, of: rescue) {
      state.rescue?.phase = .taken(all: report.lost.isEmpty)
    }
    return []
  }

  /// Shows what the journal has, or adopts it if that is the purpose: edits that can be made, conflicts
  /// with others, and what can't be done.
  mutating func journalRead(_ replay: JournalReplay, to purpose: Rescue.Purpose) -> [EditorEffect] {
    guard let rescue = state.rescue, let journal = rescue.journal else { return [] }
    let changes = RescuedChanges(replay, of: journal, in: browser.document)
    guard let report = carryOut(purpose, with: changes, of: rescue) else { return [] }
    if let rest = report.rest { state.panel = rest }
    state.rescue = nil
    // The journal of this session has the rest now.
    return [
      report.isWhole
        ? .deleteRescue(withTexts: true) : .reduceJournal(to: replay.misfits, report.lost)
    ]
  }

  /// Adopts rescued data, and reports that. Else it lists what they would change, and the question is asked again when
  /// the list is closed: nil then.
  private mutating func carryOut(
    _ purpose: Rescue.Purpose, with changes: RescuedChanges, of rescue: Rescue
  ) -> RescueReport? {
    let summary = StepSummary.rescued(
      path: rescue.journal == nil ? rescue.shownPath : rescue.summary(in: texts))
    func report(_ editor: Editor, _ lost: [RescuedText]) -> RescueReport {
      RescueReport(
        rescue: rescue, changes: changes, lost: lost, document: editor.document, file: state.file,
        theme: browser.theme)
    }
    guard purpose == .adopt else {
      var candidate = self
      changes.make(in: &candidate.browser, as: summary)
      let made = candidate.hasUnsavedEdits ? ChangeList.lines(for: candidate) : []
      state.panel = report(candidate, []).preview(made)
      state.rescue?.phase = .toAsk
      return nil
    }
    changes.make(in: &browser, as: summary)
    let lost = browser.document.adopt(rescue.texts, at: browser.record)
    let made = report(self, lost)
    browser.message = made.message
    return made
  }

  /// After a save of the data file what was taken is in it: the rescue file goes, and that of the texts if
  /// none of them is left.
  mutating func rescueAfterSaving(to path: String) -> [EditorEffect] {
    guard let rescue = state.rescue, rescue.journal == nil,
      case .taken(let all) = rescue.phase, path == state.file.path
    else { return [] }
    let withTexts =
      all && browser.document.liveDrafts.isEmpty && !browser.anchors.hasTextForSelected
    if withTexts { state.rescue = nil }
    return [.deleteRescue(withTexts: withTexts)]
  }

  /// All drafts and what is in the open field, in the order of the records.
  package var textsToRescue: [RescuedText] {
    let document = browser.document
    var typed = document.draftedTexts
    if let editing = browser.editing, editing.isChanged, editing.editor.isTyped,
      editing.selection == nil, let location = browser.location(ofRow: editing.row)
    {
      typed[location] = (editing.editor.text, editing.isSecure)
    }
    let field = browser.job?.isSetting == true ? browser.job?.field : browser.editing
    let forSelected = browser.pages.listsItems ? nil : field.flatMap(document.rescuedForSelected)
    return document.rescued(typed) + [forSelected].compactMap(\.self)
  }
}

extension EditorState {
  /// True once all rescued data were adopted into the records, so that the rescue may be
  /// overwritten.
  package var rescueIsTaken: Bool {
    if case .taken(all: true)? = rescue?.phase { true } else { false }
  }

  /// A question about what was rescued. What several journals have may be worded alike.
  package struct RescueQuestion: Equatable, Sendable {
    let path: String
    let question: String
  }

  package var rescueQuestion: RescueQuestion? {
    guard let prompt = prompt, prompt.topic == .rescue, let rescue = rescue else {
      return nil
    }
    return RescueQuestion(path: rescue.path, question: prompt.question)
  }
}
