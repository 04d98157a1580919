import CExpat
import SourceText

/// Drives expat over an XML property list. Owns the parser, hence a class.
final class XMLPlistReader {
  /// Reads all of the text or throws the first fault.
  static func read(_ source: SourceText) throws(PlistSyntaxError) -> PlistNode {
    // The text is UTF-8 by now even where its declaration says UTF-16.
    let isTranscoded = TextEncoding.declaresUTF16(source.buffer.bytes)
    guard let parser = XML_ParserCreate(isTranscoded ? "UTF-8" : nil) else {
      throw PlistSyntaxError(
        position: SourcePosition(line: 1, column: 1), message: "not enough memory to read XML")
    }
    return try XMLPlistReader(source, parser).read()
  }

  let source: SourceText
  let parser: XML_Parser
  var cursor: PositionCursor
  var builder = XMLPlistBuilder()
  private var failure: PlistSyntaxError?

  private init(_ source: SourceText, _ parser: XML_Parser) {
    self.source = source
    self.parser = parser
    cursor = PositionCursor(source)
  }

  deinit { XML_ParserFree(parser) }

  private func read() throws(PlistSyntaxError) -> PlistNode {
    setHandlers()
    let bytes = source.buffer.bytes
    // expat counts the length of a piece in 32 bits.
    let piece = 1 << 24
    var start = 0
    repeat {
      let end = min(start + piece, bytes.count)
      let part = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
      let status = XML_Parse(
        parser, part.assumingMemoryBound(to: CChar.self).baseAddress, Int32(part.count),
        end == bytes.count ? 1 : 0)
      if let failure { throw failure }
      if status != XML_STATUS_OK { throw expatError() }
      start = end
    } while start < bytes.count
    guard let root = builder.root else { throw expatError() }
    return root
  }

  /// The byte offset of what expat is looking at.
  var offset: Int { max(0, Int(XML_GetCurrentByteIndex(parser))) }

  /// Runs a step of the builder at the current place, or `distance` bytes behind it, and stops at
  /// its first error.
  private func step(
    behind distance: Int = 0,
    _ body: (inout XMLPlistBuilder, SourcePosition) throws(PlistSyntaxError) -> Void
  ) {
    guard failure == nil else { return }
    do {
      try body(&builder, cursor.position(at: offset + distance))
    } catch {
      failure = error
      XML_StopParser(parser, 0)
    }
  }

  private func setHandlers() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { reader, name, _ in
        guard let name else { return }
        XMLPlistReader.of(reader)?.step { builder, position throws(PlistSyntaxError) in
          try builder.open(String(cString: name), at: position)
        }
      },
      { reader, _ in
        XMLPlistReader.of(reader)?.step { builder, position throws(PlistSyntaxError) in
          try builder.close(at: position)
        }
      })
    XML_SetCharacterDataHandler(parser) { reader, start, count in
      let bytes = UnsafeRawBufferPointer(start: start, count: Int(count))
      // An error about text points at its first character that is not white space.
      let space = bytes.prefix { $0 <= 0x20 }.count
      XMLPlistReader.of(reader)?.step(behind: space) { builder, position throws(PlistSyntaxError) in
        try builder.add(text: String(decoding: bytes, as: UTF8.self), at: position)
      }
    }
    XML_SetStartDoctypeDeclHandler(parser) { reader, _, _, _, hasInternalSubset in
      guard hasInternalSubset != 0 else { return }
      XMLPlistReader.of(reader)?.step { _, position throws(PlistSyntaxError) in
        throw PlistSyntaxError(
          position: position,
          message: "<!DOCTYPE> declares entities or elements of its own in […]; "
            + "a property list has none: leave the brackets out")
      }
    }
    XML_SetSkippedEntityHandler(parser) { reader, name, _ in
      let name = name.map { String(cString: $0) } ?? ""
      XMLPlistReader.of(reader)?.step { _, position throws(PlistSyntaxError) in
        throw PlistSyntaxError(
          position: position, message: XMLPlistReader.unknownEntity(name))
      }
    }
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> XMLPlistReader? {
    pointer.map { Unmanaged<XMLPlistReader>.fromOpaque($0).takeUnretainedValue() }
  }
}
