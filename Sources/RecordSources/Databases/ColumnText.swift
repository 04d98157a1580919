import SourceText

struct ColumnText {
  private let text: UnsafeRawBufferPointer
  /// True for characters beyond ASCII, or invalid bytes.
  let hasNonASCII: Bool
  private let hasEscapes: Bool

  /// Examines a text once. O(text).
  init(_ text: UnsafeRawBufferPointer) {
    self.text = text
    var (all, escapes): (UInt64, UInt64) = (0, 0)
    var offset = 0
    while offset &+ 8 <= text.count {
      let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      all |= word
      escapes |= word.escapes
      offset &+= 8
    }
    while offset < text.count {
      let byte = text[offset]
      all |= UInt64(byte)
      if byte.needsEscape { escapes = UInt64.highs }
      offset &+= 1
    }
    hasNonASCII = all & UInt64.highs != 0
    hasEscapes = escapes != 0
  }

  /// Writes it with quotes and the escapes that JSON requires.
  func append(to bytes: inout GrowingBuffer) {
    bytes.append(UInt8(ascii: "\""))
    if hasEscapes { appendEscaped(to: &bytes) } else { bytes.append(text) }
    bytes.append(UInt8(ascii: "\""))
  }

  private func appendEscaped(to bytes: inout GrowingBuffer) {
    func flush(_ range: Range<Int>) {
      bytes.append(UnsafeRawBufferPointer(rebasing: text[range]))
    }
    var (start, offset) = (0, 0)
    while offset < text.count {
      if offset &+ 8 <= text.count,
        text.loadUnaligned(fromByteOffset: offset, as: UInt64.self).escapes == 0
      {
        offset &+= 8
        continue
      }
      if text[offset].needsEscape {
        flush(start..<offset)
        Self.append(escaped: text[offset], to: &bytes)
        start = offset &+ 1
      }
      offset &+= 1
    }
    flush(start..<offset)
  }

  private static func append(escaped byte: UInt8, to bytes: inout GrowingBuffer) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x22, 0x5C: bytes.append(byte)
    default:
      bytes.append(byte < 0x10 ? "u000" : "u00")
      bytes.append(String(byte, radix: 16))
    }
  }
}

extension UInt64 {
  fileprivate static var highs: UInt64 { 0x8080_8080_8080_8080 }

  /// Not 0 if one of the eight bytes is a quote, a backslash or a control character.
  @inline(__always)
  fileprivate var escapes: UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (quote, backslash) = (self ^ (ones &* 0x22), self ^ (ones &* 0x5C))
    let controls = (self &- (ones &* 0x20)) & ~self
    let quotes = (quote &- ones) & ~quote
    let backslashes = (backslash &- ones) & ~backslash
    return (controls | quotes | backslashes) & UInt64.highs
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate var needsEscape: Bool { self < 0x20 || self == 0x22 || self == 0x5C }
}
