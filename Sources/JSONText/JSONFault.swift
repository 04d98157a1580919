import SourceText

/// What the scanner met, small enough to be thrown from its inner loops.
package struct JSONFault: Error {
  /// What should have stood there.
  package enum Kind: UInt8 {
    case value, valueOrBracket, nameOrBrace, name, colon, commaOrBrace, commaOrBracket
    case endOfText, literal, digit, digitAfterPoint, digitInExponent, leadingZero
    case openString, controlCharacter, escape, hexDigits, utf8, depth
  }

  var kind: Kind
  var offset: Int
  /// The bytes ended here: more of them could have made it right.
  var isAtEnd: Bool
}

extension JSONSyntaxError {
  /// Puts a fault into words; `unit` is what the bytes are called: "file", "line", "text".
  package init(_ fault: JSONFault, in bytes: UnsafeRawBufferPointer, unit: String) {
    let found = Self.found(fault, in: bytes, unit: unit)
    self.init(
      offset: fault.offset, message: Self.words(fault, found: found, in: bytes),
      discreetMessage: Self.words(
        fault, found: Self.discreet(found, fault), in: UnsafeRawBufferPointer(start: nil, count: 0))
    )
  }

  private static func words(
    _ fault: JSONFault, found: String, in bytes: UnsafeRawBufferPointer
  ) -> String {
    switch fault.kind {
    case .value: "expected a value, found \(found)" + hint(fault, in: bytes)
    case .valueOrBracket: "expected a value or \"]\", found \(found)" + hint(fault, in: bytes)
    case .nameOrBrace:
      "expected a member name in quotes or \"}\", found \(found)" + hint(fault, in: bytes)
    case .name:
      "expected a member name in quotes after \",\", found \(found)" + hint(fault, in: bytes)
    case .colon: "expected \":\" after a member name, found \(found)"
    case .commaOrBrace:
      "expected \",\" or \"}\" after a member, found \(found)" + hint(fault, in: bytes)
    case .commaOrBracket:
      "expected \",\" or \"]\" after an element, found \(found)" + hint(fault, in: bytes)
    case .endOfText:
      "expected nothing more after the value, found \(found)" + hint(fault, in: bytes)
    case .literal:
      "expected \"true\", \"false\" or \"null\", found \(found)" + hint(fault, in: bytes)
    case .digit: "expected a digit after \"-\", found \(found)"
    case .digitAfterPoint: "expected a digit after the decimal point, found \(found)"
    case .digitInExponent: "expected a digit in the exponent, found \(found)"
    case .leadingZero: "expected no digit after a leading 0, found \(found)"
    case .openString: "expected a closing quote, found \(found)"
    case .controlCharacter:
      "found \(found) in a string; a control character is written as an escape there"
    case .escape:
      "expected one of \" \\ / b f n r t u after \"\\\", found \(found)"
    case .hexDigits: "expected four hexadecimal digits after \"\\u\", found \(found)"
    case .utf8:
      fault.isAtEnd
        ? "expected the rest of a UTF-8 character, found \(found)"
        : "expected UTF-8, found \(found)"
    case .depth: "expected at most \(JSONScanner.maximumDepth) levels, found one more"
    }
  }

  /// What was found without its characters: the end, a line break and a quote reveal nothing.
  private static func discreet(_ found: String, _ fault: JSONFault) -> String {
    let isTold =
      found.hasPrefix("the end") || ["a line break", "a tab", "a quote"].contains(found)
    return isTold ? found : "something else"
  }

  /// What a character is called that can't be shown, or not in quotes.
  private static func name(of byte: UInt8) -> String? {
    switch byte {
    case 0x0A, 0x0D: "a line break"
    case 0x09: "a tab"
    case 0x00..<0x20, 0x7F: "the control character \(hex(byte))"
    case 0x22: "a quote"
    default: nil
    }
  }

  /// What is at the fault: a character, a control character by its name, or the end.
  private static func found(
    _ fault: JSONFault, in bytes: UnsafeRawBufferPointer, unit: String
  ) -> String {
    guard !fault.isAtEnd, fault.offset < bytes.count else { return "the end of the \(unit)" }
    let byte = bytes[fault.offset]
    if fault.kind == .utf8 { return "the byte \(hex(byte))" }
    if let name = name(of: byte) { return name }
    // No message repeats more than a word of the file.
    var end = fault.offset
    if isLetter(byte) {
      while end < bytes.count, end - fault.offset < 16, isLetter(bytes[end]) { end += 1 }
    } else {
      end += 1
      while end < bytes.count, end - fault.offset < 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    guard let text = String(validating: bytes[fault.offset..<end], as: UTF8.self) else {
      return "the byte \(hex(byte))"
    }
    if text.unicodeScalars.allSatisfy({ $0.properties.generalCategory.isShown }) {
      return "\"\(text)\""
    }
    let code = text.unicodeScalars.first.map { String($0.value, radix: 16, uppercase: true) } ?? ""
    return "the character U+" + String(repeating: "0", count: max(0, 4 - code.utf8.count)) + code
  }

  /// What to try, where the mistake is a common one.
  private static func hint(_ fault: JSONFault, in bytes: UnsafeRawBufferPointer) -> String {
    guard !fault.isAtEnd, fault.offset < bytes.count else { return "" }
    switch bytes[fault.offset] {
    case 0x27: return "; strings take double quotes"
    case 0x2F, 0x23: return "; JSON has no comments"
    case 0x7D where fault.kind == .value: return "; the member has no value"
    case 0x7D where fault.kind == .name, 0x5D where fault.kind == .value:
      return "; drop the comma before it"
    case 0x22 where fault.kind == .commaOrBrace || fault.kind == .commaOrBracket:
      return "; is a comma missing before it?"
    case 0x2B, 0x2E: return "; a number begins with a digit or \"-\""
    case let byte where isLetter(byte) && (fault.kind == .nameOrBrace || fault.kind == .name):
      return "; member names take double quotes"
    case 0x4E, 0x49: return "; JSON knows no NaN, Infinity or None, only null"
    case 0xFE, 0xFF: return "; JSON is UTF-8; is this UTF-16?"
    case 0x54, 0x46: return "; true, false and null are written small"
    default: return ""
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func hex(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension Unicode.GeneralCategory {
  /// Whether a scalar of this category may stand in a message as itself.
  fileprivate var isShown: Bool {
    switch self {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark:
      false
    default: true
    }
  }
}
