import Forms
import JSONText
import Records

/// Writes records as CSV or TSV: a line of names (`ColumnTitles`), then a line for each record.
///
/// Fields are the values themselves, not formatted by the form: a string's characters, a number as written, the JSON
/// text of a list or an object; missing or null values are empty, and a row without a path has its formula's result,
/// else its shown text. Secrets inside lists and objects are left out.
struct DelimitedWriter: RecordWriter {
  /// Separators, and the escaping of fields that contain them.
  enum Dialect {
    /// RFC 4180: commas, CRLF, double quotes.
    case csv
    /// Tabs and newlines; in fields they are `\t`, `\n`, `\r`, and a backslash is `\\`.
    case tsv
  }

  private let dialect: Dialect
  private let reader: ListReader
  /// True if control characters must be made visible.
  private let isForTerminal: Bool
  private let hasByteOrderMark: Bool
  private var field: [UInt8] = []

  init(
    _ dialect: Dialect, columns: [ConfigRow], workspace: Workspace, hasByteOrderMark: Bool = false
  ) {
    self.dialect = dialect
    self.hasByteOrderMark = hasByteOrderMark
    reader = ListReader(columns: columns, workspace: workspace)
    isForTerminal = Environment.outputIsTerminal
  }

  var head: String {
    var writer = self
    var bytes: [UInt8] = []
    for (index, title) in ColumnTitles.of(reader.columns).enumerated() {
      writer.field = Array(title.utf8)
      writer.endField(index, &bytes)
    }
    return (hasByteOrderMark ? "\u{FEFF}" : "") + String(decoding: bytes, as: UTF8.self)
  }

  mutating func write(_ id: RecordID, to bytes: inout [UInt8]) {
    let reading = reader.reading(id)
    let values = reading.map { reader.values(of: $0) } ?? []
    for index in reader.isPathless.indices {
      field.removeAll(keepingCapacity: true)
      if let reading {
        if let value = values[index] {
          appendPlain(value)
        } else if reader.isPathless[index] {
          field += (reader.shownText(of: reader.columns[index], in: reading) ?? "").utf8
        }
      }
      endField(index, &bytes)
    }
  }

  private mutating func appendPlain(_ value: JSONSlice) {
    switch value.kind {
    case .null: break
    case .number, .bool: field.append(contentsOf: value.bytes)
    case .array, .object: value.appendCompact(to: &field)
    case .string:
      let inside = UnsafeRawBufferPointer(rebasing: value.bytes.dropFirst().dropLast())
      if !inside.contains(UInt8(ascii: "\\")) {
        field.append(contentsOf: inside)
      } else if case .string(let text) = value.value {
        field += text.utf8
      }
    }
  }

  /// Writes the field and the comma or line end after it.
  private mutating func endField(_ index: Int, _ bytes: inout [UInt8]) {
    if isForTerminal {
      field = Array(VisibleText.of(String(decoding: field, as: UTF8.self)).utf8)
    }
    let isLast = index == reader.columns.count - 1
    switch dialect {
    case .csv:
      appendQuoted(to: &bytes)
      if isLast { bytes.append(UInt8(ascii: "\r")) }
      bytes.append(UInt8(ascii: isLast ? "\n" : ","))
    case .tsv:
      appendEscaped(to: &bytes)
      bytes.append(UInt8(ascii: isLast ? "\n" : "\t"))
    }
  }

  private func appendQuoted(to bytes: inout [UInt8]) {
    // A line of one empty field would be an empty line.
    let isAlone = field.isEmpty && reader.columns.count == 1
    let needsQuotes = field.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
    }
    guard needsQuotes || isAlone else {
      bytes += field
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in field {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private func appendEscaped(to bytes: inout [UInt8]) {
    for byte in field {
      switch byte {
      case 0x09: bytes += #"\t"#.utf8
      case 0x0A: bytes += #"\n"#.utf8
      case 0x0D: bytes += #"\r"#.utf8
      case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
      default: bytes.append(byte)
      }
    }
  }
}
