import Cells
import Records
import Screen
import Values

extension Editor {
  mutating func showHelp() {
    state.panel = Panel(
      topic: .help, title: texts.keysHeading, lines: HelpContent.lines(for: self),
      filter: LineEditor(""))
  }

  /// `!`: a few records are judged at once, many beside the keys.
  mutating func listProblems() -> [EditorEffect] {
    let table = browser.documentTable
    if table.count > ProblemList.mostAtOnce { return start(.listProblems) }
    show(problemsOf: (0..<table.count).map { table.id(at: $0) })
    return []
  }

  /// Lists the problems of records, those of the open one first, and all drafts.
  mutating func show(problemsOf records: [RecordID]) {
    var lines = FormProblemList.lines(for: self)
    let problems = ProblemList.lines(of: records, in: self)
    if !lines.isEmpty, !problems.isEmpty { lines.append(PanelLine(content: StyledLine([]))) }
    lines += problems
    guard !lines.isEmpty else {
      browser.message = .notice(texts.noProblems)
      return
    }
    state.panel = Panel(
      topic: .problems, title: ProblemList.title(of: problems, among: records.count, in: self),
      lines: lines, filter: LineEditor(""))
    movePanelSelection(by: 0)
  }

  /// Lists what saving would change, including the defaults that changed records get; before leaving also the texts that
  /// it would lose: the question is asked again when that list is closed.
  mutating func showChanges(beforeLosing typed: [RescuedText]? = nil) {
    var saved = self
    saved.browser.make(.defaults)
    var lines = browser.hasUnsavedEdits ? ChangeList.lines(for: saved) : []
    let texts = browser.document.lines(for: typed ?? [], browser.theme)
    if !lines.isEmpty, !texts.isEmpty { lines.append(PanelLine(content: StyledLine([]))) }
    state.panel = Panel(
      topic: .changes, title: state.file.changesHeading(self.texts), lines: lines + texts,
      filter: nil, isBeforeLeaving: typed != nil)
  }

  mutating func choosePanelLine() {
    guard let target = state.panel?.target else { return }
    state.panel = nil
    switch target {
    case .row(let row): browser.pageKind.goToTarget(of: row, in: &browser)
    case .location(let location): browser.go(to: location)
    }
  }

  /// Moves the cursor of the list, or scrolls it.
  mutating func movePanelSelection(by step: Int) { state.panel?.move(by: step, in: browser.size) }

  /// Tab in the list of columns: hides the selected one, or shows it.
  mutating func toggleListedColumn() {
    guard let open = state.panel, open.topic == .columns,
      let row = open.target.flatMap({ browser.form.row($0.row) })
    else { return }
    guard browser.setColumn(row, shown: browser.columns.index(of: row.identifier) == nil) else {
      return
    }
    let lines = TargetList.columns(browser)
    state.panel?.lines = lines
  }
}
