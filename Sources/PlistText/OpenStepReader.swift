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

  var bytes: UnsafeRawBufferPointer { source.buffer.bytes }
  /// The byte that is read next; nil at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Reads all of the text or throws the first fault.
  static func read(_ source: SourceText) throws(PlistSyntaxError) -> PlistNode {
    var reader = OpenStepReader(source)
    if let bad = TextEncoding.firstInvalidOffset(source.buffer.bytes) {
      throw reader.error("invalid UTF-8; save the file as UTF-8", at: bad)
    }
    try reader.skipSpace()
    guard reader.current == UInt8(ascii: "{") || reader.current == UInt8(ascii: "(") else {
      throw try reader.wrongRoot()
    }
    let root = try reader.value()
    try reader.skipSpace()
    guard reader.current == nil else {
      throw reader.error(
        "expected the end of the file after the \(root.kind) of \(root.position.words), "
          + "found \(reader.foundHere())")
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
      guard let text = try string() else {
        throw error("expected a value, found \(foundHere())" + whereInside())
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
        "this \(container.name) stands deeper than \(PlistParser.maximumDepth) containers"
      )
    }
    containers.append(container)
    offset += 1
    let content = try read(&self)
    containers.removeLast()
    return content
  }

  /// The rest of a dictionary, `}` included.
  private mutating func entries() throws(PlistSyntaxError) -> [PlistEntry] {
    var entries: [PlistEntry] = []
    while true {
      try skipSpace()
      if take("}") { return entries }
      let keyPosition = cursor.position(at: offset)
      guard let key = try string() else {
        throw error("expected a key or }, found \(foundHere())" + whereInside())
      }
      try skipSpace()
      guard take("=") else {
        throw error("expected = after the key \"\(key)\", found \(foundHere())" + whereInside())
      }
      try skipSpace()
      let value = try value()
      entries.append(PlistEntry(key: key, keyPosition: keyPosition, value: value))
      try expect(";", or: nil, after: "the value of \"\(key)\"")
    }
  }

  /// The rest of an array, `)` included.
  private mutating func items() throws(PlistSyntaxError) -> [PlistNode] {
    var items: [PlistNode] = []
    while true {
      try skipSpace()
      if take(")") { return items }
      items.append(try value())
      if try expect(",", or: ")", after: "item \(items.count)") == ")" { return items }
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

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard let current, UInt32(current) == mark.value else { return false }
    offset += 1
    return true
  }
}
