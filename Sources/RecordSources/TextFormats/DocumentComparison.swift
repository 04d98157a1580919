import JSONText
import Records

/// Finds the changes of a document's values by comparing their JSON with an edited version.
struct DocumentComparison {
  let values: DocumentValues
  private(set) var changes = DocumentChanges()
  /// Paths of new dates or data; nil: none.
  private let types: ExpectedTypes?
  private let keepsRenamed: Bool
  private let hasIntegers: Bool
  /// Path from the record to the compared container.
  private var path: [JSONStep] = []

  init(_ document: any TextFormatDocument, _ types: ExpectedTypes? = nil) {
    values = document.values
    keepsRenamed = document.keepsRenamed
    hasIntegers = document.hasIntegers
    self.types = types
  }

  /// Compares a value as delivered with its edited version. O(value).
  mutating func compare(_ number: Int, _ old: JSONSlice, _ new: JSONSlice) {
    guard !old.hasSameBytes(as: new) else { return }
    switch (old.kind, new.kind) {
    case (.object, .object): compareMembers(number, old, new)
    case (.array, .array): compareElements(number, Array(old.elements), Array(new.elements))
    default:
      let value = new.value
      if value != old.value { changes.set(.value(value), at: number) }
    }
  }

  /// Sets the new parts of the container with a number.
  mutating func set(_ parts: [DocumentChanges.Part], at number: Int) {
    changes.set(.parts(parts), at: number)
  }

  private mutating func compare(
    _ number: Int, _ old: JSONSlice, _ new: JSONSlice, _ step: JSONStep
  ) {
    guard !old.hasSameBytes(as: new) else { return }
    path.append(step)
    compare(number, old, new)
    path.removeLast()
  }

  private func part(ofNew member: Member) -> DocumentChanges.Part {
    let value = member.value.value
    if let type = types?.type(ofNew: value, at: path + [.member(member.name)]) {
      return .native(key: member.name, .single(type, value))
    }
    return .new(key: member.name, value)
  }

  private typealias Member = (name: String, value: JSONSlice)

  private mutating func compareMembers(_ number: Int, _ before: JSONSlice, _ after: JSONSlice) {
    let (old, new) = (Array(before.members), Array(after.members))
    let children = Array(values.children(of: number))
    let isSame =
      old.count == new.count
      && zip(old, new).allSatisfy { $0.name.utf8.elementsEqual($1.name.utf8) }
    if isSame {
      for (index, child) in children.enumerated() {
        compare(child, old[index].value, new[index].value, .member(old[index].name))
      }
      return
    }
    // A name may be there twice.
    var indices: [[UInt8]: [Int]] = [:]
    for index in old.indices.reversed() {
      indices[Array(old[index].name.utf8), default: []] += [index]
    }
    let found = new.map { indices[Array($0.name.utf8)]?.popLast() }
    let renamed = keepsRenamed ? RenamedMembers(from: before, to: after) : nil
    var parts: [DocumentChanges.Part] = []
    for (member, index) in zip(new, found) {
      let former = index == nil ? renamed?.formerName(of: member.name) : nil
      guard let index = index ?? former.flatMap({ indices[Array($0.utf8)]?.popLast() }) else {
        parts.append(part(ofNew: member))
        continue
      }
      if former != nil { changes.setKey(member.name, of: children[index]) }
      compare(children[index], old[index].value, member.value, .member(member.name))
      parts.append(.kept(children[index]))
    }
    if !parts.areKept(children) { set(parts, at: number) }
  }

  private mutating func compareElements(_ number: Int, _ old: [JSONSlice], _ new: [JSONSlice]) {
    let children = Array(values.children(of: number))
    let indices = indices(of: new, in: old, children)
    var parts: [DocumentChanges.Part] = []
    for (element, index) in zip(new, indices) {
      if let index {
        compare(children[index], old[index], element, .index(index))
        parts.append(.kept(children[index]))
      } else {
        parts.append(.new(key: nil, element.value))
      }
    }
    if indices != Array(old.indices) { set(parts, at: number) }
  }

  /// The former element of each new one: equal ones first, then the rest in order, as far as one can replace the
  /// other.
  private func indices(of new: [JSONSlice], in old: [JSONSlice], _ children: [Int]) -> [Int?] {
    var start = 0
    while start < min(old.count, new.count), old[start].isEqual(to: new[start]) { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end].isEqual(to: new[new.count - 1 - end])
    {
      end += 1
    }
    let (oldMiddle, newMiddle) = (start..<old.count - end, start..<new.count - end)
    var indices: [Int?] = Array(0..<start)
    indices += repeatElement(nil, count: newMiddle.count)
    indices += Array(old.count - end..<old.count)
    var equal: [JSONValue: [Int]] = [:]
    for index in oldMiddle.reversed() { equal[old[index].value, default: []] += [index] }
    var left = Set(oldMiddle)
    for index in newMiddle {
      guard let found = equal[new[index].value]?.popLast() else { continue }
      indices[index] = found
      left.remove(found)
    }
    // An element like a former one is that one, edited.
    let (former, open) = (left.sorted(), newMiddle.filter { indices[$0] == nil })
    if former.count != open.count {
      for pair in Likeness.pairs(former.map { old[$0] }, open.map { new[$0] }) {
        indices[open[pair.new]] = former[pair.old]
        left.remove(former[pair.old])
      }
    }
    var rest = left.sorted()[...]
    let isOneEdit = rest.count == 1 && old.count == new.count
    for index in newMiddle where indices[index] == nil {
      let value = new[index].value
      let found = rest.firstIndex { former in
        !hasIntegers
          || values.canReplace(children[former], by: value)
            && (isOneEdit || values.keepsType(value, beside: children[former]))
      }
      indices[index] =
        found == rest.startIndex ? rest.popFirst() : found.map { rest.remove(at: $0) }
    }
    return indices
  }
}

extension [DocumentChanges.Part] {
  /// True if they are the parts that a container has, in their order.
  fileprivate func areKept(_ children: [Int]) -> Bool {
    count == children.count
      && zip(self, children).allSatisfy { part, child in
        if case .kept(child) = part { true } else { false }
      }
  }
}

extension JSONSlice {
  /// True if both are the same value in any notation.
  fileprivate func isEqual(to other: JSONSlice) -> Bool {
    hasSameBytes(as: other) || kind == other.kind && value == other.value
  }
}
