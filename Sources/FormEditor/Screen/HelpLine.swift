import Cells
import Screen

/// The line above the bottom bar: a message, else what the form's author says of the focused row.
enum HelpLine {
  static func draw(_ state: EditorState, _ layout: ScreenLayout?, in frame: inout Frame) {
    if let field = SelectionField(state), state.panel == nil {
      field.draw(state, in: &frame)
      return
    }
    let line = content(state, layout)
    let width = frame.size.width - 2
    // A message stays for one key and may take a line or two of the form; what stays longer may not.
    var most = state.message != nil ? min(frame.size.height / 3, 3) : 1
    if state.isTableShown {
      // Nor may it stand over the record that it is about.
      let line = 2 + state.tableState.row - state.tableState.firstRow
      most = max(min(most, frame.size.height - 2 - line), 1)
    }
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

  private static func content(_ state: EditorState, _ layout: ScreenLayout?) -> StyledSpan {
    let theme = state.theme
    if state.isTableShown, state.editing != nil, let bound = state.focusedRow {
      let edge = RowEdge(bound, state)
      let advice = state.editing?.warnedText == nil ? "" : "; Enter again keeps it as a draft"
      if edge.weight != .hint, !edge.words.isEmpty, state.message?.tone != .warning {
        return StyledSpan("\(bound.row.key): \(edge.text)\(advice)", edge.style)
      }
    }
    if let message = state.message {
      switch message.tone {
      case .notice: return StyledSpan(message.text, theme.value)
      case .warning: return StyledSpan(message.text, theme.warning)
      case .problem: return StyledSpan(message.text, theme.problem)
      }
    }
    if let hint = state.lineInput?.hint { return StyledSpan(hint, theme.dim) }
    if let said = whatIsTyped(state, layout) { return said }
    if let fault = state.file.state.fault { return StyledSpan(fault, theme.problem) }
    if let error = state.formErrors.first {
      return StyledSpan(
        "! lists all: \(error) (the last good form is in use)", theme.problem)
    }
    if let job = state.job, job.isRunning, let progress = job.progress {
      return StyledSpan("\(job.title)… \(Int(progress * 100)) %  Esc stops", theme.accent)
    }
    if state.isTableShown, state.panel == nil, state.editing == nil, let bound = state.focusedRow,
      let problem = state.problems(of: bound).first
    {
      return StyledSpan(
        "\(bound.row.key): \(problem.message)",
        problem.severity == .error ? theme.problem : theme.warning)
    }
    if state.editing == nil, state.panel == nil, let name = state.repeatedMember {
      return StyledSpan(
        "“\(name)” appears twice in this record; the last one counts", theme.warning)
    }
    if state.editing == nil, case .table(let table) = layout,
      let cut = table.textOfCutCell(in: state)
    {
      return StyledSpan(cut, theme.value)
    }
    guard state.panel == nil, let row = state.focusedRow?.row else { return StyledSpan("", .plain) }
    return StyledSpan(row.footerText ?? "", theme.value)
  }

  /// What Enter does next, or the state of the text where the field has room for its mark only.
  private static func whatIsTyped(_ state: EditorState, _ layout: ScreenLayout?) -> StyledSpan? {
    guard state.panel == nil, let editing = state.editing, let index = state.index(of: editing.row)
    else { return nil }
    if editing.warnedText != nil {
      return StyledSpan(
        "Enter again keeps it as a draft; Esc leaves the value as it was", state.theme.value)
    }
    let edge = RowEdge(state.rows[index], state)
    guard edge.weight == .state, !edge.words.isEmpty, case .form(let form) = layout,
      form.block(at: index).edge == edge.mark
    else { return nil }
    return StyledSpan(edge.text, edge.style)
  }
}
