import SourceText

extension OpenStepReader {
  mutating func escaped() throws(PlistSyntaxError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let byte = current else {
      throw error(at: start) { $0.endsAfterBackslash }
    }
    if let plain = Self.plain(byte) {
      offset += 1
      return plain
    }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return try octal(from: start)
    case UInt8(ascii: "U"): return try unicode(from: start)
    case UInt8(ascii: "u") where isData: return try unicode(from: start)
    default:
      let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
      if isData, let scalar { return itself(scalar) }
      let shown = scalar.map { "\\\($0)" } ?? "\\"
      throw error(at: start) { $0.unknownEscape(shown) }.advising { $0.doubledBackslash }
    }
  }

  /// The character after the backslash, which readers of data accept without meaning.
  private mutating func itself(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    offset += UTF8.width(scalar)
    return scalar
  }

  /// One to three octal digits: a character of the NeXTSTEP encoding. Readers of data return U+FFFD for its last two
  /// codes, which have no characters.
  private mutating func octal(from start: Int) throws(PlistSyntaxError) -> Unicode.Scalar {
    var code = 0
    let end = min(offset + 3, bytes.count)
    while offset < end, bytes[offset] & 0xF8 == UInt8(ascii: "0") {
      code = code * 8 + Int(bytes[offset] & 7)
      offset += 1
    }
    if isData, code == 0o376 || code == 0o377 { return "\u{FFFD}" }
    guard let scalar = NextStepEncoding.scalar(code) else {
      throw error(at: start) { $0.octalNamesNoCharacter }
    }
    return scalar
  }

  /// `\U` with one to four hexadecimal digits: a UTF-16 unit, or two of them for a pair.
  private mutating func unicode(from start: Int) throws(PlistSyntaxError) -> Unicode.Scalar {
    if isData, offset + 1 == bytes.count || HexDigit.value(bytes[offset + 1]) == nil {
      return itself(Unicode.Scalar(bytes[offset]))
    }
    let first = try unit(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let next = offset
    let letter = bytes[start + 1]
    if first < 0xDC00, bytes[offset...].starts(with: [UInt8(ascii: "\\"), letter]) {
      offset += 1
      let second = try unit(from: next)
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(
          0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
      {
        return scalar
      }
    }
    throw error(at: start) { $0.halfSurrogatePair }
  }

  private mutating func unit(from start: Int) throws(PlistSyntaxError) -> UInt16 {
    offset += 1
    var unit: UInt16 = 0
    let first = offset
    let end = min(offset + 4, bytes.count)
    while offset < end, let digit = HexDigit.value(bytes[offset]) {
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    guard offset > first else { throw expectedHex(at: start) }
    return unit
  }

  private mutating func expectedHex(at start: Int) -> PlistSyntaxError {
    let found = foundHere()
    return error(at: start) { $0.expectedHexAfterU(found: found.text(in: $0)) }
  }

  /// The character of a one-byte escape; nil if more bytes belong to it, or if it is unknown.
  private static func plain(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case UInt8(ascii: "a"): "\u{07}"
    case UInt8(ascii: "b"): "\u{08}"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "n"), UInt8(ascii: "\n"): "\n"
    case UInt8(ascii: "v"): "\u{0B}"
    case UInt8(ascii: "f"): "\u{0C}"
    case UInt8(ascii: "r"), UInt8(ascii: "\r"): "\r"
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): Unicode.Scalar(byte)
    default: nil
    }
  }
}
