import Cells
import FormEngine
import JSONText
import Screen

/// What `d` shows: each changed record, field by field and as a diff of its lines.
enum ChangeList {
  static func lines(for state: EditorState) -> [PanelLine] {
    var lines: [PanelLine] = []
    for id in state.unsavedRecords {
      if !lines.isEmpty { lines.append(PanelLine(content: StyledLine([]))) }
      if state.table.count > 1 { lines.append(heading(id, state)) }
      lines += fields(id, state)
      lines.append(PanelLine(content: StyledLine([])))
      lines += diff(id, state)
    }
    return lines
  }

  private static func heading(_ id: RecordID, _ state: EditorState) -> PanelLine {
    let place = (state.table.place(of: id) ?? 0) + 1
    let title = state.binder.recordTitle(state.table[id])
    return PanelLine(
      content: StyledLine("Record \(place)  \(title)", state.theme.heading), isHeading: true)
  }

  /// `Salary   5000.00 → 5200.00`, the values as the file writes them.
  private static func fields(_ id: RecordID, _ state: EditorState) -> [PanelLine] {
    state.form.rows.compactMap { row in
      guard let path = row.valuePath else { return nil }
      let before = text(at: path, in: state.savedTable[id], row)
      let after = text(at: path, in: state.table[id], row)
      guard before.shown != after.shown || before.raw != after.raw else { return nil }
      let name = DisplayText.truncated(row.key, to: 20)
      let padding = String(repeating: " ", count: max(22 - DisplayText.width(name), 1))
      return PanelLine(
        content: StyledLine([
          StyledSpan(name + padding, state.theme.label),
          StyledSpan(before.shown, state.theme.problem), StyledSpan(" → ", state.theme.dim),
          StyledSpan(after.shown, state.theme.good),
        ]))
    }
  }

  private static func text(at path: ValuePath, in record: JSONSlice, _ row: ConfigRow) -> (
    shown: String, raw: String
  ) {
    guard case .found(let slice) = record.lookup(path.steps) else { return ("nothing", "") }
    return (
      row.isSecure ? RecordBinder.bullets : DisplayText.truncated(slice.text, to: 60), slice.text
    )
  }

  private static func diff(_ id: RecordID, _ state: EditorState) -> [PanelLine] {
    let before = masked(state.savedTable[id], state.form)
    let after = masked(state.table[id], state.form)
    let firstLine = state.table.position(of: 0, in: id).line
    return LineDiff.hunks(from: before, to: after, firstLine: firstLine).map { line in
      let style =
        switch line.kind {
        case .removed: state.theme.problem
        case .added: state.theme.good
        case .context: state.theme.dim
        case .position: state.theme.accent
        }
      return PanelLine(content: StyledLine(line.text, style))
    }
  }

  /// The record's text with the values of secure rows as bullets.
  private static func masked(_ record: JSONSlice, _ form: Form) -> String {
    var ranges: [Range<Int>] = []
    for row in form.rows where row.isSecure {
      if let path = row.valuePath, case .found(let slice) = record.lookup(path.steps),
        slice.buffer === record.buffer
      {
        ranges.append(slice.range)
      }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var text = ""
    var start = record.range.lowerBound
    for range in ranges where range.lowerBound >= start {
      text += String(decoding: record.buffer.bytes[start..<range.lowerBound], as: UTF8.self)
      text += "\"\(RecordBinder.bullets)\""
      start = range.upperBound
    }
    return text
      + String(decoding: record.buffer.bytes[start..<record.range.upperBound], as: UTF8.self)
  }
}
