import Forms
import Records
import Rules

/// Writes the values of some rows of each record, a line each: what `get` prints.
struct ValueWriter: RecordWriter {
  private let rows: [RowPlace]
  private let isRaw: Bool
  private let table: RecordTable
  private let binder: RecordBinder

  /// With `isRaw` the values are the JSON of the file, else what the form shows.
  init(rows: [RowPlace], isRaw: Bool, workspace: Workspace) {
    self.rows = rows
    self.isRaw = isRaw
    table = workspace.table
    binder = workspace.makeBinder()
  }

  func write(_ id: RecordID, to bytes: inout [UInt8]) {
    let record = table[id]
    for place in rows {
      let bound = binder.inside(place, of: record) { binder, object in
        binder.bind([place.row], to: object).first
      }
      if let bound = bound ?? nil { write(bound, to: &bytes) }
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private func write(_ bound: BoundRow, to bytes: inout [UInt8]) {
    if !isRaw {
      bytes += Self.shownText(of: bound).utf8
    } else if case .value(let slice) = bound.content {
      bytes.append(contentsOf: slice.bytes)
    }
  }

  private static func shownText(of bound: BoundRow) -> String {
    // What is in the way of the path is not the row's value.
    if case .unreachable = bound.content { return "" }
    return bound.display.role == .placeholder ? "" : VisibleText.of(bound.display.text)
  }
}
