import SourceText
import Texts

/// Reads binary property lists (`bplist00`, as described in CoreFoundation's `CFBinaryPList.c`).
///
/// Every length, offset and reference is checked against the file before it is followed. An object that several
/// others refer to is read once, so time and memory follow the file's size; the size of the value as a tree is
/// limited all the same, for callers who traverse it.
struct BinaryPlistReader {
  static let magic = Array("bplist".utf8)
  /// Limit of values in the tree: shared objects could make a small file represent more than
  /// can be traversed.
  static let maximumNodes = 4_000_000

  enum State {
    case unread
    /// The object is being read: a reference to it now closes a cycle.
    case open
    /// The value, the number of values in it, itself included, and their depth.
    case read(PlistNode, nodes: Int, depth: Int)
  }

  let source: SourceText
  let trailer: BinaryPlistTrailer
  /// True for data of other programs: faults that other readers accept are accepted.
  var isData = false
  private var states: [State]

  var bytes: UnsafeRawBufferPointer { source.buffer.bytes }

  /// Reads the file or throws the first error.
  static func read(_ source: SourceText) throws(PlistSyntaxError) -> PlistNode {
    let trailer = try BinaryPlistTrailer.read(source.buffer.bytes)
    var reader = BinaryPlistReader(source, trailer)
    return try reader.object(trailer.topObject, referredFrom: trailer.offset, depth: 0).node
  }

  private init(_ source: SourceText, _ trailer: BinaryPlistTrailer) {
    self.source = source
    self.trailer = trailer
    states = Array(repeating: .unread, count: trailer.objectCount)
  }

  /// Prepares to read objects one by one.
  init(dataIn source: SourceText) throws(PlistSyntaxError) {
    self.source = source
    trailer = try BinaryPlistTrailer.read(source.buffer.bytes)
    isData = true
    states = []
  }

  static func error(
    _ offset: Int, _ message: @escaping @Sendable (Texts) -> String
  ) -> PlistSyntaxError {
    PlistSyntaxError(at: SourcePosition(line: 1, column: offset + 1), message)
  }

  /// Object `index`, at a depth of `depth` containers.
  private mutating func object(
    _ index: Int, referredFrom position: Int, depth: Int
  ) throws(PlistSyntaxError) -> (node: PlistNode, nodes: Int, depth: Int) {
    guard index < trailer.objectCount else {
      throw Self.error(position) { [count = trailer.objectCount] in
        $0.refersTo(index, ofOnly: count)
      }
    }
    switch states[index] {
    case .read(let node, let nodes, let height):
      try checkDepth(depth + height, at: position)
      return (node, nodes, height)
    case .open:
      throw Self.error(position) { $0.refersInLoop(index) }
    case .unread: break
    }
    states[index] = .open
    let offset = try trailer.offset(of: index, in: bytes)
    let result: (content: PlistContent, nodes: Int, depth: Int)
    switch try head(at: offset) {
    case .scalar(let content): result = (content, 1, 0)
    case .array(let references, let count):
      result = try array(references, count, depth: depth)
    case .dictionary(let references, let count):
      result = try dictionary(references, count, depth: depth)
    }
    let node = PlistNode(
      content: result.content, position: SourcePosition(line: 1, column: offset + 1))
    states[index] = .read(node, nodes: result.nodes, depth: result.depth)
    return (node, result.nodes, result.depth)
  }

  private mutating func array(
    _ references: Int, _ count: Int, depth: Int
  ) throws(PlistSyntaxError) -> (PlistContent, Int, Int) {
    try checkDepth(depth + 1, at: references)
    var items: [PlistNode] = []
    var size = (nodes: 1, depth: 1)
    items.reserveCapacity(count)
    for number in 0..<count {
      items.append(try child(references, number, depth: depth, size: &size))
    }
    return (.array(items), size.nodes, size.depth)
  }

  private mutating func dictionary(
    _ references: Int, _ count: Int, depth: Int
  ) throws(PlistSyntaxError) -> (PlistContent, Int, Int) {
    try checkDepth(depth + 1, at: references)
    var entries: [PlistEntry] = []
    var size = (nodes: 1, depth: 1)
    entries.reserveCapacity(count)
    for number in 0..<count {
      let key = try child(references, number, depth: depth, size: &size)
      guard let name = key.string else {
        throw Self.error(key.position.column - 1) { $0.dictionaryHasKey(key.summary(in: $0)) }
      }
      let value = try child(references, count + number, depth: depth, size: &size)
      entries.append(PlistEntry(key: name, keyPosition: key.position, value: value))
    }
    return (.dictionary(entries), size.nodes, size.depth)
  }

  /// The object of reference `number` in a container, added to the container's size.
  private mutating func child(
    _ references: Int, _ number: Int, depth: Int, size: inout (nodes: Int, depth: Int)
  ) throws(PlistSyntaxError) -> PlistNode {
    let offset = references + number * trailer.referenceSize
    let index = BinaryPlistTrailer.number(bytes, offset, trailer.referenceSize)
    let child = try object(index, referredFrom: offset, depth: depth + 1)
    size.nodes += child.nodes
    size.depth = max(size.depth, child.depth + 1)
    guard size.nodes <= Self.maximumNodes else {
      throw Self.error(references) { $0.holdsTooManyValues(Self.maximumNodes) }
    }
    return child.node
  }

  private func checkDepth(_ depth: Int, at offset: Int) throws(PlistSyntaxError) {
    guard depth <= PlistParser.maximumDepth else {
      throw Self.error(offset) { $0.containerDeeper(than: PlistParser.maximumDepth) }
    }
  }
}
