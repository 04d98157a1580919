import SourceText

extension OpenStepReader {
  mutating func skipSpace() throws(PlistSyntaxError) {
    while let byte = current {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        offset += 1
      } else if startsComment(offset, UInt8(ascii: "/")) {
        while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
          offset += 1
        }
      } else if startsComment(offset, UInt8(ascii: "*")) {
        let start = offset
        offset += 2
        while !(current == UInt8(ascii: "*") && offset + 1 < bytes.count
          && bytes[offset + 1] == UInt8(ascii: "/"))
        {
          guard offset < bytes.count else {
            throw error(at: start) { $0.commentNotClosed }
          }
          offset += 1
        }
        offset += 2
      } else {
        return
      }
    }
  }

  /// Reads a quoted string or a word; nil if neither begins here.
  mutating func string() throws(PlistSyntaxError) -> String? {
    guard let byte = current else { return nil }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte) }
    let end = wordEnd(from: offset)
    guard end > offset else { return nil }
    defer { offset = end }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  /// The end of the word that begins at an offset; the offset itself without a word.
  func wordEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte < 0x80 {
        // A comment may follow a word directly; `//` inside a word is part of it, as in
        // http://host.
        guard Self.wordBytes[Int(byte)],
          !startsComment(end, UInt8(ascii: "*")),
          !(end == start && startsComment(end, UInt8(ascii: "/")))
        else { return end }
        end += 1
      } else {
        guard
          let scalar = String(decoding: bytes[end...].prefix(4), as: UTF8.self)
            .unicodeScalars.first, Self.isWordScalar(scalar)
        else { return end }
        end += UTF8.width(scalar)
      }
    }
    return end
  }

  private func startsComment(_ position: Int, _ second: UInt8) -> Bool {
    position + 1 < bytes.count && bytes[position] == UInt8(ascii: "/")
      && bytes[position + 1] == second
  }

  private mutating func quoted(_ quote: UInt8) throws(PlistSyntaxError) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    var isReported = false
    while let byte = current {
      if byte == quote {
        offset += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        let escape = offset
        do throws(PlistSyntaxError) {
          text += Array(String(try escaped()).utf8)
        } catch {
          // One of a string is enough: a pattern may be full of them.
          if current == nil { throw error }
          if !isReported { try report(error) }
          isReported = true
          offset = max(offset, escape + 2)
        }
      } else {
        text.append(byte)
        offset += 1
      }
    }
    throw error(at: start) {
      $0.stringNotClosed(by: String(Unicode.Scalar(quote)))
    }
  }

  /// Indexed by ASCII code: true for characters that need no quotes.
  private static let wordBytes: [Bool] = {
    let plain = Set(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_$/:.-".utf8)
    return (0..<0x80).map(plain.contains)
  }()

  /// True for letters, digits and combining marks of all scripts.
  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default:
      false
    }
  }
}
