import Cells
import Screen

/// The line above the bottom bar: a message, else what the form's author says of the focused row.
enum HelpLine {
  static func draw(_ editor: Editor, _ layout: ScreenLayout?, in frame: inout Frame) {
    if let field = SelectionField(editor.browser), editor.state.panel == nil {
      field.draw(editor.browser, in: &frame)
      return
    }
    let line = content(editor, layout)
    let width = frame.size.width - 2
    // A message stays for one key and may take a line or two of the form; what stays longer may not.
    var most = editor.browser.message != nil ? min(frame.size.height / 3, 3) : 1
    // Nor may it stand over the record or the line that it is about.
    var described: Int?
    if let panel = editor.state.panel {
      most = max(most, min(frame.size.height / 3, 3))
      described = PanelView.listArea(frame.size).y + panel.selection - panel.scroll
    } else {
      described = editor.pageKind.cursorLine(in: editor.browser)
    }
    if let described { most = max(min(most, frame.size.height - 2 - described), 1) }
    var lines = DisplayText.wrapped(line.text, to: width, limit: most + 1).map(String.init)
    if lines.count > most {
      lines =
        lines.dropLast(lines.count - most + 1)
        + [DisplayText.truncated(lines[most - 1] + " " + lines[most], to: width)]
    }
    let top = frame.size.height - 1 - lines.count
    if lines.count > 1 {
      frame.fill(Rect(x: 0, y: top, width: frame.size.width, height: lines.count), style: .plain)
    }
    for (index, text) in lines.enumerated() {
      frame.draw(text, at: Point(x: 1, y: top + index), style: line.style)
    }
  }

  private static func content(_ editor: Editor, _ layout: ScreenLayout?) -> StyledSpan {
    let (theme, texts) = (editor.theme, editor.texts)
    if !editor.pageKind.hasRoomBesideValues, editor.browser.editing != nil,
      let bound = editor.focusedRow
    {
      let edge = RowEdge(bound, editor.rowContext)
      let isWarned = editor.browser.editing?.warnedText != nil
      if edge.weight != .hint, !edge.words.isEmpty, editor.browser.message?.tone != .warning {
        let said = texts.about(bound.row.key, edge.text)
        return StyledSpan(
          isWarned ? texts.keepsAsDraft(said, key: FieldKeys.keep.name) : said, edge.style)
      }
    }
    if let message = editor.browser.message {
      switch message.tone {
      case .notice: return StyledSpan(message.text, theme.value)
      case .warning: return StyledSpan(message.text, theme.warning)
      case .problem: return StyledSpan(message.text, theme.problem)
      }
    }
    if let hint = editor.state.lineInput?.hint(in: texts) { return StyledSpan(hint, theme.dim) }
    if let cut = editor.state.panel?.cutText(inWindow: editor.browser.size.width) {
      return StyledSpan(cut, theme.value)
    }
    if let said = whatIsTyped(editor, layout) { return said }
    if let fault = editor.state.file.state.fault { return StyledSpan(fault, theme.problem) }
    if let error = editor.state.formErrors.first {
      // Where and what comes first; the key that shows the rest is never cut.
      let more = "  " + texts.listsErrors(key: editor.keys[PageCommands.problems])
      let room = editor.browser.size.width - 2 - DisplayText.width(more)
      return StyledSpan(DisplayText.truncated(error, to: max(room, 0)) + more, theme.problem)
    }
    if let job = editor.job, job.isRunning, let progress = job.progress {
      return StyledSpan(
        texts.jobProgress(
          job.title(in: texts), Int(progress * 100), stop: editor.keys[TableCommands.back]),
        theme.accent)
    }
    if !editor.pageKind.hasRoomBesideValues, editor.state.panel == nil,
      editor.browser.editing == nil,
      let bound = editor.focusedRow,
      let problem = editor.rowContext.problems(of: bound).first
    {
      return StyledSpan(
        texts.about(bound.row.key, problem),
        problem.severity == .error ? theme.problem : theme.warning)
    }
    if editor.browser.editing == nil, editor.state.panel == nil,
      let name = editor.bound.repeatedMember
    {
      return StyledSpan(texts.memberTwiceHere(name), theme.warning)
    }
    if editor.browser.editing == nil, case .table(let table) = layout,
      let cut = table.textOfCutCell(
        of: editor.focusedRow, inColumn: editor.tablePage.column, texts)
    {
      return StyledSpan(cut, theme.value)
    }
    if editor.state.panel == nil, let note = editor.pageKind.note(in: editor.browser) {
      return StyledSpan(note, theme.value)
    }
    guard editor.state.panel == nil, let row = editor.focusedRow?.row else {
      return StyledSpan("", .plain)
    }
    let sharing =
      editor.pageKind.hasRoomBesideValues
      ? nil
      : editor.focusedRow.flatMap { bound in
        editor.rowContext.sharing(of: bound).map { editor.texts.about(bound.row.key, $0) }
      }
    return StyledSpan(whyHidden(editor) ?? sharing ?? row.footerText ?? "", theme.value)
  }

  /// Why the focused row is hidden or out of use: the condition, and what its operands are.
  private static func whyHidden(_ editor: Editor) -> String? {
    guard let bound = editor.focusedRow, !bound.state.isJudged, let record = editor.record,
      let report = editor.reader.conditions(of: bound.row, in: record)
        .first(where: \.isSatisfied), let reason = bound.readOnlyReason
    else { return nil }
    return ([reason] + report.operands).joined(separator: " · ")
  }

  /// The effect of Enter, or the state of the text where the field has room for its symbol
  /// only.
  private static func whatIsTyped(_ editor: Editor, _ layout: ScreenLayout?) -> StyledSpan? {
    guard editor.state.panel == nil, let editing = editor.browser.editing,
      let index = editor.bound.index(of: editing.row)
    else { return nil }
    if editing.warnedText != nil {
      return StyledSpan(editor.texts.keepsDraft(key: FieldKeys.keep.name), editor.theme.value)
    }
    let edge = RowEdge(editor.rows[index], editor.rowContext)
    guard edge.weight == .state, !edge.words.isEmpty, case .form(let form) = layout,
      form.block(at: index).edge == edge.mark
    else { return nil }
    return StyledSpan(edge.text, edge.style)
  }
}
