import Forms
import JSONText
import Records
import Rules
import Values

/// Writes the values of some rows of each record, a line each: the output of `get`.
struct ValueWriter: RecordWriter {
  private let rows: [RowLocation]
  private let isRaw: Bool
  private let table: RecordTable
  private let binder: RecordBinder
  private let secrets: SecretPaths

  /// With `isRaw` the values are the JSON of the file, else the form's texts.
  init(rows: [RowLocation], isRaw: Bool, workspace: Workspace) {
    self.rows = rows
    self.isRaw = isRaw
    table = workspace.table
    binder = workspace.makeBinder()
    secrets = workspace.form.secrets
  }

  func write(_ id: RecordID, to bytes: inout [UInt8]) {
    let reading = binder.entering(id, of: table).reading(table[id])
    for location in rows.map({ $0.located(in: reading) }) {
      if location.isItem {
        if case .found(let item) = reading.record.lookup(location.objectPath) {
          write(item, at: location.objectPath, to: &bytes)
        }
        bytes.append(UInt8(ascii: "\n"))
        continue
      }
      if let bound = reading.inside(location)?.bind([location.row]).first {
        write(bound, to: &bytes)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// A whole item: its JSON, with bullets in place of secrets.
  private func write(_ item: JSONSlice, at steps: [JSONStep], to bytes: inout [UInt8]) {
    let path = ValuePath(steps: steps)
    // A scalar may be a secret that is in the place of the object around it.
    let mayBeSecret = item.kind.isScalar && item.kind != .null && secrets.areInside(path)
    if isRaw {
      bytes.append(contentsOf: item.bytes)
    } else if mayBeSecret || secrets.hides(path) {
      bytes += SecretPaths.bullets.utf8
    } else {
      bytes += secrets.masked(in: item, at: steps).text.utf8
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
