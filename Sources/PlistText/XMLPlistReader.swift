import CExpat
import SourceText
import Texts

/// Drives expat over an XML property list. Owns the parser, hence a class.
final class XMLPlistReader {
  /// Reads all of the text, or as much as expat goes through: it stops where the text is invalid XML.
  ///
  /// `wasWide`: it was UTF-16 or UTF-32, whatever its declaration says. `isData`: written by other programs; faults
  /// that other readers accept are accepted. `receiver` gets the values, and the returned root is empty then.
  static func read(
    _ source: SourceText, wasWide: Bool, isData: Bool = false,
    receiver: (any PlistReceiver)? = nil
  ) -> (root: PlistNode?, errors: [PlistSyntaxError]) {
    // The text is UTF-8 by now even where its declaration says UTF-16.
    let isTranscoded =
      wasWide || TextEncoding.declaresWideUnits(source.buffer.bytes)
      || isData && XMLPlistRepair.declaredEncoding(source.buffer.bytes) == "utf8"
    let hidden = isData ? XMLPlistRepair.hiddenEncoding(source.buffer.bytes) : nil
    guard let parser = XML_ParserCreate(isTranscoded ? "UTF-8" : hidden) else {
      let error = PlistSyntaxError(at: SourcePosition(line: 1, column: 1)) {
        $0.notEnoughMemoryForXML
      }
      return (nil, [error])
    }
    let reader = XMLPlistReader(
      source, parser, XMLPlistBuilder(allowsBareRoot: isData, receiver: receiver))
    if isData {
      let repair = XMLPlistRepair(source)
      reader.controls = repair.controls
      reader.read(repair.text)
    } else {
      reader.read(source)
    }
    return (reader.errors.isEmpty ? reader.builder.root : nil, reader.errors)
  }

  let source: SourceText
  let parser: XML_Parser
  var cursor: PositionCursor
  var builder: XMLPlistBuilder
  private(set) var errors: [PlistSyntaxError] = []
  /// Control characters by their replacement for expat.
  private var controls: [UInt8: UInt8] = [:]
  /// Number of open elements to skip, since the outermost of them is invalid.
  private var passedOver = 0
  private static let mostErrors = 20

  private init(_ source: SourceText, _ parser: XML_Parser, _ builder: XMLPlistBuilder) {
    self.source = source
    self.builder = builder
    self.parser = parser
    cursor = PositionCursor(source)
  }

  deinit { XML_ParserFree(parser) }

  private func read(_ text: SourceText) {
    setHandlers()
    defer { withExtendedLifetime(text) {} }
    let bytes = text.buffer.bytes
    // expat counts the length of a piece in 32 bits.
    let piece = 1 << 24
    var start = 0
    repeat {
      let end = min(start + piece, bytes.count)
      let part = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
      let status = XML_Parse(
        parser, part.assumingMemoryBound(to: CChar.self).baseAddress, Int32(part.count),
        end == bytes.count ? 1 : 0)
      if status != XML_STATUS_OK {
        // Stopped by `note`, or by a fault of the XML itself; that of an element passed over would be misnamed.
        if XML_GetErrorCode(parser) != XML_ERROR_ABORTED, passedOver == 0 { keep(expatError()) }
        return
      }
      start = end
    } while start < bytes.count
    if builder.root == nil, errors.isEmpty { keep(expatError()) }
  }

  private func keep(_ error: PlistSyntaxError) {
    if !errors.contains(error) { errors.append(error) }
  }

  /// Adds an error; stops if there are too many.
  private func note(_ error: PlistSyntaxError, isFatal: Bool = false) {
    keep(error)
    if isFatal || errors.count >= Self.mostErrors { XML_StopParser(parser, 0) }
  }

  var offset: Int { max(0, Int(XML_GetCurrentByteIndex(parser))) }

  private var tag: Range<Int> { offset..<offset + Int(XML_GetCurrentByteCount(parser)) }

  private func startElement(_ name: String) {
    guard passedOver == 0 else {
      passedOver += 1
      return
    }
    let position = cursor.position(at: offset)
    do throws(PlistSyntaxError) {
      try builder.open(name, at: position, tag: tag)
    } catch {
      note(error)
      // Of two keys in a row the second is as good as any.
      if name == XMLPlistElement.key.rawValue, builder.forgetKey(),
        (try? builder.open(name, at: position, tag: tag)) != nil
      {
        return
      }
      passedOver = 1
    }
  }

  private func endElement() {
    if passedOver > 0 {
      passedOver -= 1
      // What was passed over stood for a value.
      if passedOver == 0 { _ = builder.forgetKey() }
      return
    }
    do throws(PlistSyntaxError) {
      try builder.close(tag: tag)
    } catch {
      note(error)
      _ = builder.forgetKey()
    }
  }

  /// Adds text or CDATA and restores replaced control characters, except those written as references.
  private func text(_ bytes: UnsafeRawBufferPointer) {
    guard passedOver == 0 else { return }
    guard !controls.isEmpty, source.buffer.bytes[offset] != UInt8(ascii: "&") else {
      return add(bytes)
    }
    bytes.map { controls[$0] ?? $0 }.withUnsafeBytes(add)
  }

  /// Adds text whose first `space` bytes are white space; errors point after them.
  private func add(_ bytes: UnsafeRawBufferPointer) {
    if builder.takesText {
      builder.add(text: String(decoding: bytes, as: UTF8.self))
      return
    }
    let space = bytes.prefix { $0 <= 0x20 }.count
    // Indentation, mostly.
    guard space < bytes.count else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if let error = builder.error(of: text, at: cursor.position(at: offset + space)) { note(error) }
  }

  private func setHandlers() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { reader, name, _ in
        guard let name else { return }
        XMLPlistReader.of(reader)?.startElement(String(cString: name))
      },
      { reader, _ in XMLPlistReader.of(reader)?.endElement() })
    XML_SetCharacterDataHandler(parser) { reader, start, count in
      XMLPlistReader.of(reader)?.text(UnsafeRawBufferPointer(start: start, count: Int(count)))
    }
    XML_SetStartDoctypeDeclHandler(parser) { reader, _, _, _, hasInternalSubset in
      guard hasInternalSubset != 0 else { return }
      XMLPlistReader.of(reader)?.note(isFatal: true, advice: Sentence { $0.plainDoctype }) {
        $0.doctypeDeclares
      }
    }
    XML_SetSkippedEntityHandler(parser) { reader, name, _ in
      let name = name.map { String(cString: $0) } ?? ""
      XMLPlistReader.of(reader)?.note(isFatal: false) {
        $0.unknownEntity(String(name.prefix(40)))
      }
    }
  }

  private func note(
    isFatal: Bool, advice: Sentence? = nil,
    _ message: @escaping @Sendable (Texts) -> String
  ) {
    var error = PlistSyntaxError(at: cursor.position(at: offset), message)
    error.advice = advice
    note(error, isFatal: isFatal)
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> XMLPlistReader? {
    pointer.map { Unmanaged<XMLPlistReader>.fromOpaque($0).takeUnretainedValue() }
  }
}
