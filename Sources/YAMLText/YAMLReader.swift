import CYAML
import SourceText
import Texts

/// Makes a stream of libfyaml's events. The library reports neither where indicators and empty scalars are, nor where
/// block collections end: they are found in the text between its tokens, which has nothing but white space, comments
/// and indicators.
package struct YAMLReader: ~Copyable {
  private let reader: OpaquePointer
  /// The text that the library reads, if it is another one.
  private let items: YAMLFilledItems?
  /// The empty items that were found to be some.
  private var filled: [Int] = []
  private var stream: YAMLStream
  /// The collections that are open.
  private var open: [OpenCollection] = []
  /// Offset after what was read last.
  private var offset = 0
  private var documentStart = 0
  private var root: Int?
  private var numbersOfTags: [String: Int] = [:]
  private var numbersOfAnchors: [String: Int] = [:]
  /// The latest node of each anchor in the document.
  private var anchored: [Int: Int] = [:]

  private struct OpenCollection {
    let number: Int
    let kind: YAMLNode.Kind
    let isFlow: Bool
    /// The next node of a mapping is a key.
    var expectsKey = true
  }

  /// The nesting that is read, as in JSON.
  package static let mostNested = 512

  /// Reads a text in UTF-8.
  package static func read(
    _ text: SourceText, with library: YAMLLibrary
  ) throws(YAMLSyntaxError) -> YAMLStream {
    try refuseWhatLibraryCannotRead(text.buffer)
    var events = try YAMLReader(text.buffer)
    do throws(YAMLSyntaxError) {
      return try events.read()
    } catch {
      guard events.isAtEmptyItem,
        let stream = try read(text.buffer, filling: YAMLFilledItems.candidates(in: text.buffer))
      else { throw error }
      return stream
    }
  }

  /// The stream of a text with empty items; nil if some of them were none.
  private static func read(
    _ text: ByteBuffer, filling offsets: [Int]
  ) throws(YAMLSyntaxError) -> YAMLStream? {
    // What is found in a text of several lines is left out in a second reading.
    var offsets = offsets
    for _ in 1...2 {
      var events = try YAMLReader(text, YAMLFilledItems(text, at: offsets))
      let stream = try events.read()
      guard events.filled != offsets else { return stream }
      offsets = events.filled
    }
    return nil
  }

  /// Of bytes that are not UTF-8 the library makes the end of the text, or an endless loop; of a NUL the end.
  private static func refuseWhatLibraryCannotRead(
    _ text: ByteBuffer
  ) throws(YAMLSyntaxError) {
    let nul = text.bytes.firstIndex(of: 0)
    let broken = text.bytes.firstOffsetNotUTF8
    guard let offset = [nul, broken].compactMap(\.self).min() else { return }
    var lines = LineIndex(text)
    let code = text.bytes[offset].hex
    throw YAMLSyntaxError(at: lines.position(at: offset)) { texts in
      let found = texts.byte(code)
      return offset == nul ? texts.yamlHasNo(found) : texts.expectedUTF8(found: found)
    }
  }

  private init(_ buffer: ByteBuffer, _ items: YAMLFilledItems? = nil) throws(YAMLSyntaxError) {
    let bytes = (items?.buffer ?? buffer).bytes
    let start = bytes.bindMemory(to: CChar.self).baseAddress
    guard bytes.count < Int(Int32.max), let reader = cyaml_open(start, bytes.count) else {
      throw YAMLSyntaxError(at: SourcePosition(line: 1, column: 1)) { $0.yamlIsTooLarge }
    }
    self.reader = reader
    self.items = items
    stream = YAMLStream(buffer)
    stream.nodes.reserveCapacity(buffer.count / 12)
  }

  deinit { cyaml_close(reader) }

  private mutating func read() throws(YAMLSyntaxError) -> YAMLStream {
    var event = cyaml_event()
    while true {
      cyaml_next(reader, &event)
      if let items {
        if let item = items.filling(event) { filled.append(item) }
        event = items.restored(event)
      }
      switch event.kind {
      case CYAML_END: return stream
      case CYAML_FAULT: throw fault()
      case CYAML_DOCUMENT_START: beginDocument(event)
      case CYAML_DOCUMENT_END: endDocument()
      case CYAML_MAPPING_START: try begin(.mapping, event)
      case CYAML_SEQUENCE_START: try begin(.sequence, event)
      case CYAML_MAPPING_END, CYAML_SEQUENCE_END: end(event)
      case CYAML_SCALAR: addScalar(event)
      default: try addAlias(event)
      }
    }
  }

  // MARK: Documents

  private mutating func beginDocument(_ event: cyaml_event) {
    if event.is_explicit != 0, event.end >= 0 { offset = event.end }
    documentStart = offset
    root = nil
    anchored = [:]
  }

  private mutating func endDocument() {
    let isEmpty = root.map {
      stream[$0].style == .empty && stream[$0].start == stream[$0].range.lowerBound
    }
    stream.documents.append(
      YAMLStream.Document(root: isEmpty == true ? nil : root, start: documentStart))
  }

  // MARK: Nodes

  private mutating func begin(
    _ kind: YAMLNode.Kind, _ event: cyaml_event
  ) throws(YAMLSyntaxError) {
    guard open.count < Self.mostNested else {
      throw error(at: offset) { $0.yamlIsTooDeep(Self.mostNested) }
    }
    let isFlow = event.is_explicit != 0
    let indicator = indicator(before: Int(event.start), isFlowStart: isFlow)
    let properties = readProperties(event)
    // A pair within brackets is a mapping without its own.
    let hasBracket = isFlow && event.end > event.start
    if hasBracket { offset = event.end }
    let start = Int(event.start)
    add(
      YAMLNode(
        kind, !isFlow ? .block : hasBracket ? .flow : .pair, indicator: indicator,
        start: min(properties.start ?? start, start),
        range: start..<max(start, offset), last: stream.nodes.count + 1, anchor: properties.anchor,
        tag: properties.tag))
    open.append(OpenCollection(number: stream.nodes.count - 1, kind: kind, isFlow: isFlow))
  }

  private mutating func end(_ event: cyaml_event) {
    guard let last = open.popLast() else { return }
    if last.isFlow, event.end > event.start { offset = event.end }
    stream.nodes[last.number].upper = UInt32(offset)
    stream.nodes[last.number].last = Int32(stream.nodes.count)
    guard stream[last.number].style != .flow, last.number + 1 < stream.nodes.count
    else { return }
    let first = stream[last.number + 1]
    stream.nodes[last.number].lower = UInt32(first.indicator ?? first.start)
    // The library begins a pair at its colon.
    if stream[last.number].style == .pair {
      stream.nodes[last.number].first = stream.nodes[last.number].lower
    }
  }

  private mutating func addScalar(_ event: cyaml_event) {
    guard event.start >= 0, let text = event.text else { return addEmpty(event) }
    let indicator = indicator(before: Int(event.start), isFlowStart: false)
    let properties = readProperties(event)
    let (style, range) = range(of: event)
    let source = UnsafeRawBufferPointer(rebasing: stream.bytes[range])
    // The library reads a block without lines at the end of the text as one NUL.
    let isNothing = event.text_length == 1 && text[0] == 0 && source.last != UInt8(ascii: "\"")
    let decoded = UnsafeRawBufferPointer(start: text, count: isNothing ? 0 : event.text_length)
    var number: Int?
    if !source.elementsEqual(decoded) {
      number = stream.texts.count
      stream.texts.append(String(decoding: decoded, as: UTF8.self))
    }
    offset = range.upperBound
    add(
      YAMLNode(
        .scalar, style, indicator: indicator, start: properties.start ?? range.lowerBound,
        range: range, last: stream.nodes.count + 1, anchor: properties.anchor, tag: properties.tag,
        text: number))
  }

  /// The style of a written scalar, and its range with quotes or header.
  private func range(of event: cyaml_event) -> (YAMLNode.Style, Range<Int>) {
    let (start, end) = (Int(event.start), Int(event.end))
    switch event.style {
    case CYAML_SINGLE_QUOTED: return (.singleQuoted, start - 1..<end + 1)
    case CYAML_DOUBLE_QUOTED: return (.doubleQuoted, start - 1..<end + 1)
    case CYAML_LITERAL: return (.literal, blockRange(start, end))
    case CYAML_FOLDED: return (.folded, blockRange(start, end))
    default: return (.plain, start..<end)
    }
  }

  /// The range of a block scalar from its header on. The library counts the indentation of the line after it, too.
  private func blockRange(_ start: Int, _ end: Int) -> Range<Int> {
    let header = YAMLSpace.header(in: stream.bytes, from: offset)
    var line = end
    while line > start, stream.bytes[line - 1].isYAMLBlank { line -= 1 }
    return header..<(line > header && stream.bytes[line - 1].isYAMLBreak ? line : end)
  }

  private mutating func addEmpty(_ event: cyaml_event) {
    let limit = event.anchor_start >= 0 || event.tag_start >= 0
    let indicator = indicator(
      before: limit ? propertiesStart(event) : stream.bytes.count, isFlowStart: false)
    let properties = readProperties(event)
    if isKey, indicator == nil, properties.start == nil {
      // A value without a key: it is where the colon is.
      offset = YAMLSpace.skip(
        in: stream.bytes, from: offset, to: stream.bytes.count, commas: true)
    }
    add(
      YAMLNode(
        .scalar, .empty, indicator: indicator, start: properties.start ?? offset,
        range: offset..<offset, last: stream.nodes.count + 1, anchor: properties.anchor,
        tag: properties.tag))
  }

  private mutating func addAlias(_ event: cyaml_event) throws(YAMLSyntaxError) {
    let indicator = indicator(before: Int(event.start) - 1, isFlowStart: false)
    let range = Int(event.start) - 1..<Int(event.end)
    let name = name(Int(event.start)..<Int(event.end))
    guard let anchor = numbersOfAnchors[name], let target = anchored[anchor] else {
      throw error(at: range.lowerBound) { $0.yamlHasNoAnchor(name) }
    }
    offset = range.upperBound
    stream.targets[stream.nodes.count] = target
    add(
      YAMLNode(
        .alias, .plain, indicator: indicator, start: range.lowerBound, range: range,
        last: stream.nodes.count + 1, anchor: anchor, tag: nil))
  }

  private mutating func add(_ node: YAMLNode) {
    let number = stream.nodes.count
    stream.nodes.append(node)
    if node.hasAnchor { anchored[Int(node.anchor)] = number }
    guard let last = open.indices.last else {
      root = number
      return
    }
    if open[last].kind == .mapping { open[last].expectsKey.toggle() }
  }

  // MARK: Indicators, anchors and tags

  private var isKey: Bool { open.last.map { $0.kind == .mapping && $0.expectsKey } ?? false }

  /// The offset of the indicator that leads to a node; the rest of the text is read from there on.
  private mutating func indicator(before limit: Int, isFlowStart: Bool) -> Int? {
    guard let collection = open.last else { return nil }
    let wanted: UInt8
    switch (collection.kind, collection.expectsKey) {
    case (.mapping, true): wanted = UInt8(ascii: "?")
    case (.mapping, false): wanted = UInt8(ascii: ":")
    default:
      if collection.isFlow { return nil }
      wanted = UInt8(ascii: "-")
    }
    let found = YAMLSpace.indicator(wanted, in: stream.bytes, from: offset, to: limit)
    if let found { offset = found + 1 }
    return found
  }

  /// True if a dash without anything behind it comes next.
  private var isAtEmptyItem: Bool {
    guard let list = open.last, list.kind == .sequence, !list.isFlow,
      let dash = YAMLSpace.indicator(
        UInt8(ascii: "-"), in: stream.bytes, from: offset, to: stream.bytes.count)
    else { return false }
    return YAMLFilledItems.isAlone(dash, in: stream.bytes)
  }

  private func propertiesStart(_ event: cyaml_event) -> Int {
    let starts = [event.anchor_start < 0 ? nil : event.anchor_start - 1, event.tag_start]
      .compactMap { $0 }.filter { $0 >= 0 }
    return starts.min().map { Int($0) } ?? 0
  }

  private mutating func readProperties(
    _ event: cyaml_event
  ) -> (start: Int?, anchor: Int?, tag: Int?) {
    guard event.anchor_start >= 0 || event.tag_start >= 0 else { return (nil, nil, nil) }
    let start = propertiesStart(event)
    var (anchor, tag): (Int?, Int?)
    if event.anchor_start >= 0 {
      let name = name(Int(event.anchor_start)..<Int(event.anchor_end))
      anchor = numbersOfAnchors[name] ?? stream.anchors.count
      if anchor == stream.anchors.count { stream.anchors.append(name) }
      numbersOfAnchors[name] = anchor
      offset = max(offset, Int(event.anchor_end))
    }
    if event.tag_start >= 0 {
      let bytes = UnsafeRawBufferPointer(start: event.tag, count: event.tag_length)
      let name = String(decoding: bytes, as: UTF8.self)
      tag = numbersOfTags[name] ?? stream.tags.count
      if tag == stream.tags.count { stream.tags.append(name) }
      numbersOfTags[name] = tag
      offset = max(offset, Int(event.tag_end))
    }
    return (start, anchor, tag)
  }

  private func name(_ range: Range<Int>) -> String {
    String(decoding: stream.bytes[range], as: UTF8.self)
  }

  // MARK: Faults

  private func fault() -> YAMLSyntaxError {
    var (line, column): (Int32, Int32) = (0, 0)
    let words = cyaml_fault(reader, &line, &column).map { String(cString: $0) }
    var position = SourcePosition(line: max(1, Int(line)), column: max(1, Int(column)))
    // A bracket that is never closed is noticed far behind it.
    if let words, words.contains("bracket") || words.contains("brace"),
      let bracket = open.last(where: \.isFlow)
    {
      var lines = LineIndex(stream.buffer)
      position = lines.position(at: Int(stream[bracket.number].start))
    }
    return YAMLSyntaxError(
      at: position,
      withoutContent: Sentence { $0.isNoYAML(nil) }
    ) { $0.isNoYAML(words) }
  }

  private func error(
    at offset: Int, _ message: @escaping @Sendable (Texts) -> String
  ) -> YAMLSyntaxError {
    var lines = LineIndex(stream.buffer)
    return YAMLSyntaxError(at: lines.position(at: offset), message)
  }
}
