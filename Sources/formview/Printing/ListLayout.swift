import Cells
import Forms
import Records
import Screen

/// The columns of a printed table. Widths are in columns of the terminal.
struct ListLayout {
  struct Column {
    let row: ConfigRow
    var width: Int
    var alignment: CellAlignment
  }

  let numberWidth: Int
  private(set) var columns: [Column] = []
  /// True if columns at the right had no room.
  private(set) var isCut = false

  static let gap = 2
  /// Minimum width of a cut text (a date): the last columns are left out instead.
  private static let narrowest = 10
  /// Number of records measured from the start, and of those evenly `spread` over the rest.
  private static let measured = 1000
  private static let spread = 9000

  /// Measures the columns and fits them into `width`.
  init(
    _ allRows: [ConfigRow], records: RecordList, table: RecordTable, width: Int, cell: ListCell
  ) {
    numberWidth = max(1, String(table.count).count)
    let rows = Array(Self.conceivable(allRows, in: width - numberWidth))
    isCut = rows.count < allRows.count
    columns = rows.map {
      Column(row: $0, width: DisplayText.width($0.key), alignment: .left)
    }
    for position in Self.sample(of: records.count) {
      let id = records.id(at: position, in: table)
      guard table.fault(of: id) == nil else { continue }
      for (index, content) in cell.contents(of: rows, in: id, of: table).enumerated() {
        columns[index].width = max(columns[index].width, content.lines.first?.columns ?? 0)
        if content.alignment != .left { columns[index].alignment = content.alignment }
      }
    }
    for index in columns.indices {
      columns[index].width = max(1, columns[index].row.columnWidth ?? columns[index].width)
    }
    fit(into: width - numberWidth)
  }

  /// Indices of the records that are measured, from 0.
  static func sample(of count: Int) -> [Int] {
    guard count > measured + spread else { return Array(0..<count) }
    let rest = count - measured
    return Array(0..<measured) + (0..<spread).map { measured + $0 * rest / spread }
  }

  /// The leading columns that could have room, and one more if there is: each takes at least a gap and one column.
  private static func conceivable(_ rows: [ConfigRow], in width: Int) -> ArraySlice<ConfigRow> {
    rows.prefix(max(0, width) / (gap + 1) + 1)
  }

  /// Cuts the widest texts first; numbers, and columns whose width the form sets, stay whole.
  private mutating func fit(into width: Int) {
    let isText = columns.map { $0.alignment != .right && $0.row.columnWidth == nil }
    func least(_ index: Int) -> Int {
      isText[index] ? min(columns[index].width, Self.narrowest) : columns[index].width
    }
    func room() -> Int { width - (columns.count + (isCut ? 1 : 0)) * Self.gap - (isCut ? 1 : 0) }
    var taken = columns.indices.reduce(0) { $0 + least($1) }
    while columns.count > 1, taken > room() {
      taken -= least(columns.count - 1)
      columns.removeLast()
      isCut = true
    }
    if columns.count == 1, taken > room() {
      columns[0].width = max(1, room())
    } else {
      let rigid = columns.indices.filter { !isText[$0] }.reduce(0) { $0 + columns[$1].width }
      narrow(columns.indices.filter { isText[$0] }, to: room() - rigid)
    }
  }

  /// Lowers the widest of some columns to one width, until all of them take at most `room`.
  private mutating func narrow(_ indices: [Int], to room: Int) {
    var room = room
    var left = indices.count
    for index in indices.sorted(by: { columns[$0].width < columns[$1].width }) {
      columns[index].width = min(columns[index].width, max(1, room / left))
      room -= columns[index].width
      left -= 1
    }
  }
}
