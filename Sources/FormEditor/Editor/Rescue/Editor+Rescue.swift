import Forms
import Records

/// Data that were rescued when the program was ended the last time, and what is to be rescued now.
extension Editor {
  mutating func answerRescue(_ answer: Rescue.Answer) -> [EditorEffect] {
    guard let step = state.rescue?.step(after: answer, texts) else { return [] }
    return carryOut(step)
  }

  private mutating func carryOut(_ step: RescueStep) -> [EditorEffect] {
    switch step {
    case .read(let purpose): return [.readRescue(to: purpose)]
    case .adoptTexts(let purpose): return rescueRead(nil, to: purpose)
    case .say(let message):
      browser.message = message
      return []
    case .ask(let prompt):
      // Who goes back is asked the first question again.
      state.rescue?.phase = .toAsk
      return state.ask(prompt)
    case .keep(let message):
      browser.message = message
      return [.findRescue]
    case .delete(let message):
      state.rescue = nil
      browser.message = message
      return [.deleteRescue(withTexts: true)]
    }
  }

  // MARK: What was read

  /// The rescued records, nil where only texts were.
  mutating func rescueRead(_ rescued: RescuedRecords?, to purpose: Rescue.Purpose) -> [EditorEffect]
  {
    guard let rescue = state.rescue else { return [] }
    if let step = rescue.step(reading: rescued?.records, to: purpose, browser.document, state.file)
    {
      return carryOut(step)
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
    switch purpose {
    case .adopt:
      let report = RescueReport(adopting: changes, of: rescue, in: &browser, state.file)
      browser.message = report.message
      return report
    case .look:
      state.panel = RescueReport.preview(of: changes, of: rescue, in: self)
      state.rescue?.phase = .toAsk
      return nil
    }
  }

  /// All drafts and what is in the open field, in the order of the records.
  package var textsToRescue: [RescuedText] { .init(unsavedIn: browser) }
}
