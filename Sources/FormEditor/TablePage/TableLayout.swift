import Cells
import Forms
import Records
import Rules
import Screen
import Values

/// Where the table's columns and lines stand. Only what is in sight is bound and measured.
struct TableLayout {
  /// The records' lines, below the header.
  let area: Rect
  let headerY: Int
  /// Columns of the record number with its marks and the gap behind them.
  let numberWidth: Int
  private(set) var columns: [Column] = []
  private var columnLooks: [RecordLook.Column] = []
  /// The records in sight, top to bottom, with their cells' contents by column index.
  private(set) var records: [Record] = []

  struct Column {
    let index: Int
    /// Of its row in the form.
    let place: Int
    let row: ConfigRow
    var x: Int
    var width: Int
    let wantedWidth: Int
    var alignsRight: Bool
    /// Whether it has the width it wants.
    var isWhole: Bool

    var look: RecordLook.Column {
      RecordLook.Column(place: place, x: x, width: width, alignsRight: alignsRight)
    }
  }

  struct Record {
    let id: RecordID
    /// In the view, from 0.
    let place: Int
    let cells: RecordCells
  }

  static let widestCell = 40
  /// `✗` and a count, of one digit or `+`.
  static let problemWidth = 3

  /// Lines for records in a window: title, header, help and keys take four.
  static func height(of size: Size) -> Int { max(size.height - 4, 1) }

  init(_ state: EditorState) {
    let size = state.size
    headerY = 1
    // With the form beside it, the table has the left half.
    let width = state.showsFormBesideTable ? size.width / 2 : size.width
    area = Rect(x: 0, y: 2, width: width, height: Self.height(of: size))
    numberWidth = state.table.count.grouped.count + Self.problemWidth + 3
    let first = state.tableState.firstRow
    let last = min(first + area.height, state.viewCount)
    for place in first..<max(last, first) {
      let id = state.viewRecord(at: place)
      records.append(
        Record(id: id, place: place, cells: state.cellCache.cells(of: id, state)))
    }
    place(state.columns, state)
    columnLooks = columns.map(\.look)
  }

  /// Where the records' numbers end.
  var numberEnd: Int { numberWidth - Self.problemWidth - 1 }

  /// Columns for what is shown in place of the cells.
  var wholeWidth: Int { area.width - numberWidth - 1 }

  /// All that a record's line at rest depends on besides its cells.
  func look(of record: Record, _ state: EditorState) -> RecordLook {
    RecordLook(
      number: (state.table.place(of: record.id) ?? 0) + 1,
      isSelected: state.tableState.selected.contains(record.id), width: area.width,
      numberWidth: numberWidth, columns: columnLooks)
  }

  private mutating func place(_ rows: [ConfigRow], _ state: EditorState) {
    var x = numberWidth
    var index = 0
    let second = max(state.tableState.firstColumn, 1)
    var prepared = min(second + Self.batch, rows.count)
    prepare(rows.prefix(1) + rows[min(second, prepared)..<prepared], state)
    while index < rows.count, x < area.width - 2 {
      if index >= prepared {
        prepared = min(index + Self.batch, rows.count)
        prepare(rows[index..<prepared], state)
      }
      let row = rows[index]
      let place = state.binder.place(ofRow: row.identifier) ?? 0
      let (wanted, alignsRight) = wantedWidth(of: row, at: place, state)
      // The first column always stays in sight: it leaves room for another.
      let isFirst = index == 0 && rows.count > 1
      let room = isFirst ? (area.width - x) / 2 : area.width - x
      let isWhole = wanted <= room || isFirst
      // A stump of a column tells nothing, unless it's the one that the cursor is in.
      if !isWhole && room < Self.narrowestStump && index != state.tableState.column { break }
      let width = max(min(wanted, room), 1)
      columns.append(
        Column(
          index: index, place: place, row: row, x: x, width: width, wantedWidth: wanted,
          alignsRight: alignsRight, isWhole: isWhole))
      x += width + 2
      index = index == 0 ? second : index + 1
    }
    hidesColumnsBehind = (columns.last?.index ?? 0) < rows.count - 1
  }

  /// Columns that are looked at together: more than most windows show.
  private static let batch = 24

  private func prepare(_ rows: ArraySlice<ConfigRow>, _ state: EditorState) {
    let places = rows.compactMap { state.binder.place(ofRow: $0.identifier) }
    for record in records { record.cells.prepare(places, state) }
  }

  /// The width that shows all that is in sight, and was since the last leap.
  private func wantedWidth(
    of row: ConfigRow, at place: Int, _ state: EditorState
  ) -> (width: Int, alignsRight: Bool) {
    let former = state.tableState.widths[row.identifier]
    var width = DisplayText.width(row.key) + state.sortMarkWidth(row)
    var alignsRight = former?.alignsRight ?? false
    for record in records {
      guard let cell = record.cells.cell(ofRowAt: place) else { continue }
      width = max(width, cell.width)
      alignsRight = alignsRight || cell.content.alignsRight
    }
    width = min(max(width, former?.width ?? 0), Self.widestCell)
    return (max(row.columnWidth ?? width, 1), alignsRight)
  }

  /// Whether columns between the first and those in sight are scrolled away.
  func hidesColumns(before first: Int) -> Bool { columns.count > 1 && first > 1 }

  /// Whether there are more columns than there is room for.
  private(set) var hidesColumnsBehind = false

  /// The column at a place of the screen.
  func column(at x: Int) -> Column? { columns.last { $0.x <= x } }

  /// Where the cell under the cursor is edited: wider than its column if need be.
  func editorField(in state: EditorState) -> Rect {
    if let field = SelectionField(state) { return field.field }
    let y = area.y + state.tableState.row - state.tableState.firstRow
    guard let column = columns.first(where: { $0.index == state.tableState.column }) else {
      return Rect(x: numberWidth, y: y, width: max(area.width - numberWidth, 1), height: 1)
    }
    let width = max(column.width, Self.narrowestField)
    let x = max(min(column.x, area.width - width - 1), 0)
    return Rect(x: x, y: y, width: min(width, area.width), height: 1)
  }

  /// Where the column that `x` is in ends, at least one column of the screen behind `x`.
  func end(ofColumnAt x: Int) -> Int {
    let column = columns.last { $0.x < x }
    return max(column.map { $0.x + $0.width } ?? 0, x + 1)
  }

  /// A column of one character, and the gap behind it.
  static let narrowestColumn = 3
  static let narrowestField = 24
  private static let narrowestStump = 6

  /// Whether a column is in sight as a whole.
  func shows(column index: Int) -> Bool {
    columns.contains { $0.index == index && $0.isWhole }
  }
}

extension EditorState {
  /// A cell of the table: the first line of what its kind draws, the draft where there is one.
  func cellContent(of bound: BoundRow, record: RecordID) -> CellContent {
    if let draft = drafts[DraftKey(record: record, row: bound.row.identifier)] {
      let text = bound.state.disclosure.shown("✎ " + draft.shownText)
      return CellContent(lines: [StyledLine(text, theme.problem)])
    }
    var content = kind(of: bound.row).tableContent(
      of: bound, width: TableLayout.widestCell, theme: theme)
    // Among values of other records it would be read as one.
    if bound.display.role == .placeholder { content.lines = [] }
    if bound.problems.contains(where: { $0.severity == .error }) {
      content.lines = content.lines.prefix(1).map {
        StyledLine("✗ " + $0.text, theme.problem)
      }
      if content.lines.isEmpty { content.lines = [StyledLine("✗", theme.problem)] }
    }
    return content
  }

  /// The mark behind a sorted column's label, and its place among several keys.
  func sortMark(_ row: ConfigRow) -> String {
    guard let index = tableState.sortKeys.firstIndex(where: { $0.column == row.identifier }) else {
      return ""
    }
    let arrow = tableState.sortKeys[index].descending ? " ▼" : " ▲"
    return tableState.sortKeys.count > 1 ? "\(arrow)\(index + 1)" : arrow
  }

  func sortMarkWidth(_ row: ConfigRow) -> Int { DisplayText.width(sortMark(row)) }
}
