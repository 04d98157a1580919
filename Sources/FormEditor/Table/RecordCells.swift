import Cells
import FormEngine
import JSONText

/// What a record shows in the table's columns, measured.
struct RecordCells {
  /// By column of the form's table.
  let contents: [CellContent]
  /// Columns of the screen that each content takes.
  let widths: [Int]
  /// Rows with a problem, those that are no columns among them.
  let problemCount: Int
  /// What stands in place of the cells where they can't look into the record.
  let whole: String?

  init(_ id: RecordID, rows: [ConfigRow], _ state: EditorState) {
    let whole = state.wholeText(of: id)
    contents = state.bind(rows, to: id).map {
      whole == nil ? state.cellContent(of: $0, record: id) : CellContent(lines: [])
    }
    widths = contents.map { $0.lines.first?.columns ?? 0 }
    problemCount = state.problemCount(of: id)
    self.whole = whole
  }
}
