/// Strings in the notation of OpenStep property lists.
package enum OpenStepString {
  /// A plain word as it is, anything else in quotes with escapes.
  package static func written(_ text: String) -> String {
    guard !isPlainWord(text) else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where isUnseen(scalar): quoted += escape(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// `text` in quotes; characters beyond ASCII for which `isEscaped` is true are written as `\U00e9`.
  package static func quoted(
    _ text: String, by quote: UInt8, isEscaped: (Unicode.Scalar) -> Bool
  ) -> [UInt8] {
    var quoted = [quote]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": quoted += "\\\\".utf8
      case "\n": quoted += "\\n".utf8
      case "\r": quoted += "\\r".utf8
      case "\t": quoted += "\\t".utf8
      case _ where scalar.value == UInt32(quote): quoted += [UInt8(ascii: "\\"), quote]
      case _
      where scalar.value < 0x20 || scalar.value == 0x7F || !scalar.isASCII && isEscaped(scalar):
        quoted += escape(scalar).utf8
      default: quoted += String(scalar).utf8
      }
    }
    return quoted + [quote]
  }

  /// True for invisible characters: controls and direction marks. Joiners belong to words and emoji.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: !(0x200C...0x200D).contains(scalar.value) && scalar.value < 0xE0000
    default: false
    }
  }

  /// `\U` and four digits for each unit of UTF-16.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    (UTF16.encode(scalar) ?? .init()).map { unit in
      let hex = String(unit, radix: 16)
      return "\\U" + String(repeating: "0", count: 4 - hex.count) + hex
    }.joined()
  }

  /// A text for a comment, which has no escapes: invisible characters are written as in strings.
  package static func inComment(_ text: String) -> String {
    text.replacing("*/", with: "* /").unicodeScalars.map {
      isUnseen($0) ? escape($0) : String($0)
    }.joined()
  }

  /// True if every reader accepts `text` as a string without quotes.
  package static func isWord(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("/")
      && text.utf8.allSatisfy {
        isLetter($0) || 48...57 ~= $0 || "_.-$:/".utf8.contains($0)
      } && !text.contains("//") && !text.contains("/*")
  }

  /// The end of the white space and comments that begin at an offset of an OpenStep property list.
  package static func endOfSpace(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    while position < text.count {
      if text[position] == 0x20 || (0x09...0x0D).contains(text[position]) {
        position += 1
      } else if text[position...].starts(with: "//".utf8) {
        while position < text.count, text[position] != 0x0A, text[position] != 0x0D {
          position += 1
        }
      } else if text[position...].starts(with: "/*".utf8) {
        position += 2
        while position < text.count, !text[position...].starts(with: "*/".utf8) { position += 1 }
        position = min(position + 2, text.count)
      } else {
        break
      }
    }
    return position
  }

  /// The end of a comment that begins on the line of an offset and is the last token there; else the offset.
  package static func endOfLineComment(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    while position < text.count, text[position] == 0x20 || text[position] == 0x09 { position += 1 }
    if text[position...].starts(with: "//".utf8) {
      return text[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
    }
    guard text[position...].starts(with: "/*".utf8) else { return start }
    position += 2
    while position < text.count, !text[position...].starts(with: "*/".utf8) {
      if text[position] == 0x0A { return start }
      position += 1
    }
    let end = min(position + 2, text.count)
    let rest = text[end...].first { $0 != 0x20 && $0 != 0x09 }
    return rest == nil || rest == 0x0A || rest == 0x0D ? end : start
  }

  /// True for fewer texts than could go without quotes: texts with a leading digit or a sign are easier to read in
  /// quotes.
  private static func isPlainWord(_ text: String) -> Bool {
    text.utf8.first.map(isLetter) == true
      && text.utf8.allSatisfy {
        isLetter($0) || 48...57 ~= $0 || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 65...90 ~= byte || 97...122 ~= byte }
}
