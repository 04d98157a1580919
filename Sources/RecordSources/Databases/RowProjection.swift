import JSONText
import SourceText

struct RowProjection {
  private var bytes: GrowingBuffer
  /// Values that are not stored as their JSON suggests, in ascending order.
  private(set) var peculiarities: [PeculiarValue] = []
  /// The text before each column's value: a brace or a comma, and the name.
  private let leads: [[UInt8]]
  private let columns: [DatabaseTable.Column]
  /// True for each column whose texts are read as JSON if possible.
  private let isEntered: [Bool]
  /// True for each of these columns with an object or a list so far, and with another value
  /// than null.
  private var (haveContainers, haveOthers): ([Bool], [Bool])
  /// True for each column with a text so far, and with data.
  private var (haveTexts, haveData): ([Bool], [Bool])
  /// True if a name or a text has characters beyond ASCII, and if JSON in a column has them as escapes.
  private(set) var hasNonASCII: Bool
  private(set) var hasEscapedNonASCII = false

  /// `entered`: names of the columns whose texts are read as JSON. `capacity` is in bytes.
  init(_ columns: [DatabaseTable.Column], entered: Set<ExactText>, capacity: Int) {
    bytes = GrowingBuffer(capacity: capacity)
    self.columns = columns
    isEntered = columns.map { entered.contains($0.name) }
    haveContainers = columns.map { _ in false }
    (haveOthers, haveTexts, haveData) = (haveContainers, haveContainers, haveContainers)
    leads = columns.enumerated().map { index, column in
      var lead = GrowingBuffer(capacity: 64)
      lead.append(index == 0 ? "{" : ", ")
      Array(column.name.utf8).withUnsafeBytes { ColumnText($0).append(to: &lead) }
      lead.append(": ")
      return Array(lead.filled.bytes)
    }
    hasNonASCII = columns.contains { !$0.name.utf8.allSatisfy { $0 < 0x80 } }
  }

  /// Columns in which null is an object that does not exist yet: other rows have JSON, or none has a value.
  var beginObjects: Set<ExactText> {
    Set(
      names: columns.indices.filter { isEntered[$0] && (haveContainers[$0] || !haveOthers[$0]) }
        .map { columns[$0].name })
  }

  var dataColumns: Set<ExactText> {
    Set(names: columns.indices.filter { haveData[$0] && !haveTexts[$0] }.map { columns[$0].name })
  }

  var count: Int { bytes.count }
  /// The output so far; it stays unchanged.
  var written: ByteBuffer { bytes.filled }

  mutating func write(_ text: StaticString) { bytes.append(text) }

  /// Writes the current row of a statement, from a column on; `tooLong`: the columns whose values it can't read.
  mutating func write(_ row: some DatabaseRow, from first: Int, tooLong: Set<Int> = []) {
    for (index, lead) in leads.enumerated() {
      lead.withUnsafeBytes { bytes.append($0) }
      if !tooLong.isEmpty, tooLong.contains(index) {
        note(.tooLong, in: index)
        ColumnText(row.utf8(first + index)).append(to: &bytes)
      } else {
        write(row, first + index, as: index)
      }
    }
    if leads.isEmpty { write("{") }
    write("}")
  }

  private mutating func write(_ row: some DatabaseRow, _ column: Int, as index: Int) {
    let type = row.type(column)
    if isEntered[index], type != .null, type != .text { haveOthers[index] = true }
    switch type {
    case .null: write("null")
    case .integer:
      let number = row.integer(column)
      if columns[index].isBoolean, number == 0 || number == 1 {
        write(number == 1 ? "true" : "false")
      } else {
        bytes.append(String(number))
      }
    case .real: bytes.append(row.real(column).jsonText)
    case .text:
      haveTexts[index] = true
      write(text: row.utf8(column), as: index)
    case .blob:
      haveData[index] = true
      note(.data, in: index)
      bytes.append(UInt8(ascii: "\""))
      bytes.append(Base64.text(Array(row.data(column))))
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func write(text: UnsafeRawBufferPointer, as index: Int) {
    if isEntered[index] {
      if let scanner = Self.scanContainer(text) {
        haveContainers[index] = true
        hasNonASCII = hasNonASCII || scanner.hasRawNonASCII
        hasEscapedNonASCII = hasEscapedNonASCII || scanner.hasEscapedNonASCII
        return write(container: text, as: index)
      }
      haveOthers[index] = true
    }
    let written = ColumnText(text)
    if written.hasNonASCII { hasNonASCII = true }
    if !written.hasNonASCII || JSONScanner.isUTF8(text) {
      if columns[index].isData { note(.text, in: index) }
      written.append(to: &bytes)
    } else {
      note(.invalidText(Array(text)), in: index)
      Array(String(decoding: text, as: UTF8.self).utf8).withUnsafeBytes {
        ColumnText($0).append(to: &bytes)
      }
    }
  }

  private mutating func write(container text: UnsafeRawBufferPointer, as index: Int) {
    let lead = text.prefix(while: \.isJSONSpace)
    let trail = text.reversed().prefix(while: \.isJSONSpace).reversed()
    if !lead.isEmpty || !trail.isEmpty {
      note(.json(lead: Array(lead), trail: Array(trail)), in: index, behind: lead.count)
    }
    bytes.append(text)
  }

  /// Records the storage of the value that is written next, after so many bytes of white space.
  private mutating func note(_ what: StoredKind, in column: Int, behind space: Int = 0) {
    peculiarities.append(PeculiarValue(offset: count + space, column: column, what: what))
  }

  /// True if a text is an object or a list of JSON, with optional surrounding white space.
  static func isContainer(_ text: UnsafeRawBufferPointer) -> Bool { scanContainer(text) != nil }

  /// The scanner of such a text; nil for others.
  private static func scanContainer(_ text: UnsafeRawBufferPointer) -> JSONScanner? {
    guard let start = text.firstIndex(where: { !$0.isJSONSpace }),
      text[start] == UInt8(ascii: "{") || text[start] == UInt8(ascii: "[")
    else { return nil }
    var scanner = JSONScanner(text)
    // In a record in a list.
    guard let end = try? scanner.endOfValue(at: start, depth: 2) else { return nil }
    return text[end...].allSatisfy(\.isJSONSpace) ? scanner : nil
  }
}

extension Double {
  /// The number in JSON; infinity becomes a number larger than any reader can represent.
  fileprivate var jsonText: String {
    isFinite ? String(self) : self > 0 ? "9e999" : "-9e999"
  }
}

extension DatabaseValue {
  var number: String? {
    switch self {
    case .integer(let number): String(number)
    case .real(let number): number.jsonText
    case .null, .text, .blob: nil
    }
  }
}

extension GrowingBuffer {
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(UnsafeRawBufferPointer($0)) }
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }
}

extension UInt8 {
  var isJSONSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
