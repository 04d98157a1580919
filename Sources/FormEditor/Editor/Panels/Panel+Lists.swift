import Cells
import Records
import Values

extension Panel {
  init(helpFor editor: Editor) {
    self.init(
      topic: .help, title: editor.texts.keysHeading, lines: HelpContent.lines(for: editor),
      filter: LineEditor(""))
  }

  /// The commands that can be given now, by their titles.
  init(commandsOf editor: Editor) {
    self.init(
      topic: .commands, title: editor.texts.commandsHeading, lines: CommandList(editor).byTitle,
      filter: LineEditor(""))
  }

  /// The new values that an expression has for selected records.
  init(newValues change: ColumnChange, _ request: ExpressionRequest, in editor: Editor) {
    self.init(
      topic: .newValues, title: "\(request.label) = \(Words.trimmed(request.text))",
      lines: NewValueList.lines(change, request, in: editor), filter: nil)
  }

  /// The problems of records, those of the open one first, and all drafts; nil where there are none.
  init?(problemsOf records: [RecordID], in editor: Editor) {
    let problems = ProblemList.lines(of: records, in: editor)
    let lines = [FormProblemList.lines(for: editor), problems].joinedByBlankLine
    guard !lines.isEmpty else { return nil }
    self.init(
      topic: .problems, title: ProblemList.title(of: problems, among: records.count, in: editor),
      lines: lines, filter: LineEditor(""))
  }

  /// The changes that saving would make, including the defaults that changed records get; before leaving also the texts that
  /// it would lose: the question is asked again when that list is closed.
  init(changesOf editor: Editor, beforeLosing typed: [RescuedText]? = nil) {
    var saved = editor
    saved.browser.make(.defaults)
    let changes = editor.hasUnsavedEdits ? ChangeList.lines(for: saved) : []
    let texts = editor.document.lines(for: typed ?? [], editor.theme)
    self.init(
      topic: .changes, title: editor.state.file.changesHeading(editor.texts),
      lines: [changes, texts].joinedByBlankLine, filter: nil, isBeforeLeaving: typed != nil)
  }
}

extension [[PanelLine]] {
  /// The groups of lines that are not empty, with a blank line between them.
  fileprivate var joinedByBlankLine: [PanelLine] {
    [PanelLine](filter { !$0.isEmpty }.joined(separator: [PanelLine(content: StyledLine([]))]))
  }
}
