import Cells
import Forms
import Records
import Screen

/// Writes records as a table for people: aligned columns under their labels, problems marked.
///
/// The first column is the record's number in the file.
struct TextTableWriter: RecordWriter {
  private let layout: ListLayout
  private let rows: [ConfigRow]
  private let cell: ListCell
  private let table: RecordTable
  private let painter: ANSIPainter
  private let width: Int
  let empty: String

  init(layout: ListLayout, cell: ListCell, workspace: Workspace, width: Int, painter: ANSIPainter) {
    self.layout = layout
    rows = layout.columns.map(\.row)
    self.cell = cell
    self.painter = painter
    self.width = width
    table = workspace.table
    let all = table.count
    let texts = Environment.texts
    let remark = all == 0 ? texts.noRecords : texts.noneOfRecords(all)
    empty = texts.line(VisibleText.of(workspace.dataPath), remark) + "\n"
  }

  var head: String {
    var line = Line(painter)
    line.append("#", width: layout.numberWidth, alignment: .right, cell.theme.heading)
    for column in layout.columns {
      line.skip(ListLayout.gap)
      line.append(
        column.row.key, width: column.width, alignment: column.alignment, cell.theme.heading)
    }
    if layout.isCut {
      line.skip(ListLayout.gap)
      line.append("…", width: 1, alignment: .left, cell.theme.dim)
    }
    return line.text + "\n"
  }

  func write(_ id: RecordID, to bytes: inout [UInt8]) {
    var line = Line(painter)
    let number = String((table.index(of: id) ?? 0) + 1)
    line.append(number, width: layout.numberWidth, alignment: .right, cell.theme.dim)
    if let remark = remark(on: id) {
      line.skip(ListLayout.gap)
      let room = max(1, width - layout.numberWidth - ListLayout.gap)
      line.append("✗ " + remark, width: room, alignment: .left, cell.theme.problem)
    } else {
      let contents = cell.contents(of: rows, in: id, of: table)
      for (column, content) in zip(layout.columns, contents) {
        line.skip(ListLayout.gap)
        let spans = content.lines.first ?? StyledLine([])
        line.append(spans, width: column.width, alignment: column.alignment)
      }
    }
    bytes += line.text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// The text for a record without columns; nil for one with some.
  private func remark(on id: RecordID) -> String? {
    if let fault = table.fault(of: id) {
      let reason = fault.message(hidingContent: !cell.binder.form.secrets.isEmpty)
      return Environment.texts.invalidJSONHere(reason.text(in: Environment.texts))
    }
    let record = table[id]
    let isOutOfReach = record.isOutOfReach(of: rows)
    return isOutOfReach ? cell.binder.preview(whole: record) : nil
  }
}

extension TextTableWriter {
  /// A line being written; trailing blanks are dropped.
  private struct Line {
    private let painter: ANSIPainter
    private(set) var text = ""
    private var blanks = 0

    init(_ painter: ANSIPainter) { self.painter = painter }

    mutating func skip(_ columns: Int) { blanks += columns }

    mutating func append(_ text: String, width: Int, alignment: CellAlignment, _ style: Style) {
      append(StyledLine(text, style), width: width, alignment: alignment)
    }

    mutating func append(_ line: StyledLine, width: Int, alignment: CellAlignment) {
      var line = line
      var columns = line.columns
      if columns > width {
        line = line.truncated(to: width)
        columns = line.columns
      }
      let indent = alignment.indent(of: columns, in: width)
      blanks += indent
      for span in line.spans where !span.text.isEmpty {
        text += String(repeating: " ", count: blanks)
        blanks = 0
        text += painter.paint(VisibleText.of(span.text), span.style)
      }
      blanks += max(width - columns - indent, 0)
    }
  }
}
