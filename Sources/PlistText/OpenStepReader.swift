import SourceText
import Texts

/// Reads property lists in the text format of NeXTSTEP, OpenStep and GNUstep.
///
/// Stricter than those programs: every value of a dictionary ends in `;`, an unknown escape is an error, and the root
/// is a dictionary or an array. More tolerant in one point: letters of all scripts need no quotes.
struct OpenStepReader {
  struct Container {
    var isArray: Bool
    var position: SourcePosition

    var end: String { isArray ? ")" : "}" }

    /// `the dictionary opened at 3:5`.
    func text(in texts: Texts) -> String {
      isArray
        ? texts.theArrayOpened(at: position.words) : texts.theDictionaryOpened(at: position.words)
    }
  }

  let source: SourceText
  var offset: Int
  var cursor: PositionCursor
  var containers: [Container] = []
  var errors: [PlistSyntaxError] = []
  /// True for data of other programs: `\u` then means `\U`.
  var isData = false

  var bytes: UnsafeRawBufferPointer { source.buffer.bytes }
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Reads the whole text; with errors the value is the readable part.
  static func read(
    _ source: SourceText, isData: Bool = false
  ) -> (root: PlistNode?, errors: [PlistSyntaxError]) {
    var reader = OpenStepReader(source)
    reader.isData = isData
    do throws(PlistSyntaxError) {
      let root = try reader.wholeFile()
      return (root, reader.errors)
    } catch {
      reader.note(error)
      return (nil, reader.errors)
    }
  }

  mutating func wholeFile() throws(PlistSyntaxError) -> PlistNode {
    if let bad = bytes.firstOffsetNotUTF8 {
      throw error(at: bad) { $0.invalidUTF8 }.advising { $0.saveAsUTF8 }
    }
    try skipSpace()
    guard current == UInt8(ascii: "{") || current == UInt8(ascii: "(") else {
      throw try wrongRoot()
    }
    let root = try value()
    try skipSpace()
    guard current == nil else {
      let found = foundHere()
      throw error {
        $0.expectedEnd(
          after: root.kind(in: $0), of: root.position.words, found: found.text(in: $0))
      }
    }
    return root
  }

  init(_ source: SourceText) {
    self.source = source
    cursor = PositionCursor(source)
    offset = source.buffer.bytes.starts(with: TextEncoding.byteOrderMark) ? 3 : 0
  }

  mutating func value() throws(PlistSyntaxError) -> PlistNode {
    let position = cursor.position(at: offset)
    let begin = offset
    let content: PlistContent
    switch current {
    case UInt8(ascii: "{"):
      content = try inside(Container(isArray: false, position: position)) {
        reader throws(PlistSyntaxError) in .dictionary(try reader.entries())
      }
    case UInt8(ascii: "("):
      content = try inside(Container(isArray: true, position: position)) {
        reader throws(PlistSyntaxError) in .array(try reader.items())
      }
    case UInt8(ascii: "<"):
      content = try angleBrackets()
    default:
      let start = offset
      guard let text = try string() else {
        let found = foundHere()
        var fault = errorInside { $0.expectedPlistValue(found: found.text(in: $0)) }
        fault.advice = quoted(from: start) ?? fault.advice
        throw fault
      }
      content = .string(text)
    }
    let isContainer = content.isContainer
    return PlistNode(
      content: content, position: position, element: begin..<offset,
      inside: isContainer ? begin + 1..<offset - 1 : begin..<offset)
  }

  private mutating func inside(
    _ container: Container,
    read: (inout OpenStepReader) throws(PlistSyntaxError) -> PlistContent
  ) throws(PlistSyntaxError) -> PlistContent {
    guard containers.count < PlistParser.maximumDepth else {
      throw error {
        $0.nestedDeeper(
          container.isArray ? $0.plistArray : $0.plistDictionary, than: PlistParser.maximumDepth)
      }
    }
    containers.append(container)
    offset += 1
    defer { containers.removeLast() }
    return try read(&self)
  }

  private mutating func entries() throws(PlistSyntaxError) -> [PlistEntry] {
    var entries: [PlistEntry] = []
    while true {
      try skipSpace()
      if accept("}") { return entries }
      do throws(PlistSyntaxError) {
        try readEntry(into: &entries)
      } catch {
        try recover(from: error)
      }
    }
  }

  mutating func readEntry(into entries: inout [PlistEntry]) throws(PlistSyntaxError) {
    let keyStart = offset
    let keyPosition = cursor.position(at: offset)
    guard var key = try string() else {
      let found = foundHere()
      let isOutside = containers.isEmpty
      throw errorInside {
        isOutside
          ? $0.expectedKeyOnly(found: found.text(in: $0))
          : $0.expectedKey(found: found.text(in: $0))
      }
    }
    let end = offset
    try skipSpace()
    // An entry without a value has its key for it, as Apple's readers have it.
    if isData || containers.isEmpty, accept(";") {
      let value = PlistNode(
        content: .string(key), position: keyPosition, element: end..<end, inside: end..<end)
      entries.append(
        PlistEntry(key: key, keyPosition: keyPosition, keyElement: keyStart..<end, value: value))
      return
    }
    if !accept("=") {
      // A colon is a part of words: `key: Name` begins with the word `key:`.
      let hasColon = key.utf8.count > 1 && key.utf8.last == UInt8(ascii: ":")
      if hasColon { key.removeLast() }
      let found = hasColon ? Sentence(verbatim: ":") : foundHere()
      let name = key
      let fault = errorInside(at: hasColon ? end - 1 : nil) {
        $0.expectedEquals(afterKey: name, found: found.text(in: $0))
      }
      guard hasColon || accept(":") else { throw fault }
      try report(fault)
    }
    try skipSpace()
    let start = offset
    let value = try value()
    entries.append(
      PlistEntry(key: key, keyPosition: keyPosition, keyElement: keyStart..<end, value: value))
    do throws(PlistSyntaxError) {
      try expect(";", or: nil, after: Sentence { [key] in $0.valueOfKey(key) })
    } catch {
      try goOn(after: error, valueAt: start, instead: ",", isNext: Self.beginsEntry)
    }
  }

  private mutating func items() throws(PlistSyntaxError) -> [PlistNode] {
    var items: [PlistNode] = []
    while true {
      try skipSpace()
      if accept(")") { return items }
      do throws(PlistSyntaxError) {
        if try readItem(into: &items) { return items }
      } catch {
        try recover(from: error)
      }
    }
  }

  /// Reads one item; true if the array ends with it.
  private mutating func readItem(into items: inout [PlistNode]) throws(PlistSyntaxError) -> Bool {
    let start = offset
    items.append(try value())
    do throws(PlistSyntaxError) {
      let count = items.count
      return try expect(",", or: ")", after: Sentence { $0.item(count) }) == ")"
    } catch {
      try goOn(after: error, valueAt: start, instead: ";", isNext: Self.beginsItem)
      return false
    }
  }

  /// Reads one of the marks; a missing one is reported right after `what`.
  @discardableResult
  private mutating func expect(
    _ mark: Unicode.Scalar, or other: Unicode.Scalar?, after what: Sentence
  ) throws(PlistSyntaxError) -> Unicode.Scalar {
    let end = offset
    try skipSpace()
    if accept(mark) { return mark }
    if let other, accept(other) { return other }
    let found = foundHere()
    let position = cursor.position(at: offset)
    let line = position.line == cursor.position(at: end).line ? nil : position.line
    throw errorInside(at: end) {
      $0.expectedMark(
        String(mark), or: other.map { String($0) }, after: what.text(in: $0),
        found: found.text(in: $0), line: line)
    }
  }

  mutating func accept(_ mark: Unicode.Scalar) -> Bool {
    guard let current, UInt32(current) == mark.value else { return false }
    offset += 1
    return true
  }
}
