import Records

extension Editor {
  /// `!`: a few records are judged at once, many beside the keys.
  mutating func listProblems() -> [EditorEffect] {
    let table = browser.documentTable
    if table.count > ProblemList.mostAtOnce { return start(.listProblems) }
    show(problemsOf: (0..<table.count).map { table.id(at: $0) })
    return []
  }

  mutating func show(problemsOf records: [RecordID]) {
    show(Panel(problemsOf: records, in: self), orSay: texts.noProblems)
  }

  /// Shows a list, or says that it would be empty.
  mutating func show(_ list: Panel?, orSay notice: String) {
    guard let list else {
      browser.message = .notice(notice)
      return
    }
    state.panel = list
    movePanelSelection(by: 0)
  }

  mutating func choosePanelLine() -> [EditorEffect] {
    guard let target = state.panel?.target else { return [] }
    state.panel = state.panel?.beneath.last
    if case .command(let id) = target {
      return CommandTable(self).command(id).map { perform($0) } ?? []
    }
    return carryOut(target.go(in: &browser))
  }

  /// Shows a list over the page, or over the list that is shown.
  mutating func show(over list: (Editor) -> Panel) {
    var panel = list(self)
    panel.beneath = [state.panel].compactMap(\.self)
    state.panel = panel
    movePanelSelection(by: 0)
  }

  /// Moves the cursor of the list, or scrolls it.
  mutating func movePanelSelection(by step: Int) { state.panel?.move(by: step, in: browser.size) }
}
