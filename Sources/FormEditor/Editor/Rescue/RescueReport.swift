import Cells
import Records
import Rules
import Texts

/// The messages and lists about rescued data that are adopted, or would be.
struct RescueReport {
  let rescue: Rescue
  let changes: RescuedChanges
  /// Texts whose record was not found as it was.
  let lost: [RescuedText]
  /// The document with the data.
  let document: OpenDocument
  let file: FileDescription
  let theme: Theme

  private init(
    _ rescue: Rescue, _ changes: RescuedChanges, lost: [RescuedText], in browser: Browser,
    _ file: FileDescription
  ) {
    (self.rescue, self.changes, self.lost, self.file) = (rescue, changes, lost, file)
    (document, theme) = (browser.document, browser.theme)
  }

  /// Makes the changes, and drafts of the texts.
  init(
    adopting changes: RescuedChanges, of rescue: Rescue, in browser: inout Browser,
    _ file: FileDescription
  ) {
    changes.make(in: &browser, as: rescue.stepSummary(in: browser.texts))
    let lost = browser.document.adopt(rescue.texts, at: browser.record)
    self.init(rescue, changes, lost: lost, in: browser, file)
  }

  private var texts: Texts { document.texts }
  private var summary: String { rescue.summary(in: texts) }
  private var isJournal: Bool { rescue.journal != nil }

  /// True where nothing is left.
  var isWhole: Bool { lost.isEmpty && changes.dropped.isEmpty }

  var message: Message {
    let text = isJournal ? textOfJournal : texts.together(textsOfFile + changes.dropped)
    return isWhole && document.openConflicts.isEmpty ? .notice(text) : .warning(text)
  }

  /// Empty where nothing could be adopted.
  private var textsOfFile: [String] {
    guard lost.isEmpty else { return [texts.draftsLost(lost.count, rescue.path + ".drafts")] }
    let open = document.openConflicts.count
    if open > 0 {
      return [
        texts.tookRescue(summary, conflicts: open, list: document.keys[PageCommands.problems])
      ]
    }
    if document.records.hasUnsavedEdits {
      return [texts.tookRescue(summary, diff: document.keys[PageCommands.changes], rescue.path)]
    }
    guard rescue.texts.isEmpty else { return [textOfTexts] }
    return changes.dropped.isEmpty ? [texts.sameRecords(file.name)] : []
  }

  private var textOfJournal: String {
    let open = document.openConflicts.count
    let partial = changes.misfits.count(where: \.isPart)
    let misfits = changes.misfits.count - partial + lost.count
    if changes.edits.isEmpty, changes.conflicts.isEmpty, lost.count == rescue.texts.count,
      misfits > 0, partial == 0
    {
      return texts.tookNothing(summary, misfits: misfits)
    }
    if !rescue.texts.isEmpty, changes.edits.isEmpty, open == 0, isWhole { return textOfTexts }
    return texts.tookJournal(
      summary, diff: document.keys[PageCommands.changes], misfits: misfits, partial: partial,
      conflicts: open, list: document.keys[PageCommands.problems])
  }

  /// The message where nothing but texts was adopted.
  private var textOfTexts: String {
    texts.tookRescue(
      summary,
      forSelected: rescue.texts.contains { $0.selected != nil }
        ? document.keys[PageCommands.undo] : nil,
      listed: rescue.texts.contains { $0.selected == nil }
        ? document.keys[PageCommands.problems] : nil)
  }

  // MARK: In lists

  /// The list of what the data would change.
  static func preview(of changes: RescuedChanges, of rescue: Rescue, in editor: Editor) -> Panel {
    var editor = editor
    changes.make(in: &editor.browser, as: rescue.stepSummary(in: editor.texts))
    let report = RescueReport(rescue, changes, lost: [], in: editor.browser, editor.state.file)
    return report.preview(editor.hasUnsavedEdits ? ChangeList.lines(for: editor) : [])
  }

  /// `made`: the lines of the changed records.
  private func preview(_ made: [PanelLine]) -> Panel {
    var lines = isJournal ? made : made + linesOfDropped
    let others =
      document.lines(for: rescue.texts, theme)
      + (isJournal ? problems(conflictTexts) + linesOfDropped : [])
    if !others.isEmpty, !lines.isEmpty { lines.append(PanelLine(content: StyledLine([]))) }
    lines += others
    if lines.isEmpty {
      lines = [PanelLine(content: StyledLine(texts.sameRecords(file.name), theme.value))]
    }
    return Panel(
      topic: .changes,
      title: isJournal
        ? texts.whatJournalWouldChange(summary) : texts.whatRescueWouldChange(rescue.shownPath),
      lines: lines, filter: nil)
  }

  /// The list of what could not be adopted: nothing else will show it. Nil where that is nothing.
  var rest: Panel? {
    let lines = linesOfDropped + document.lines(for: lost, theme)
    return lines.isEmpty
      ? nil : Panel(topic: .changes, title: texts.whatWasNotTaken, lines: lines, filter: nil)
  }

  private var linesOfDropped: [PanelLine] { problems(changes.dropped) }

  private var conflictTexts: [String] {
    document.openConflicts.compactMap { conflict in
      guard let (bound, words) = document.words(of: conflict) else { return nil }
      let title = document.reader.title(of: conflict.record)
      let question = words.question(bound.row.key)
      return title.isEmpty ? question : texts.about(title, question)
    }
  }

  private func problems(_ texts: [String]) -> [PanelLine] {
    texts.map { PanelLine(content: StyledLine("✗ " + $0, theme.problem)) }
  }
}

extension Rescue {
  /// The name of the steps that adopt the data.
  fileprivate func stepSummary(in texts: Texts) -> StepSummary {
    .rescued(path: journal == nil ? shownPath : summary(in: texts))
  }
}
