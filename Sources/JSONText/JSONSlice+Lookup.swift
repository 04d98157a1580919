/// One step of a path into a value.
package enum JSONStep: Sendable {
  case member(String)
  /// An index into an array, or a name in an object (RFC 6901, section 4).
  case index(Int)
  /// The name of the member that the steps before lead to.
  case key
  /// Each member of an object or element of an array, in expressions: no lookup goes along it.
  case each

  /// Maximum number of steps: no readable value is deeper below the root of its file.
  package static let mostSteps = JSONScanner.maximumDepth

  package var name: String {
    switch self {
    case .member(let name): name
    case .index(let index): String(index)
    case .key: "@key"
    case .each: "*"
    }
  }

  /// True if the step shows its container's kind: an object, or a list whose first element it is.
  package var showsContainer: Bool {
    switch self {
    case .member, .index(0): true
    case .index, .key, .each: false
    }
  }

  /// A container with only a value at this step.
  package func containing(_ value: JSONValue) -> JSONValue {
    switch self {
    case .index(0): .array([value])
    case .member, .index, .key, .each: .object([JSONMember(name: name, value: value)])
    }
  }
}

extension JSONStep: Hashable {
  /// Compares names by their bytes, like member names.
  package static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.member(let a), .member(let b)): a.utf8.elementsEqual(b.utf8)
    case (.index(let a), .index(let b)): a == b
    case (.key, .key), (.each, .each): true
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .member(var name):
      name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .index(let index): hasher.combine(index)
    case .key: hasher.combine(0)
    case .each: hasher.combine(1)
    }
  }
}

/// The result of following a path.
package enum JSONLookup: Sendable {
  case found(JSONSlice)
  /// The first `depth` steps exist, as containers that could accept the next step.
  case missing(depth: Int)
  /// Step `depth` meets a value that can't contain it (`scalar`, or an array for a name).
  case blocked(depth: Int, by: JSONKind)

  package var slice: JSONSlice? { if case .found(let slice) = self { slice } else { nil } }
}

extension JSONSlice {
  /// The value at `path`, by scanning this value's own bytes. Of duplicate members the last counts.
  package func lookup(_ path: [JSONStep]) -> JSONLookup {
    var slice = self
    for (depth, step) in path.enumerated() {
      let found: Range<Int>?
      switch (step, slice.kind) {
      case (.key, _): found = rangeOfName(at: path, depth)
      case (.each, let kind): return .blocked(depth: depth, by: kind)
      case (_, .object): found = slice.rangeOfMember(step.name)
      case (.index(let index), .array): found = slice.rangeOfElement(index)
      case (_, let kind): return .blocked(depth: depth, by: kind)
      }
      guard let found else { return .missing(depth: depth) }
      slice = JSONSlice(buffer: buffer, range: found)
    }
    return .found(slice)
  }

  /// The name, in quotes, of the member to which the first steps of a path lead.
  private func rangeOfName(at path: [JSONStep], _ depth: Int) -> Range<Int>? {
    guard depth > 0, depth == path.count - 1,
      let object = lookup(Array(path[..<(depth - 1)])).slice, object.kind == .object
    else { return nil }
    let container = JSONContainer(object)
    return container.indices(of: path[depth - 1]).last.flatMap { container.items[$0].name }
  }

  private func rangeOfMember(_ name: String) -> Range<Int>? {
    var name = name
    return name.withUTF8 { text in
      let marks = ContainerMarks.of(buffer)
      switch marks?.member(text, ofObjectAt: range.lowerBound) {
      case .from(let start, let distance): return rangeOfItem(distance, from: start, marks)
      case .missing: return nil
      case .unmarked, nil: return rangeOfUnmarkedMember(text, marks)
      }
    }
  }

  private func rangeOfUnmarkedMember(
    _ name: UnsafeBufferPointer<UInt8>, _ marks: ContainerMarks?
  ) -> Range<Int>? {
    let bytes = buffer.bytes
    let key = JSONNameKey(name)
    var items = JSONItems(bytes, range, skipping: marks)
    var found: Range<Int>?
    var count = 0
    while let item = items.next() {
      count &+= 1
      if let itemName = item.name, JSONString.equals(bytes, itemName, name, key) {
        found = item.value
      }
    }
    if count >= ContainerMarks.leastMembers { ContainerMarks.keepMembers(of: range, in: buffer) }
    return found
  }

  /// Marks the elements of a list that the caller found in a copy of its bytes from offset `origin` on, so that
  /// lookups need not scan it again.
  package func keepRanges(of elements: RecordRanges, inCopyFrom origin: Int) {
    ContainerMarks.keep(elements, of: range, in: buffer, shiftedBy: origin)
  }

  private func rangeOfElement(_ index: Int) -> Range<Int>? {
    guard index >= 0 else { return nil }
    switch ContainerMarks.element(index, ofListAt: range, in: buffer) {
    case .from(let start, let distance): return rangeOfItem(distance, from: start)
    case .missing: return nil
    case .unmarked: return rangeOfItem(index)
    }
  }

  /// The value `distance` items after the one that begins at `start`, or after the first one.
  private func rangeOfItem(
    _ distance: Int, from start: Int? = nil, _ marks: ContainerMarks? = nil
  ) -> Range<Int>? {
    var items = JSONItems(buffer.bytes, range, skipping: marks)
    if let start { items.go(to: start) }
    for _ in 0..<distance where items.next() == nil { return nil }
    return items.next()?.value
  }
}
