import Texts

extension JSONSyntaxError {
  package init(_ fault: JSONFault, in bytes: UnsafeRawBufferPointer, unit: JSONUnit) {
    let found = JSONFinding(fault, in: bytes, unit: unit)
    let advice = JSONAdvice(fault, in: bytes, unit: unit)
    self.init(
      offset: fault.offset,
      message: Sentence { fault.message(found.text(in: $0), advice, in: $0) },
      discreetMessage: Sentence { fault.message(found.discreet.text(in: $0), nil, in: $0) })
  }
}

extension JSONFault {
  fileprivate func message(
    _ found: String, _ advice: JSONAdvice?, in texts: Texts
  ) -> String {
    let sentence = sentence(found, in: texts)
    guard let advice, kind.takesAdvice else { return sentence }
    return texts.joined(sentence, advice.text(in: texts))
  }

  private func sentence(_ found: String, in texts: Texts) -> String {
    switch kind {
    case .value: texts.expectedValue(found: found)
    case .valueOrBracket: texts.expectedValueOrBracket(found: found)
    case .nameOrBrace: texts.expectedNameOrBrace(found: found)
    case .name: texts.expectedNameAfterComma(found: found)
    case .colon: texts.expectedColon(found: found)
    case .commaOrBrace: texts.expectedCommaOrBrace(found: found)
    case .commaOrBracket: texts.expectedCommaOrBracket(found: found)
    case .endOfText: texts.expectedNothingMore(found: found)
    case .literal: texts.expectedLiteral(found: found)
    case .digit: texts.expectedDigitAfterMinus(found: found)
    case .digitAfterPoint: texts.expectedDigitAfterPoint(found: found)
    case .digitInExponent: texts.expectedDigitInExponent(found: found)
    case .leadingZero: texts.expectedNoDigitAfterZero(found: found)
    case .openString: texts.expectedClosingQuote(found: found)
    case .controlCharacter: texts.foundInString(found)
    case .escape: texts.expectedEscape(found: found)
    case .hexDigits: texts.expectedHexDigits(found: found)
    case .utf8:
      isAtEnd ? texts.expectedRestOfCharacter(found: found) : texts.expectedUTF8(found: found)
    case .depth: texts.expectedFewerLevels(JSONScanner.maximumDepth)
    }
  }
}

extension JSONFault.Kind {
  /// True if the found bytes suggest a correction.
  fileprivate var takesAdvice: Bool {
    switch self {
    case .value, .valueOrBracket, .nameOrBrace, .name, .commaOrBrace, .commaOrBracket, .endOfText,
      .literal:
      true
    case .colon, .digit, .digitAfterPoint, .digitInExponent, .leadingZero, .openString,
      .controlCharacter, .escape, .hexDigits, .utf8, .depth:
      false
    }
  }
}

/// The finding at a fault: a character, a named control character, or the end.
private enum JSONFinding {
  case end(JSONUnit)
  case lineBreak, tab, quote, something
  case control(String)
  case byte(String)
  case character(String)
  case text(String)

  init(_ fault: JSONFault, in bytes: UnsafeRawBufferPointer, unit: JSONUnit) {
    guard !fault.isAtEnd, fault.offset < bytes.count else {
      self = .end(unit)
      return
    }
    let byte = bytes[fault.offset]
    if fault.kind == .utf8 {
      self = .byte(byte.hex)
    } else {
      self = Self(named: byte) ?? Self(fault.offset, in: bytes)
    }
  }

  /// A character that can't be shown, or not in quotes.
  private init?(named byte: UInt8) {
    switch byte {
    case 0x0A, 0x0D: self = .lineBreak
    case 0x09: self = .tab
    case 0x00..<0x20, 0x7F: self = .control(byte.hex)
    case 0x22: self = .quote
    default: return nil
    }
  }

  /// Messages repeat at most one word of the file.
  private init(_ offset: Int, in bytes: UnsafeRawBufferPointer) {
    var end = offset
    if bytes[offset].isLetter {
      while end < bytes.count, end - offset < 16, bytes[end].isLetter { end += 1 }
    } else {
      end += 1
      while end < bytes.count, end - offset < 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    guard let text = String(validating: bytes[offset..<end], as: UTF8.self) else {
      self = .byte(bytes[offset].hex)
      return
    }
    if text.unicodeScalars.allSatisfy({ $0.properties.generalCategory.isShown }) {
      self = .text(text)
      return
    }
    let code = text.unicodeScalars.first.map { String($0.value, radix: 16, uppercase: true) } ?? ""
    self = .character("U+" + String(repeating: "0", count: max(0, 4 - code.utf8.count)) + code)
  }

  /// A finding without characters of the file: the end, a line break and a quote reveal nothing.
  var discreet: Self {
    switch self {
    case .end, .lineBreak, .tab, .quote: self
    case .something, .control, .byte, .character, .text: .something
    }
  }

  func text(in texts: Texts) -> String {
    switch self {
    case .end(.file): texts.endOfFile
    case .end(.line): texts.endOfLine
    case .end(.text): texts.endOfText
    case .end(.record): texts.endOfRecord
    case .lineBreak: texts.lineBreak
    case .tab: texts.tabCharacter
    case .quote: texts.quoteCharacter
    case .something: texts.somethingElse
    case .control(let code): texts.controlCharacter(code)
    case .byte(let code): texts.byte(code)
    case .character(let code): texts.character(code)
    case .text(let text): texts.quotedText(text)
    }
  }
}

private enum JSONAdvice {
  case doubleQuotes, json5, noComments, noCommentsInLines, slashes, noValue, dropComma,
    missingComma, numberBeginning
  case quotedNames, onlyNull, otherEncoding, lowercase

  init?(_ fault: JSONFault, in bytes: UnsafeRawBufferPointer, unit: JSONUnit) {
    guard !fault.isAtEnd, fault.offset < bytes.count else { return nil }
    switch bytes[fault.offset] {
    case 0x27: self = unit == .file ? .json5 : .doubleQuotes
    case 0x23 where unit == .file: self = .slashes
    case 0x2F, 0x23: self = unit == .line ? .noCommentsInLines : .noComments
    case 0x7D where fault.kind == .value: self = .noValue
    case 0x7D where fault.kind == .name, 0x5D where fault.kind == .value: self = .dropComma
    case 0x22 where fault.kind == .commaOrBrace || fault.kind == .commaOrBracket:
      self = .missingComma
    case 0x2B, 0x2E: self = .numberBeginning
    case let byte where byte.isLetter && (fault.kind == .nameOrBrace || fault.kind == .name):
      self = .quotedNames
    case 0x4E, 0x49: self = .onlyNull
    case 0xFE, 0xFF: self = .otherEncoding
    case 0x54, 0x46: self = .lowercase
    default: return nil
    }
  }

  func text(in texts: Texts) -> String {
    switch self {
    case .doubleQuotes: texts.stringsTakeDoubleQuotes
    case .json5: texts.singleQuotesAreJSON5
    case .noComments: texts.jsonHasNoComments
    case .noCommentsInLines: texts.jsonLinesHaveNoComments
    case .slashes: texts.commentsBeginWithSlashes
    case .noValue: texts.memberHasNoValue
    case .dropComma: texts.dropCommaBefore
    case .missingComma: texts.isCommaMissing
    case .numberBeginning: texts.numberBeginsWithDigit
    case .quotedNames: texts.namesTakeDoubleQuotes
    case .onlyNull: texts.jsonKnowsOnlyNull
    case .otherEncoding: texts.isUTF16
    case .lowercase: texts.literalsAreLowercase
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}

extension Unicode.GeneralCategory {
  /// True if messages may contain a scalar of this category.
  fileprivate var isShown: Bool {
    switch self {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark:
      false
    default: true
    }
  }
}
