import Cells
import Forms
import Records
import Screen
import Values

/// What `!` lists: broken rules and drafts, of the open record first, then of the others.
enum ProblemList {
  /// So many records are judged while a key waits.
  static let mostAtOnce = 1_000
  /// So many faulty records are listed; nobody reads on.
  static let mostListed = 1_000

  /// The problems among `records`, of which not every one need have any.
  static func lines(of records: [RecordID], in state: EditorState) -> [PanelLine] {
    guard let open = state.record else { return [] }
    var lines: [PanelLine] = []
    for id in order(records.prefix(mostListed), first: open, state) {
      let found = problems(of: id, state)
      guard !found.isEmpty else { continue }
      if state.table.count > 1 {
        if !lines.isEmpty { lines.append(PanelLine(content: StyledLine([]))) }
        lines.append(heading(id, state))
      }
      lines += found
    }
    if records.count > mostListed {
      let more = "and \((records.count - mostListed).grouped) more records; & problems shows all"
      lines.append(PanelLine(content: StyledLine([])))
      lines.append(PanelLine(content: StyledLine(more, state.theme.dim)))
    }
    return lines
  }

  private static func order(
    _ records: ArraySlice<RecordID>, first: RecordID, _ state: EditorState
  ) -> [RecordID] {
    // What was deleted meanwhile has no place any more.
    let others = records.filter { $0 != first && state.table.place(of: $0) != nil }
    let known = Set(others + [first])
    let drafted = Set(state.drafts.keys.map(\.record)).subtracting(known).sorted()
    return [first] + others + drafted
  }

  private static func problems(of id: RecordID, _ state: EditorState) -> [PanelLine] {
    let record = state.readable(id)
    var lines: [PanelLine] = []
    if let fault = state.table.fault(of: id), let row = state.form.rows.first {
      let target = PanelLine.Target(record: id, row: row.identifier)
      let message = fault.message(hidingContent: !state.form.secrets.isEmpty)
      return [line("Line", "✗ invalid JSON: \(message)", .error, target, state)]
    }
    for row in state.form.rows {
      let target = PanelLine.Target(record: id, row: row.identifier)
      if let draft = state.drafts[DraftKey(record: id, row: row.identifier)] {
        let disclosure = state.binder.state(of: row, in: record).disclosure
        let isSecret = disclosure.isSecret || draft.isSecure
        let text = isSecret ? "" : ": “\(draft.text)”"
        // The reason first: a long text would push it out of sight.
        let severity = draft.fits ? Severity.warning : .error
        lines.append(line(row.key, "✎ \(draft.failure.message)\(text)", severity, target, state))
        continue
      }
      for problem in state.binder.problems(of: row, in: record) {
        let mark = problem.severity == .error ? "✗ " : "! "
        lines.append(line(row.key, mark + problem.message, problem.severity, target, state))
      }
    }
    // Drafts whose row the form has no more.
    for (key, draft) in state.drafts.sorted(by: { $0.key.row < $1.key.row })
    where key.record == id && state.form.row(key.row) == nil {
      lines.append(
        line(
          key.row, "✎ \(draft.failure.message): “\(draft.shownText)”", .error,
          PanelLine.Target(record: id, row: key.row), state))
    }
    return lines
  }

  private static func heading(_ id: RecordID, _ state: EditorState) -> PanelLine {
    let place = (state.table.place(of: id) ?? 0) + 1
    let title = state.binder.recordTitle(state.readable(id))
    let text = title.isEmpty ? "Record \(place.grouped)" : "Record \(place.grouped)  \(title)"
    return PanelLine(content: StyledLine(text, state.theme.heading), isHeading: true)
  }

  private static func line(
    _ label: String, _ text: String, _ severity: Severity, _ target: PanelLine.Target,
    _ state: EditorState
  ) -> PanelLine {
    let column = min(20, max(state.size.width / 3 - 2, 6))
    let name = DisplayText.truncated(label, to: column)
    let padding = String(repeating: " ", count: max(column + 2 - DisplayText.width(name), 1))
    let style = severity == .error ? state.theme.problem : state.theme.warning
    return PanelLine(
      content: StyledLine([
        StyledSpan(name + padding, state.theme.label), StyledSpan(text, style),
      ]),
      target: target)
  }
}
