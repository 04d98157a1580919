extension JSONScanner {
  /// The offset after the closing quote; `start` is after the opening one.
  @inline(__always)
  mutating func endOfString(_ start: Int) throws(JSONFault) -> Int {
    var i = start
    while i &+ 8 <= count {
      let word = word(i)
      let stops = Self.stops(in: word)
      if stops == 0 {
        i &+= 8
        continue
      }
      i &+= stops.trailingZeroBitCount &>> 3
      if byte(i) == 0x22 { return i &+ 1 }
      return try endOfOddString(i)
    }
    return try endOfOddString(i)
  }

  /// Continues `endOfString` from the first byte that is not plain, or near the end of the bytes.
  @inline(never)
  private mutating func endOfOddString(_ start: Int) throws(JSONFault) -> Int {
    var i = start
    while i < count {
      let byte = byte(i)
      switch byte {
      case 0x22: return i &+ 1
      case 0x5C: i = try endOfEscape(i)
      case 0x00..<0x20: throw fault(.controlCharacter, i)
      case 0x20..<0x80:
        i &+= 1
        while i &+ 8 <= count {
          let stops = Self.stops(in: word(i))
          if stops != 0 {
            i &+= stops.trailingZeroBitCount &>> 3
            break
          }
          i &+= 8
        }
      default: i = try endOfCharacter(i)
      }
    }
    throw fault(.openString, count)
  }

  /// A high bit at the first quote, backslash, control character or byte beyond ASCII.
  ///
  /// Bits above the first may be wrong (borrows), the lowest never is.
  @inline(__always)
  private static func stops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let controls = word &- (ones &* 0x20)
    return ((quotes &- ones) | (backslashes &- ones) | controls | word) & (ones &* 0x80)
  }

  private mutating func endOfEscape(_ backslash: Int) throws(JSONFault) -> Int {
    let i = backslash + 1
    guard i < count else { throw fault(.escape, i) }
    switch byte(i) {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return i + 1
    case 0x75: break
    default: throw fault(.escape, i)
    }
    var code = 0
    for digit in i + 1..<i + 5 {
      guard digit < count, let value = Self.hexValue(byte(digit)) else {
        throw fault(.hexDigits, digit)
      }
      code = code << 4 | value
    }
    if code >= 0x80 { hasEscapedNonASCII = true }
    return i + 5
  }

  static func hexValue(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x41...0x46: Int(byte) - 0x37
    case 0x61...0x66: Int(byte) - 0x57
    default: nil
    }
  }

  /// The end of a character beyond ASCII by RFC 3629: no overlongs, no surrogates, nothing past U+10FFFF.
  @inline(__always)
  private mutating func endOfCharacter(_ i: Int) throws(JSONFault) -> Int {
    hasRawNonASCII = true
    let lead = byte(i)
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw JSONFault(kind: .utf8, offset: i, isAtEnd: false)
    }
    for k in 1..<length {
      guard i &+ k < count else { throw JSONFault(kind: .utf8, offset: i, isAtEnd: true) }
      let next = byte(i &+ k)
      guard k == 1 ? second.contains(next) : next & 0xC0 == 0x80 else {
        throw JSONFault(kind: .utf8, offset: i, isAtEnd: false)
      }
    }
    return i &+ length
  }

  /// True if bytes are UTF-8 by RFC 3629. O(1) for each 8 that are ASCII.
  package static func isUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var scanner = JSONScanner(bytes)
    var i = 0
    while i < scanner.count {
      if i &+ 8 <= scanner.count, scanner.word(i) & 0x8080_8080_8080_8080 == 0 {
        i &+= 8
      } else if scanner.byte(i) < 0x80 {
        i &+= 1
      } else {
        guard let end = try? scanner.endOfCharacter(i) else { return false }
        i = end
      }
    }
    return true
  }

  /// The end of the number that begins at `start` with a digit or "-".
  @inline(__always)
  func endOfNumber(_ start: Int) throws(JSONFault) -> Int {
    var i = start
    if byte(i) == 0x2D {
      i &+= 1
      guard isDigit(i) else { throw fault(.digit, i) }
    }
    if byte(i) == 0x30 {
      i &+= 1
      if isDigit(i) { throw fault(.leadingZero, i) }
    } else {
      i = skipDigits(i)
    }
    if i < count, byte(i) == 0x2E {
      i &+= 1
      guard isDigit(i) else { throw fault(.digitAfterPoint, i) }
      i = skipDigits(i)
    }
    if i < count, byte(i) | 0x20 == 0x65 {
      i &+= 1
      if i < count, byte(i) == 0x2B || byte(i) == 0x2D { i &+= 1 }
      guard isDigit(i) else { throw fault(.digitInExponent, i) }
      i = skipDigits(i)
    }
    return i
  }

  /// True if the whole text is one number.
  package static func isNumber(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      let scanner = JSONScanner(bytes)
      guard let first = bytes.first, first == 0x2D || first &- 0x30 < 10 else { return false }
      return (try? scanner.endOfNumber(0)) == bytes.count
    }
  }

  @inline(__always)
  private func isDigit(_ i: Int) -> Bool { i < count && byte(i) &- 0x30 < 10 }

  @inline(__always)
  private func skipDigits(_ start: Int) -> Int {
    var i = start
    while isDigit(i) { i &+= 1 }
    return i
  }

  @inline(__always)
  func endOfLiteral(_ start: Int, _ literal: StaticString) throws(JSONFault) -> Int {
    for k in 0..<literal.utf8CodeUnitCount {
      guard start &+ k < count else { throw fault(.literal, start &+ k) }
      guard byte(start &+ k) == literal.utf8Start[k] else { throw fault(.literal, start) }
    }
    return start &+ literal.utf8CodeUnitCount
  }
}
