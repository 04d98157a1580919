import Cells
import Forms
import Records
import Rules
import Screen
import Values

/// The positions of a table's columns and lines. Only visible records and columns are bound
/// and measured.
struct TableLayout {
  let area: Rect
  let headerY: Int
  /// Width in columns of the record number, its marks and the gap after them.
  let numberWidth: Int
  private(set) var columns: [Column] = []
  private var columnLooks: [RecordLook.Column] = []
  private(set) var records: [Record] = []

  struct Column {
    let index: Int
    /// Index of the column's row in the form.
    let rowIndex: Int
    let state: RowState
    fileprivate(set) var span: ColumnRun.Span
    let measure: ColumnMeasure

    var x: Int { span.x }
    var width: Int { span.width }
    var alignment: CellAlignment { measure.alignment }

    var look: RecordLook.Column {
      RecordLook.Column(
        rowIndex: rowIndex, x: x, width: width, alignment: alignment,
        decimals: measure.decimals)
    }
  }

  struct Record {
    let id: RecordID
    /// Index of the record in the view, from 0.
    let index: Int
    let cells: RecordCells
  }

  /// Width in columns of a problem mark: `✗` or `!`, and a count of one digit or `+`.
  static let problemWidth = 3

  init(_ scene: TableScene) {
    let records = scene.records
    headerY = scene.area.y
    area = Rect(
      x: scene.area.x, y: scene.area.y + 1, width: scene.area.width, height: scene.area.height - 1)
    numberWidth = records.table.count.grouped.count + Self.problemWidth + 3
    let first = scene.page.firstRow
    let last = min(first + area.height, records.count)
    for index in first..<max(last, first) {
      let id = records[index]
      self.records.append(Record(id: id, index: index, cells: scene.cells(of: id)))
    }
    place(scene.columns, scene)
    columnLooks = scene.cache.shared(columns.map(\.look))
  }

  var numberEnd: Int { numberWidth - Self.problemWidth - 1 }

  /// Width in columns of a text that is shown instead of a record's cells.
  var wholeWidth: Int { area.width - numberWidth - 1 }

  /// All that a record's line at rest depends on besides its cells.
  func look(of record: Record, _ scene: TableScene) -> RecordLook {
    RecordLook(
      number: (scene.records.table.index(of: record.id) ?? 0) + 1,
      isSelected: scene.page.selection.inView.contains(record.id), width: area.width,
      numberWidth: numberWidth, columns: columnLooks)
  }

  private mutating func place(_ rows: [ConfigRow], _ scene: TableScene) {
    let binder = scene.reader.binder
    var run = ColumnRun(from: numberWidth, to: area.width)
    let second = max(scene.page.firstColumn, 1)
    // The first column always stays in sight, beside those that the page is scrolled to.
    func column(_ number: Int) -> Int { number == 0 ? 0 : second + number - 1 }
    let count = min(rows.count, 1) + max(rows.count - second, 0)
    var (batch, asked): ([Int], [ColumnMeasure]) = ([], [])
    for number in 0..<count {
      guard run.hasRoom else { break }
      let (index, inBatch) = (column(number), number % Self.batch)
      if inBatch == 0 {
        // Indices, since rows are large to copy.
        batch = (number..<min(number + Self.batch, count))
          .map { binder.plan.index(ofRow: rows[column($0)].identifier) ?? 0 }
        asked = measures(ofRowsAt: batch, scene)
      }
      let rowIndex = batch[inBatch]
      let state = binder.prepared.state(ofRowAt: rowIndex)
      let measure = measure(of: state, asked[inBatch], scene)
      // The first column leaves room for another.
      let span = run.place(
        measure.width, isFirstOfSeveral: index == 0 && rows.count > 1,
        isNeeded: index == scene.page.column)
      guard let span else { break }
      columns.append(
        Column(index: index, rowIndex: rowIndex, state: state, span: span, measure: measure))
    }
    hidesColumnsBehind = (columns.last?.index ?? 0) < rows.count - 1
    if !hidesColumnsBehind { widenColumns(run) }
  }

  private mutating func widenColumns(_ run: ColumnRun) {
    var spans = columns.map(\.span)
    run.widen(&spans, to: columns.map(\.measure.fullWidth))
    for (index, span) in spans.enumerated() { columns[index].span = span }
  }

  /// Number of columns that are measured together: more than most windows show.
  private static let batch = 24

  /// The measures of the columns of some rows, from their values in all visible records.
  private func measures(ofRowsAt indices: [Int], _ scene: TableScene) -> [ColumnMeasure] {
    var all = indices.map { _ in ColumnMeasure(label: 0) }
    for record in records {
      for (index, cell) in record.cells.measures(ofRowsAt: indices, scene).enumerated() {
        all[index].include(cell)
      }
    }
    return all
  }

  /// The width that shows all that is in sight, and was since the last leap.
  private func measure(
    of state: RowState, _ asked: ColumnMeasure, _ scene: TableScene
  ) -> ColumnMeasure {
    let name = state.row.identifier
    let mark = scene.sortMark(ofColumn: name)
    let label = DisplayText.width(state.row.key) + DisplayText.width(mark)
    var measure = ColumnMeasure(label: label, former: scene.page.widths[name])
    measure.include(asked)
    return measure.settled(
      width: state.row.columnWidth, alignment: state.row.alignment.cellAlignment)
  }

  /// True if columns between the first one and the visible ones are scrolled out of view.
  func hidesColumns(before first: Int) -> Bool { hiddenColumnCount(before: first) > 0 }

  /// Number of columns that are scrolled out of view behind the first one.
  func hiddenColumnCount(before first: Int) -> Int { columns.count > 1 ? max(first - 1, 0) : 0 }

  private(set) var hidesColumnsBehind = false

  /// The column at a position of the screen.
  func column(at x: Int) -> Column? { columns.last { $0.x <= x } }

  /// The rectangle in which the cell under the cursor is edited: wider than its column if need
  /// be, on the side to which its text is not aligned.
  func editorField(of page: TablePage) -> Rect {
    let y = area.y + page.row - page.firstRow
    guard let column = columns.first(where: { $0.index == page.column }) else {
      return Rect(x: numberWidth, y: y, width: max(area.width - numberWidth, 1), height: 1)
    }
    let width = max(column.width, Self.narrowestField)
    let ahead = column.state.row.alignment.cellAlignment?.indent(of: column.width, in: width) ?? 0
    let start = max(column.x - ahead, min(column.x, numberWidth))
    let x = max(min(start, area.width - width - 1), 0)
    return Rect(x: x, y: y, width: min(width, area.width), height: 1)
  }

  /// The end of the column that contains `x`, at least one column of the screen after `x`.
  func end(ofColumnAt x: Int) -> Int {
    let column = columns.last { $0.x < x }
    return max(column.map { $0.x + $0.width } ?? 0, x + 1)
  }

  /// Width of a column of one character and the gap after it.
  static let narrowestColumn = 3
  static let narrowestField = 24

  /// True if a column is completely visible.
  func shows(column index: Int) -> Bool {
    columns.contains { $0.index == index && $0.span.isWhole }
  }
}
