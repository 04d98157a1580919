import CExpat
import SourceText
import Texts

/// Converts expat's errors to messages that suggest a correction.
extension XMLPlistReader {
  func expatError() -> PlistSyntaxError {
    let code = XML_GetErrorCode(parser)
    switch code {
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR,
      XML_ERROR_UNCLOSED_CDATA_SECTION, XML_ERROR_NONE:
      return cutShort(code)
    case XML_ERROR_TAG_MISMATCH:
      return mismatch()
    case XML_ERROR_UNDEFINED_ENTITY:
      let name = entityName(at: offset)
      return error { $0.unknownEntity(String(name.prefix(40))) }
    case XML_ERROR_INVALID_TOKEN:
      return invalidToken()
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
      return error { $0.somethingFollows }
    case XML_ERROR_DUPLICATE_ATTRIBUTE:
      return error { $0.attributeTwice }
    case XML_ERROR_MISPLACED_XML_PI:
      return error { $0.misplacedDeclaration }
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING:
      return error { $0.unknownEncoding }
    case XML_ERROR_BAD_CHAR_REF:
      return error { $0.badCharacterReference }
    case XML_ERROR_NO_MEMORY:
      return error { $0.notEnoughMemory }
    default:
      let reason = XML_ErrorString(code).map { String(cString: $0) }
      let number = String(code.rawValue)
      return error { $0.isNoXML(reason ?? $0.errorNumber(number)) }
    }
  }

  private func error(
    at offset: Int? = nil, _ message: @escaping @Sendable (Texts) -> String
  ) -> PlistSyntaxError {
    PlistSyntaxError(at: cursor.position(at: offset ?? self.offset), message)
  }

  private func cutShort(_ code: XML_Error) -> PlistSyntaxError {
    let end = source.buffer.count
    if code == XML_ERROR_UNCLOSED_TOKEN, let token = unclosedToken(from: offset) { return token }
    if code == XML_ERROR_UNCLOSED_CDATA_SECTION,
      let start = source.buffer.bytes.indices.last(where: {
        source.buffer.bytes[$0...].starts(with: "<![CDATA[".utf8)
      }), let token = unclosedToken(from: start)
    {
      return token
    }
    guard let innermost = builder.stack.last else {
      return error(at: end) { $0.endsBeforePlist }
    }
    return error(at: end) { $0.fileEndsNotClosed(innermost.text(in: $0)) }
  }

  /// The error for an unterminated tag, comment or CDATA section, at its start.
  private func unclosedToken(from offset: Int) -> PlistSyntaxError? {
    let rest = source.buffer.bytes[offset...]
    let tokens: [(start: String, name: Sentence, end: String)] = [
      ("<!--", Sentence { $0.aComment }, "-->"),
      ("<![CDATA[", Sentence { $0.aCDATASection }, "]]>"),
      ("<?", Sentence(verbatim: "<?…"), "?>"), ("<", Sentence { $0.aTag }, ">"),
      ("&", Sentence { $0.anEntity }, ";"),
    ]
    for (start, name, end) in tokens where rest.starts(with: start.utf8) {
      return error(at: offset) { $0.endsInside(name.text(in: $0), expected: end) }
    }
    return nil
  }

  private func mismatch() -> PlistSyntaxError {
    // expat points behind the `</`.
    let start = max(0, offset - 2)
    guard let innermost = builder.stack.last else {
      return error(at: start) { $0.endTagClosesNothing }
    }
    let found = String(
      decoding: source.buffer.bytes[offset...].prefix(40).prefix { $0 > 0x20 && $0 != 0x3E },
      as: UTF8.self)
    return error(at: start) {
      $0.wrongEndTag(
        "</\(found)>", needed: "</\(innermost.element.rawValue)>", innermost.text(in: $0))
    }
  }

  private func invalidToken() -> PlistSyntaxError {
    let bytes = source.buffer.bytes
    let offset = min(self.offset, bytes.count)
    if let bad = bytes.firstOffsetNotUTF8, bad >= offset, bad < offset + 4 {
      return error(at: bad) { $0.invalidUTF8 }.advising { $0.saveAsUTF8 }
    }
    // expat points at the first character that cannot be, one or more after the one to mend.
    let lineStart = bytes[..<offset].lastIndex { $0 == UInt8(ascii: "\n") } ?? 0
    if let ampersand = bytes[lineStart..<offset].lastIndex(of: UInt8(ascii: "&")),
      !bytes[ampersand..<offset].contains(UInt8(ascii: ";"))
    {
      return error(at: ampersand) { $0.bareAmpersand }
    }
    guard offset < bytes.count else { return error { $0.isNoXML } }
    if bytes[offset] < 0x20 {
      let code = Int(bytes[offset])
      return error { $0.controlCharacterInXML(code) }
    }
    if offset > 0, bytes[offset - 1] == UInt8(ascii: "<") {
      return error(at: offset - 1) { $0.bareLess }
    }
    let found = String(decoding: bytes[offset...].prefix(24), as: UTF8.self).first ?? " "
    return error { $0.cannotStandHere(String(found)) }
  }

  private func entityName(at offset: Int) -> String {
    let name = source.buffer.bytes[offset...].dropFirst().prefix(41)
      .prefix { $0 != UInt8(ascii: ";") }
    return String(decoding: name, as: UTF8.self)
  }
}
