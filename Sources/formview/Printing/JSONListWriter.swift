import Forms
import JSONText
import Records

/// Writes records as plain objects of the columns, named as `ColumnTitles` says.
///
/// Values keep their bytes; a missing value has no member, a row without a path has its formula's result, else its
/// shown text. A record without members is shown as it is.
struct JSONListWriter: RecordWriter {
  /// The text around the objects.
  enum Shape {
    /// One array, an object per line.
    case array
    case lines
    case alone
  }

  private let shape: Shape
  private let reader: ListReader
  /// Names of the members, quoted and with the colon.
  private let names: [[UInt8]]

  init(_ shape: Shape, columns: [ConfigRow], workspace: Workspace) {
    self.shape = shape
    reader = ListReader(columns: columns, workspace: workspace)
    names = ColumnTitles.of(columns).map { Array((JSONValue.string($0).jsonText() + ":").utf8) }
  }

  var head: String { shape == .array ? "[\n  " : "" }
  var separator: String { shape == .array ? ",\n  " : "\n" }
  var tail: String { shape == .array ? "\n]\n" : "\n" }
  var empty: String { shape == .array ? "[]\n" : "" }

  func write(_ id: RecordID, to bytes: inout [UInt8]) {
    guard let reading = reader.reading(id) else {
      bytes += "null".utf8
      return
    }
    let values = reader.values(of: reading)
    guard reading.record.kind == .object || values.contains(where: { $0 != nil }) else {
      return append(reader.withoutSecrets(reading.record), to: &bytes)
    }
    var separator = UInt8(ascii: "{")
    for index in values.indices {
      if let value = values[index] {
        bytes.append(separator)
        bytes += names[index]
        append(value, to: &bytes)
      } else if reader.isPathless[index],
        let text = reader.shownText(of: reader.columns[index], in: reading)
      {
        bytes.append(separator)
        bytes += names[index]
        bytes += JSONValue.string(text).jsonText().utf8
      } else {
        continue
      }
      separator = UInt8(ascii: ",")
    }
    if separator == UInt8(ascii: "{") { bytes.append(separator) }
    bytes.append(UInt8(ascii: "}"))
  }

  /// The value's bytes; in JSON Lines a list or an object over several lines loses its white space.
  private func append(_ value: JSONSlice, to bytes: inout [UInt8]) {
    let text = value.bytes
    if shape == .lines, !value.kind.isScalar, text.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      value.appendCompact(to: &bytes)
    } else {
      bytes.append(contentsOf: text)
    }
  }
}
