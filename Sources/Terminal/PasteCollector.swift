/// A bracketed paste that arrives in any number of reads.
struct PasteCollector {
  private(set) var isComplete = false
  private var content: [UInt8] = []
  private let limit: Int

  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

  init(limit: Int) { self.limit = limit }

  /// Consumes bytes up to and including the end mark and returns their number; a partial mark is left.
  mutating func read(_ bytes: ArraySlice<UInt8>) -> Int {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard let escape = bytes[index...].firstIndex(of: 0x1B) else {
        keep(bytes[index...])
        return bytes.count
      }
      keep(bytes[index..<escape])
      let rest = bytes[escape...]
      if rest.starts(with: Self.end) {
        isComplete = true
        return escape + Self.end.count - bytes.startIndex
      }
      if Self.end.starts(with: rest) { return escape - bytes.startIndex }
      keep(rest.prefix(1))
      index = escape + 1
    }
    return bytes.count
  }

  /// Pasted text with invalid UTF-8 repaired; CRLF and CR become LF.
  var text: String {
    var lines: [UInt8] = []
    lines.reserveCapacity(content.count)
    var previous: UInt8 = 0
    for byte in content {
      if byte == 0x0D {
        lines.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        lines.append(byte)
      }
      previous = byte
    }
    return String(decoding: lines, as: UTF8.self)
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    content.append(contentsOf: bytes.prefix(limit - content.count))
  }
}
