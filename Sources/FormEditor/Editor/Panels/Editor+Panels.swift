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
    let table = documentTable
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
      state.message = .notice(texts.noProblems)
      return
    }
    state.panel = Panel(
      topic: .problems, title: ProblemList.title(of: problems, among: records.count, in: self),
      lines: lines, filter: LineEditor(""))
    movePanelSelection(by: 0)
  }

  mutating func showChanges() {
    state.panel = Panel(
      topic: .changes, title: state.file.changesHeading(texts), lines: linesOfChanges, filter: nil)
  }

  /// What saving would change: it gives changed records their defaults.
  var linesOfChanges: [PanelLine] {
    var saved = self
    saved.writeDefaults()
    return ChangeList.lines(for: saved)
  }

  mutating func panelKey(_ key: KeyPress) -> [EditorEffect] {
    guard let open = state.panel else { return [] }
    let commands = open.filter == nil ? KeyMap.panelLetters : KeyMap.panel
    if let command = commands.command(for: key) { return perform(command) }
    if open.filter != nil {
      _ = state.panel?.filter?.handle(.key(key), width: state.size.width)
      selectBestMatch()
    }
    return []
  }

  mutating func pasteIntoPanel(_ text: String) {
    guard state.panel?.filter != nil else {
      state.message = .warning(
        texts.pasteNeedsField(edit: pageKind.editCommand.key))
      return
    }
    _ = state.panel?.filter?.handle(.paste(text), width: state.size.width)
    selectBestMatch()
  }

  /// Goes to the line that what is typed most probably means.
  private mutating func selectBestMatch() {
    guard let best = state.panel?.bestMatch else { return }
    state.panel?.selection = best
    movePanelSelection(by: 0)
  }

  mutating func choosePanelLine() {
    guard let open = state.panel, open.visibleLines.indices.contains(open.selection),
      let target = open.visibleLines[open.selection].target
    else { return }
    state.panel = nil
    switch target {
    case .row(let row): pageKind.goToPlace(of: row, in: &self)
    case .location(let location): go(to: location)
    }
  }

  /// Makes the lines of a list that is as wide as the window again.
  mutating func rewrapPanel() {
    guard state.panel?.topic == .help else { return }
    let lines = HelpContent.lines(for: self)
    state.panel?.lines = lines
    movePanelSelection(by: 0)
  }

  /// Moves the selection, or scrolls a list that has nothing to select.
  mutating func movePanelSelection(by step: Int) {
    guard var open = state.panel else { return }
    let height = PanelView.listArea(state.size).height
    let last = max(open.visibleLines.count - 1, 0)
    if open.isSelectable {
      open.selection = min(max(open.selection + step, 0), last)
      // Headings lead nowhere; the selection passes over them.
      let direction = step < 0 ? -1 : 1
      let lines = open.visibleLines
      while lines.indices.contains(open.selection), !open.isStop(lines[open.selection]),
        lines.indices.contains(open.selection + direction)
      {
        open.selection += direction
      }
      // Above the first heading there is nothing.
      if let index = lines.firstIndex(where: open.isStop) {
        open.selection = max(open.selection, index)
      }
      open.scroll = min(max(open.scroll, open.selection - height + 1), open.selection)
    } else {
      open.scroll += step
    }
    open.scroll = min(max(open.scroll, 0), max(last + 1 - height, 0))
    state.panel = open
  }

  mutating func clickPanel(_ point: Point) -> [EditorEffect] {
    guard let open = state.panel, open.isSelectable else { return [] }
    let area = PanelView.listArea(state.size)
    let index = point.y - area.y + open.scroll
    guard area.contains(point), open.visibleLines.indices.contains(index),
      open.isStop(open.visibleLines[index])
    else { return [] }
    state.panel?.selection = index
    choosePanelLine()
    return []
  }
}
