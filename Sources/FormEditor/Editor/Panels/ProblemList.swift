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
  static func lines(of records: [RecordID], in editor: Editor) -> [PanelLine] {
    guard let open = editor.record else { return [] }
    var lines: [PanelLine] = []
    for id in order(records.prefix(mostListed), first: open, editor) {
      let found = problems(of: id, editor)
      guard !found.isEmpty else { continue }
      if editor.table.count > 1 {
        if !lines.isEmpty { lines.append(PanelLine(content: StyledLine([]))) }
        lines.append(heading(id, editor))
      }
      lines += found
    }
    if records.count > mostListed {
      let more = editor.texts.moreRecordsHere(
        records.count - mostListed, KeyMap.table.key(.filter))
      lines.append(PanelLine(content: StyledLine([])))
      lines.append(PanelLine(content: StyledLine(more, editor.theme.dim)))
    }
    return lines
  }

  private static func order(
    _ records: ArraySlice<RecordID>, first: RecordID, _ editor: Editor
  ) -> [RecordID] {
    // What was deleted meanwhile has no place any more.
    let others = records.filter { $0 != first && editor.table.place(of: $0) != nil }
    let known = Set(others + [first])
    let drafted = Set(editor.state.drafts.keys.map(\.record)).subtracting(known).sorted()
    return [first] + others + drafted
  }

  private static func problems(of id: RecordID, _ editor: Editor) -> [PanelLine] {
    let record = editor.readable(id)
    var lines: [PanelLine] = []
    if let fault = editor.table.fault(of: id), let row = editor.form.rows.first {
      let target = PanelLine.Target.location(Location(id, row: row.identifier))
      let texts = editor.texts
      let message = fault.message(hidingContent: !editor.form.secrets.isEmpty).text(in: texts)
      return [
        line(texts.lineLabel, "✗ " + texts.invalidJSONHere(message), .error, target, editor)
      ]
    }
    for row in editor.form.rows {
      let target = PanelLine.Target.location(Location(id, row: row.identifier))
      if let draft = editor.state.drafts[Location(id, row: row.identifier)] {
        let disclosure = editor.binder.state(of: row, in: record).disclosure
        let isSecret = disclosure.isSecret || draft.isSecure
        let reason = draft.failure.message
        let text = isSecret ? reason : editor.texts.about(reason, "“\(draft.text)”")
        // The reason first: a long text would push it out of sight.
        let severity = draft.fits ? Severity.warning : .error
        lines.append(line(row.key, "✎ " + text, severity, target, editor))
        continue
      }
      for problem in editor.binder.problems(of: row, in: record) {
        let mark = problem.severity == .error ? "✗ " : "! "
        lines.append(line(row.key, mark + problem.message, problem.severity, target, editor))
      }
    }
    // Drafts whose row the form has no more.
    for (key, draft) in editor.state.drafts.sorted(by: { $0.key.row < $1.key.row })
    where key.record == id && editor.form.row(key.row) == nil {
      lines.append(
        line(
          key.row, "✎ " + editor.texts.about(draft.failure.message, "“\(draft.shownText)”"), .error,
          .location(Location(id, row: key.row)), editor))
    }
    return lines
  }

  private static func heading(_ id: RecordID, _ editor: Editor) -> PanelLine {
    let place = (editor.table.place(of: id) ?? 0) + 1
    let title = editor.binder.recordTitle(editor.readable(id))
    let number = editor.texts.recordHeading(place.grouped)
    let text = title.isEmpty ? number : "\(number)  \(title)"
    return PanelLine(content: StyledLine(text, editor.theme.heading), isHeading: true)
  }

  private static func line(
    _ label: String, _ text: String, _ severity: Severity, _ target: PanelLine.Target,
    _ editor: Editor
  ) -> PanelLine {
    let column = min(20, max(editor.state.size.width / 3 - 2, 6))
    let name = DisplayText.truncated(label, to: column)
    let padding = String(repeating: " ", count: max(column + 2 - DisplayText.width(name), 1))
    let style = severity == .error ? editor.theme.problem : editor.theme.warning
    return PanelLine(
      content: StyledLine([
        StyledSpan(name + padding, editor.theme.label), StyledSpan(text, style),
      ]),
      target: target)
  }
}
