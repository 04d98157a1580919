import Forms
import JSONText
import Records
import Rules

/// Reads the columns of record after record for a `RecordWriter`. Used from one thread.
struct ListReader {
  let columns: [ConfigRow]
  let table: RecordTable
  let binder: RecordBinder
  private let secrets: SecretPaths
  private let paths: JSONPaths
  /// Index in `paths` for each column; nil without a path.
  private let indices: [Int?]
  private let holdsSecrets: [Bool]
  /// True for a column without a path: it shows a text, or a formula's result. Cached, since reading `columns` copies
  /// a row.
  let isPathless: [Bool]

  init(columns: [ConfigRow], workspace: Workspace) {
    self.columns = columns
    table = workspace.table
    binder = workspace.makeBinder()
    let secrets = workspace.form.secrets
    self.secrets = secrets
    isPathless = columns.map { $0.valuePath == nil }
    holdsSecrets = columns.map { row in row.valuePath.map { secrets.areInside($0) } ?? false }
    var all: [[JSONStep]] = []
    indices = columns.map { row in
      guard let path = row.valuePath else { return nil }
      all.append(path.steps)
      return all.count - 1
    }
    paths = JSONPaths(all)
  }

  /// The record; nil for a line of invalid JSON.
  func reading(_ id: RecordID) -> RecordReading? {
    guard table.fault(of: id) == nil else { return nil }
    return binder.entering(id, of: table).reading(table[id])
  }

  /// The record's value in each column, or its formula's result, without the secrets inside; nil for none. O(record).
  func values(of reading: RecordReading) -> [JSONSlice?] {
    let found = paths.lookup(in: reading.record)
    return indices.enumerated().map { column, index in
      guard let index else { return result(of: columns[column], in: reading) }
      guard let value = found[index].slice else { return nil }
      guard holdsSecrets[column], let path = columns[column].valuePath else { return value }
      return secrets.removed(from: value, at: path.steps)
    }
  }

  /// The result of a row that only has a formula. A formula can't read secrets.
  private func result(of row: ConfigRow, in reading: RecordReading) -> JSONSlice? {
    guard row.hasFormulas, reading.record.kind == .object,
      case .value(let value) = reading.content(of: row)
    else { return nil }
    return value
  }

  func withoutSecrets(_ record: JSONSlice) -> JSONSlice { secrets.removed(from: record) }

  /// The text that a row shows of the record: without default and placeholder; nil for none.
  func shownText(of row: ConfigRow, in reading: RecordReading) -> String? {
    Self.shownText(reading.bind(row).display)
  }

  /// The texts that all columns show of a record, found in one pass over it: including defaults and results that it
  /// lacks, which begin with `mark`.
  func shownTexts(of reading: RecordReading, markingDefaults mark: String) -> [String?] {
    reading.bind(columns).map { bound in
      bound.display.role == .defaultValue
        ? mark + bound.display.text : Self.shownText(bound.display)
    }
  }

  private static func shownText(_ display: DisplayValue) -> String? {
    switch display.role {
    case .value, .foreign, .secure: display.text
    case .defaultValue, .placeholder, .empty: nil
    }
  }
}

extension JSONSlice {
  /// Appends the value's bytes without white space between tokens.
  func appendCompact(to target: inout [UInt8]) {
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if byte <= 0x20 {
        continue
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      }
      target.append(byte)
    }
  }
}
