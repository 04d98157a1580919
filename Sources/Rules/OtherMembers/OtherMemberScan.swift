import JSONText
import SourceText
import Values

/// One pass over a record for the members that no row names, over bytes that were validated.
struct OtherMemberScan {
  enum Step {
    /// A member by the range of its name.
    case member(Range<Int>)
    /// An element of a list of items, or a member that is an item of a map.
    case element(Int)
    case item(Range<Int>)
  }

  struct Found {
    /// Index of the form whose object has the member.
    let root: Int
    /// The steps from the record, and how many of them lead to the object.
    let steps: [Step]
    let depth: Int
    let value: Range<Int>
  }

  private(set) var found: [Found] = []
  private let known: KnownMembers
  private let bytes: UnsafeRawBufferPointer
  private let cursor: JSONCursor
  private var steps: [Step] = []
  private var (root, depth) = (0, 0)

  /// Makes the pass. O(record).
  init(_ record: JSONSlice, _ known: KnownMembers) {
    self.known = known
    bytes = record.buffer.bytes
    cursor = JSONCursor(bytes, end: record.range.upperBound)
    _ = visit(known.roots[0].node, at: record.range.lowerBound)
  }

  /// The end of the value at `start`.
  private mutating func visit(_ node: Int, at start: Int) -> Int {
    switch (known.nodes[node].use, bytes[start]) {
    case (.inside, UInt8(ascii: "{")): visitMembers(of: node, at: start)
    case (.inside, UInt8(ascii: "[")): visitElements(of: node, at: start)
    case (.object(let form), UInt8(ascii: "{")): visit(objectOf: form, at: start)
    case (.items(let form), UInt8(ascii: "[")): visit(elementsOf: form, at: start)
    case (.members(let form), UInt8(ascii: "{")): visit(itemsOf: form, at: start)
    default: cursor.endOfValue(start)
    }
  }

  private mutating func visit(
    objectOf form: Int, at start: Int
  ) -> Int {
    let former = (root, depth)
    (root, depth) = (form, steps.count)
    defer { (root, depth) = former }
    return visit(known.roots[form].node, at: start)
  }

  private mutating func visitMembers(of node: Int, at start: Int) -> Int {
    visitMembers(at: start) { scan, name, value in
      guard let inner = scan.node(named: name, of: node) else {
        let end = scan.cursor.endOfValue(value)
        scan.note(name, value..<end)
        return end
      }
      return scan.inside(.member(name)) { $0.visit(inner, at: value) }
    }
  }

  private mutating func visitElements(of node: Int, at start: Int) -> Int {
    let nodes = known.nodes[node].elements
    guard !nodes.isEmpty else { return cursor.endOfValue(start) }
    return visitElements(at: start) { scan, index, element in
      guard let inner = nodes[index] else { return scan.cursor.endOfValue(element) }
      return scan.inside(.element(index)) { $0.visit(inner, at: element) }
    }
  }

  private mutating func visit(elementsOf form: Int, at start: Int) -> Int {
    visitElements(at: start) { scan, index, element in
      scan.inside(.element(index)) { $0.visit(objectOf: form, at: element) }
    }
  }

  private mutating func visit(itemsOf form: Int, at start: Int) -> Int {
    visitMembers(at: start) { scan, name, value in
      scan.inside(.item(name)) { $0.visit(objectOf: form, at: value) }
    }
  }

  private mutating func note(
    _ name: Range<Int>, _ value: Range<Int>
  ) {
    guard known.roots[root].treatment != .hide,
      !(known.isOfArchive && bytes[name.lowerBound] == UInt8(ascii: "$"))
    else { return }
    found.append(
      Found(root: root, steps: steps + [.member(name)], depth: depth, value: value))
  }

  private func node(
    named range: Range<Int>, of node: Int
  ) -> Int? {
    let name = UnsafeRawBufferPointer(rebasing: bytes[range])
    if let inner = known.nodes[node].node(named: name) { return inner }
    guard name.contains(UInt8(ascii: "\\")) else { return nil }
    let decoded = Array(JSONSkip.text(ofString: name).utf8)
    return decoded.withUnsafeBytes { known.nodes[node].node(named: $0) }
  }

  // MARK: Going through containers

  private mutating func inside(_ step: Step, _ visit: (inout Self) -> Int) -> Int {
    steps.append(step)
    defer { steps.removeLast() }
    return visit(&self)
  }

  /// Visits members by the ranges of their names and the starts of their values; the end of the object.
  private mutating func visitMembers(
    at start: Int, _ visit: (inout Self, Range<Int>, Int) -> Int
  ) -> Int {
    var index = cursor.skipSpace(start + 1)
    while bytes[index] != UInt8(ascii: "}") {
      let nameEnd = cursor.endOfString(index)
      let name = index + 1..<nameEnd - 1
      index = cursor.skipSpace(nameEnd)
      index = cursor.skipSpace(index + 1)
      index = cursor.skipSpace(visit(&self, name, index))
      if bytes[index] == UInt8(ascii: ",") { index = cursor.skipSpace(index + 1) }
    }
    return index + 1
  }

  /// Visits elements by their indices and starts; the end of the list.
  private mutating func visitElements(
    at start: Int, _ visit: (inout Self, Int, Int) -> Int
  ) -> Int {
    var index = cursor.skipSpace(start + 1)
    var position = 0
    while bytes[index] != UInt8(ascii: "]") {
      index = cursor.skipSpace(visit(&self, position, index))
      position += 1
      if bytes[index] == UInt8(ascii: ",") { index = cursor.skipSpace(index + 1) }
    }
    return index + 1
  }
}

/// Findings in words and paths.
extension OtherMemberScan {
  func member(_ found: Found, in record: JSONSlice) -> OtherMember {
    OtherMember(
      form: known.roots[found.root].name, path: found.steps.dropFirst(found.depth).map(path),
      value: JSONSlice(buffer: record.buffer, range: found.value), name: name(of: found))
  }

  /// The path from the record, with `*` for each item.
  func name(of found: Found) -> String {
    found.steps.map { step in
      if case .member = step { ValuePath(steps: [path(step)]).description } else { "*" }
    }.joined(separator: ".")
  }

  private func path(_ step: Step) -> JSONStep {
    switch step {
    case .element(let index): .index(index)
    case .member(let name), .item(let name):
      .member(JSONSkip.text(ofString: UnsafeRawBufferPointer(rebasing: bytes[name])))
    }
  }
}
