import Cells
import Forms
import JSONText
import Records
import Screen
import Values

/// Recovery from the journal of a session that did not end by itself.
extension Editor {
  /// Shows what the journal has, or applies it if `taking`: edits that can be made, conflicts
  /// with others, and what can't be done.
  mutating func journalRead(_ replay: JournalReplay, taking: Bool) -> [EditorEffect] {
    guard let rescue = state.rescue, let journal = rescue.journal else { return [] }
    let summary = rescue.summary(in: texts)
    guard taking else {
      show(replay, of: rescue, summary)
      return []
    }
    make(replay.edits, replay.conflicts, as: .rescued(path: summary))
    let lost = takeTexts(rescue.texts)
    let isWhole = lost.isEmpty && replay.misfits.isEmpty && journal.unknownCount == 0
    state.rescue?.phase = .taken(all: isWhole)
    let partial = replay.misfits.count(where: \.isPart)
    let misfits = replay.misfits.count - partial + lost.count
    let isNothing =
      replay.edits.isEmpty && replay.conflicts.isEmpty && lost.count == rescue.texts.count
      && misfits > 0 && partial == 0
    let isTexts =
      !rescue.texts.isEmpty && replay.edits.isEmpty && document.openConflicts.isEmpty && isWhole
    let words =
      isNothing
      ? texts.tookNothing(summary, misfits: misfits)
      : isTexts
        ? tookTexts(of: rescue)
        : texts.tookJournal(
          summary, diff: PageCommands.changes.key, misfits: misfits, partial: partial,
          conflicts: document.openConflicts.count, list: PageCommands.problems.key)
    state.message = isWhole && document.openConflicts.isEmpty ? .notice(words) : .warning(words)
    if !isWhole { showWhatIsLeft(replay, lost, of: rescue) }
    state.rescue = nil
    // The journal of this session has the rest now.
    return [isWhole ? .deleteRescue(withTexts: true) : .reduceJournal(to: replay.misfits, lost)]
  }

  /// Says that another session has taken it, and looks for what else there is.
  mutating func rescueWasTaken() -> [EditorEffect] {
    state.rescue = nil
    state.message = .warning(texts.journalTakenElsewhere)
    return [.findRescue]
  }

  private mutating func show(_ replay: JournalReplay, of rescue: Rescue, _ summary: String) {
    var candidate = self
    candidate.make(replay.edits, replay.conflicts, as: .rescued(path: summary))
    var lines = candidate.hasUnsavedEdits ? ChangeList.lines(for: candidate) : []
    var others = candidate.lines(for: rescue.texts)
    others += candidate.conflictWords.map {
      PanelLine(content: StyledLine("✗ " + $0, theme.problem))
    }
    others += linesOfWhatIsLeft(replay, of: rescue)
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

  /// Lists what could not be taken: nothing else will show it.
  private mutating func showWhatIsLeft(
    _ replay: JournalReplay, _ lost: [RescuedText], of rescue: Rescue
  ) {
    let lines = linesOfWhatIsLeft(replay, of: rescue) + lines(for: lost)
    guard !lines.isEmpty else { return }
    state.panel = Panel(topic: .changes, title: texts.whatWasNotTaken, lines: lines, filter: nil)
  }

  private func linesOfWhatIsLeft(_ replay: JournalReplay, of rescue: Rescue) -> [PanelLine] {
    let words = replay.misfits.map { $0.words(documentForm.secrets, texts) }
    return (words + unknownWords(of: rescue)).map {
      PanelLine(content: StyledLine("✗ " + $0, theme.problem))
    }
  }

  private var conflictWords: [String] {
    document.openConflicts.compactMap { conflict in
      let location = document.location(of: conflict)
      guard let (bound, binder) = document.boundRow(at: location) else { return nil }
      let words = ConflictWords(
        conflict, of: bound.state, at: location.place, binder, in: documentBinder)
      let title = document.reader.title(of: conflict.record)
      let question = words.question(bound.row.key)
      return title.isEmpty ? question : texts.about(title, question)
    }
  }

  private func unknownWords(of rescue: Rescue) -> [String] {
    let count = rescue.journal?.unknownCount ?? 0
    return count > 0 ? [texts.journalLacks(count)] : []
  }
}
