import CExpat
import SourceText

/// expat's errors, in words that say what to mend.
extension XMLPlistReader {
  /// The error that expat stopped at.
  func expatError() -> PlistSyntaxError {
    let code = XML_GetErrorCode(parser)
    switch code {
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR,
      XML_ERROR_UNCLOSED_CDATA_SECTION, XML_ERROR_NONE:
      return cutShort(code)
    case XML_ERROR_TAG_MISMATCH:
      return mismatch()
    case XML_ERROR_UNDEFINED_ENTITY:
      return error(Self.unknownEntity(entityName(at: offset)))
    case XML_ERROR_INVALID_TOKEN:
      return invalidToken()
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
      return error("something follows </plist>; expected the end of the file")
    case XML_ERROR_DUPLICATE_ATTRIBUTE:
      return error("an attribute appears twice in one tag")
    case XML_ERROR_MISPLACED_XML_PI:
      return error("<?xml …?> is not the first thing in the file; remove what is before it")
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING:
      return error("the encoding that <?xml …?> names is not known here; save the file as UTF-8")
    case XML_ERROR_BAD_CHAR_REF:
      return error("the number in &#…; is not a character that XML allows")
    case XML_ERROR_NO_MEMORY:
      return error("not enough memory")
    default:
      let words = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
      return error("this is not XML: \(words)")
    }
  }

  /// What to say of `&nbsp;` and its like.
  static func unknownEntity(_ name: String) -> String {
    "unknown entity &\(name.prefix(40)); — XML knows only &amp; &lt; &gt; &quot; &apos;; "
      + "write the character itself, or its number as &#160;"
  }

  private func error(_ message: String, at offset: Int? = nil) -> PlistSyntaxError {
    PlistSyntaxError(position: cursor.position(at: offset ?? self.offset), message: message)
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
      return error("the file ends before <plist>; this is not a property list", at: end)
    }
    return error("the file ends, but \(innermost.words) is not closed", at: end)
  }

  /// A tag, comment or CDATA section that never ends, at its own place.
  private func unclosedToken(from offset: Int) -> PlistSyntaxError? {
    let rest = source.buffer.bytes[offset...]
    for (start, name, end) in [
      ("<!--", "a comment", "-->"), ("<![CDATA[", "a CDATA section", "]]>"), ("<?", "<?…", "?>"),
      ("<", "a tag", ">"), ("&", "an entity", ";"),
    ] where rest.starts(with: start.utf8) {
      return error("the file ends inside \(name) that opens here; expected \(end)", at: offset)
    }
    return nil
  }

  private func mismatch() -> PlistSyntaxError {
    // expat points behind the `</`.
    let start = max(0, offset - 2)
    guard let innermost = builder.stack.last else {
      return error("an end tag closes nothing", at: start)
    }
    let found = String(
      decoding: source.buffer.bytes[offset...].prefix(40).prefix { $0 > 0x20 && $0 != 0x3E },
      as: UTF8.self)
    return error(
      "</\(found)> where </\(innermost.element.rawValue)> is needed: \(innermost.words) "
        + "is not closed",
      at: start)
  }

  private func invalidToken() -> PlistSyntaxError {
    let bytes = source.buffer.bytes
    let offset = min(self.offset, bytes.count)
    if let bad = TextEncoding.firstInvalidOffset(bytes), bad >= offset, bad < offset + 4 {
      return error("invalid UTF-8; save the file as UTF-8", at: bad)
    }
    // expat points at the first character that cannot be, one or more after the one to mend.
    let lineStart = bytes[..<offset].lastIndex { $0 == UInt8(ascii: "\n") } ?? 0
    if let ampersand = bytes[lineStart..<offset].lastIndex(of: UInt8(ascii: "&")),
      !bytes[ampersand..<offset].contains(UInt8(ascii: ";"))
    {
      return error("a bare & begins no entity; write &amp;", at: ampersand)
    }
    guard offset < bytes.count else { return error("this is not XML") }
    if bytes[offset] < 0x20 {
      return error("the control character with code \(bytes[offset]) is not allowed in XML")
    }
    if offset > 0, bytes[offset - 1] == UInt8(ascii: "<") {
      return error("a bare < begins no tag; write &lt;", at: offset - 1)
    }
    let found = String(decoding: bytes[offset...].prefix(24), as: UTF8.self).first ?? " "
    return error("\"\(found)\" cannot stand here; check the tag, quotes and entities before it")
  }

  private func entityName(at offset: Int) -> String {
    let name = source.buffer.bytes[offset...].dropFirst().prefix(41)
      .prefix { $0 != UInt8(ascii: ";") }
    return String(decoding: name, as: UTF8.self)
  }
}
