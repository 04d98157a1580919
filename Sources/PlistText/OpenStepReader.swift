import SourceText

/// Reads property lists in the text format of NeXTSTEP, OpenStep and GNUstep.
///
/// Stricter than they are: every value of a dictionary ends in `;`, an unknown escape is an error,
/// and the root is a dictionary or an array. Wider in one thing: letters of all scripts need no
/// quotes.
struct OpenStepReader {
  /// A `{` or `(` that waits for its end.
  struct Container {
    var name: String
    var end: String
    var position: SourcePosition

    /// `the dictionary opened at 3:5`.
    var words: String { "the \(name) opened at \(position.words)" }
  }

  let source: SourceText
  /// The byte that is read next.
  var offset: Int
  var cursor: PositionCursor
  var containers: [Container] = []
  /// What is wrong, in the order of finding.
  var errors: [PlistSyntaxError] = []

  var bytes: UnsafeRawBufferPointer { source.buffer.bytes }
  /// The byte that is read next; nil at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Reads all of the text; the value is what could be read, and there are errors where it is not all there is.
  static func read(_ source: SourceText) -> (root: PlistNode?, errors: [PlistSyntaxError]) {
    var reader = OpenStepReader(source)
    do throws(PlistSyntaxError) {
      let root = try reader.wholeFile()
      return (root, reader.errors)
    } catch {
      reader.note(error)
      return (nil, reader.errors)
    }
  }

  private mutating func wholeFile() throws(PlistSyntaxError) -> PlistNode {
    if let bad = TextEncoding.firstInvalidOffset(bytes) {
      throw error("invalid UTF-8; save the file as UTF-8", at: bad)
    }
    try skipSpace()
    guard current == UInt8(ascii: "{") || current == UInt8(ascii: "(") else {
      throw try wrongRoot()
    }
    let root = try value()
    try skipSpace()
    guard current == nil else {
      throw error(
        "expected the end of the file after the \(root.kind) of \(root.position.words), "
          + "found \(foundHere())")
    }
    return root
  }

  private init(_ source: SourceText) {
    self.source = source
    cursor = PositionCursor(source)
    offset = source.buffer.bytes.starts(with: TextEncoding.byteOrderMark) ? 3 : 0
  }

  /// Reads the value that begins here.
  mutating func value() throws(PlistSyntaxError) -> PlistNode {
    let position = cursor.position(at: offset)
    let content: PlistContent
    switch current {
    case UInt8(ascii: "{"):
      content = try inside(Container(name: "dictionary", end: "}", position: position)) {
        reader throws(PlistSyntaxError) in .dictionary(try reader.entries())
      }
    case UInt8(ascii: "("):
      content = try inside(Container(name: "array", end: ")", position: position)) {
        reader throws(PlistSyntaxError) in .array(try reader.items())
      }
    case UInt8(ascii: "<"):
      content = try angleBrackets()
    default:
      let start = offset
      guard let text = try string() else {
        var fault = error("expected a value, found \(foundHere())" + whereInside())
        fault.advice = quoted(from: start)
        throw fault
      }
      content = .string(text)
    }
    return PlistNode(content: content, position: position)
  }

  private mutating func inside(
    _ container: Container,
    read: (inout OpenStepReader) throws(PlistSyntaxError) -> PlistContent
  ) throws(PlistSyntaxError) -> PlistContent {
    guard containers.count < PlistParser.maximumDepth else {
      throw error(
        "this \(container.name) is nested deeper than \(PlistParser.maximumDepth) containers"
      )
    }
    containers.append(container)
    offset += 1
    defer { containers.removeLast() }
    return try read(&self)
  }

  /// The rest of a dictionary, `}` included.
  private mutating func entries() throws(PlistSyntaxError) -> [PlistEntry] {
    var entries: [PlistEntry] = []
    while true {
      try skipSpace()
      if take("}") { return entries }
      do throws(PlistSyntaxError) {
        try readEntry(into: &entries)
      } catch {
        try recover(from: error)
      }
    }
  }

  private mutating func readEntry(into entries: inout [PlistEntry]) throws(PlistSyntaxError) {
    let keyPosition = cursor.position(at: offset)
    guard var key = try string() else {
      throw error("expected a key or }, found \(foundHere())" + whereInside())
    }
    let end = offset
    try skipSpace()
    if !take("=") {
      // A colon is a part of words: `key: Name` begins with the word `key:`.
      let hasColon = key.utf8.count > 1 && key.utf8.last == UInt8(ascii: ":")
      if hasColon { key.removeLast() }
      let found = hasColon ? ":" : foundHere()
      let fault = error(
        "expected = after the key \"\(key)\", found \(found)" + whereInside(),
        at: hasColon ? end - 1 : nil)
      guard hasColon || take(":") else { throw fault }
      try report(fault)
    }
    try skipSpace()
    let start = offset
    let value = try value()
    entries.append(PlistEntry(key: key, keyPosition: keyPosition, value: value))
    do throws(PlistSyntaxError) {
      try expect(";", or: nil, after: "the value of \"\(key)\"")
    } catch {
      try goOn(after: error, valueAt: start, instead: ",", isNext: Self.beginsEntry)
    }
  }

  /// The rest of an array, `)` included.
  private mutating func items() throws(PlistSyntaxError) -> [PlistNode] {
    var items: [PlistNode] = []
    while true {
      try skipSpace()
      if take(")") { return items }
      do throws(PlistSyntaxError) {
        if try readItem(into: &items) { return items }
      } catch {
        try recover(from: error)
      }
    }
  }

  /// Whether the array ends with the item.
  private mutating func readItem(into items: inout [PlistNode]) throws(PlistSyntaxError) -> Bool {
    let start = offset
    items.append(try value())
    do throws(PlistSyntaxError) {
      return try expect(",", or: ")", after: "item \(items.count)") == ")"
    } catch {
      try goOn(after: error, valueAt: start, instead: ";", isNext: Self.beginsItem)
      return false
    }
  }

  /// Takes one of the marks; the place of a missing one is right behind what it should follow.
  @discardableResult
  private mutating func expect(
    _ mark: Unicode.Scalar, or other: Unicode.Scalar?, after what: String
  ) throws(PlistSyntaxError) -> Unicode.Scalar {
    let end = offset
    try skipSpace()
    if take(mark) { return mark }
    if let other, take(other) { return other }
    let marks = other.map { "\(mark) or \($0)" } ?? "\(mark)"
    let found = foundHere()
    let place = cursor.position(at: offset)
    let position = cursor.position(at: end)
    let line = place.line == position.line ? "" : " on line \(place.line)"
    throw PlistSyntaxError(
      position: position,
      message: "expected \(marks) after \(what), found \(found)\(line)" + whereInside())
  }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard let current, UInt32(current) == mark.value else { return false }
    offset += 1
    return true
  }
}
