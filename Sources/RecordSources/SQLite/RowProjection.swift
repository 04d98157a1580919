import JSONText
import SourceText

/// Rows as JSON objects, one after the other.
struct RowProjection {
  /// What is written and not yet taken.
  private(set) var bytes: [UInt8] = []
  /// How many bytes were taken before.
  private var taken = 0
  /// Where values are that are not what they look like, in ascending order.
  private(set) var peculiarities: [PeculiarValue] = []
  /// What is in front of each column's value: a brace or a comma, and the name.
  private let leads: [[UInt8]]
  private let columns: [DatabaseTable.Column]
  /// Columns whose texts are JSON where they can be.
  private let isEntered: [Bool]
  /// Those of them that had an object or a list, and those that had another value than null.
  private var (haveContainers, haveOthers): ([Bool], [Bool])
  /// Columns that had a text, and those that had data.
  private var (haveTexts, haveData): ([Bool], [Bool])

  /// `entered`: names of the columns whose texts are looked into.
  init(_ columns: [DatabaseTable.Column], entered: Set<String>) {
    self.columns = columns
    isEntered = columns.map { entered.contains($0.name) }
    haveContainers = columns.map { _ in false }
    (haveOthers, haveTexts, haveData) = (haveContainers, haveContainers, haveContainers)
    leads = columns.enumerated().map { place, column in
      var lead = Array((place == 0 ? "{" : ", ").utf8)
      Array(column.name.utf8).withUnsafeBytes { Self.append($0, to: &lead) }
      return lead + ": ".utf8
    }
  }

  /// Columns in which null is an object that is not there yet: other rows have JSON, or none has anything.
  var beginObjects: Set<String> {
    Set(
      columns.indices.filter { isEntered[$0] && (haveContainers[$0] || !haveOthers[$0]) }
        .map { columns[$0].name })
  }

  /// Columns in which there are data, and no texts.
  var dataColumns: Set<String> {
    Set(columns.indices.filter { haveData[$0] && !haveTexts[$0] }.map { columns[$0].name })
  }

  /// How many bytes there are in all.
  var count: Int { taken + bytes.count }

  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Takes what was written.
  mutating func take(_ body: (UnsafeRawBufferPointer) -> Void) {
    bytes.withUnsafeBytes(body)
    taken += bytes.count
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes the row that a statement is at, from a column on.
  mutating func write(_ row: SQLiteStatement, from first: Int) {
    for (place, lead) in leads.enumerated() {
      bytes.append(contentsOf: lead)
      write(row, first + place, as: place)
    }
    if leads.isEmpty { write("{") }
    write("}")
  }

  private mutating func write(_ row: SQLiteStatement, _ column: Int, as place: Int) {
    let type = row.type(column)
    if isEntered[place], type != .null, type != .text { haveOthers[place] = true }
    switch type {
    case .null: write("null")
    case .integer:
      let number = row.integer(column)
      if columns[place].isBoolean, number == 0 || number == 1 {
        write(number == 1 ? "true" : "false")
      } else {
        bytes.append(contentsOf: String(number).utf8)
      }
    case .real: bytes.append(contentsOf: row.real(column).jsonText.utf8)
    case .text:
      haveTexts[place] = true
      write(text: row.utf8(column), as: place)
    case .blob:
      haveData[place] = true
      note(.data, in: place)
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: Base64.text(Array(row.data(column))).utf8)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func write(text: UnsafeRawBufferPointer, as place: Int) {
    if isEntered[place] {
      let isContainer = Self.isContainer(text)
      if isContainer { haveContainers[place] = true } else { haveOthers[place] = true }
      if isContainer { return write(container: text, as: place) }
    }
    if JSONScanner.isUTF8(text) {
      if columns[place].isData { note(.text, in: place) }
      Self.append(text, to: &bytes)
    } else {
      note(.invalidText(Array(text)), in: place)
      Array(String(decoding: text, as: UTF8.self).utf8).withUnsafeBytes {
        Self.append($0, to: &bytes)
      }
    }
  }

  private mutating func write(container text: UnsafeRawBufferPointer, as place: Int) {
    let lead = text.prefix(while: \.isJSONSpace)
    let trail = text.reversed().prefix(while: \.isJSONSpace).reversed()
    if !lead.isEmpty || !trail.isEmpty {
      note(.json(lead: Array(lead), trail: Array(trail)), in: place, behind: lead.count)
    }
    bytes.append(contentsOf: text)
  }

  /// Remembers what the value is that is written next, behind so many bytes of white space.
  private mutating func note(_ what: StoredKind, in column: Int, behind space: Int = 0) {
    peculiarities.append(PeculiarValue(offset: count + space, column: column, what: what))
  }

  /// Whether a text is an object or a list of JSON, with white space around it at most.
  static func isContainer(_ text: UnsafeRawBufferPointer) -> Bool {
    guard let start = text.firstIndex(where: { !$0.isJSONSpace }),
      text[start] == UInt8(ascii: "{") || text[start] == UInt8(ascii: "[")
    else { return false }
    var scanner = JSONScanner(text)
    // In a record in a list.
    guard let end = try? scanner.endOfValue(at: start, depth: 2) else { return false }
    return text[end...].allSatisfy(\.isJSONSpace)
  }

  /// Writes a text with quotes, and escapes where JSON asks for them.
  private static func append(_ text: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
    func flush(_ range: Range<Int>) {
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[range]))
    }
    bytes.append(UInt8(ascii: "\""))
    var (start, place) = (0, 0)
    while place < text.count {
      if place &+ 8 <= text.count,
        !text.loadUnaligned(fromByteOffset: place, as: UInt64.self).hasEscape
      {
        place &+= 8
        continue
      }
      if text[place].needsEscape {
        flush(start..<place)
        append(escaped: text[place], to: &bytes)
        start = place &+ 1
      }
      place &+= 1
    }
    flush(start..<place)
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(escaped byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x22, 0x5C: bytes.append(byte)
    default:
      bytes.append(contentsOf: (byte < 0x10 ? "u000" : "u00").utf8)
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    }
  }
}

extension Double {
  /// As JSON has it: what is infinite is larger than any number that a reader can hold.
  fileprivate var jsonText: String {
    isFinite ? String(self) : self > 0 ? "9e999" : "-9e999"
  }
}

extension SQLiteValue {
  /// A number as it is delivered; nil for other values.
  var number: String? {
    switch self {
    case .integer(let number): String(number)
    case .real(let number): number.jsonText
    case .null, .text, .blob: nil
    }
  }
}

extension UInt64 {
  /// Whether one of the eight bytes is a quote, a backslash or a control character.
  @inline(__always)
  fileprivate var hasEscape: Bool {
    let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let (quote, backslash) = (self ^ (ones &* 0x22), self ^ (ones &* 0x5C))
    let controls = (self &- (ones &* 0x20)) & ~self
    let quotes = (quote &- ones) & ~quote
    let backslashes = (backslash &- ones) & ~backslash
    return (controls | quotes | backslashes) & highs != 0
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate var needsEscape: Bool { self < 0x20 || self == 0x22 || self == 0x5C }

  var isJSONSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
