import SourceText

extension RecordEditor {
  func adding(
    _ value: JSONValue, at path: [JSONStep], to container: JSONContainer, depth: Int
  ) throws(JSONEditError) -> JSONSlice {
    let count = container.items.count
    if !container.isObject, case .index(let index) = path[depth], index != count {
      throw .indexOutOfRange(depth: depth, count: count)
    }
    var value = value
    for depth in path.indices.dropFirst(depth + 1).reversed() {
      value = try self.container(of: value, at: path, depth: depth)
    }
    var style = style(at: path[..<depth])
    let example = container.items.isEmpty ? self.example(for: container, at: path[..<depth]) : nil
    if let example { style = style.learning(from: JSONContainer(example)) }
    style = self.style(style, onLineOf: container.items.last?.start ?? container.range.lowerBound)
    let name = container.isObject ? path[depth].name : nil
    let model =
      sibling(of: value.kind, at: Array(path[...depth]))
      ?? example?.firstElements(1).first { $0.kind == value.kind }
    if let next = index(before: path, depth: depth, in: container) {
      let gap = container.gapForAppending(style)
      let start = container.items[next].start
      let indent = Self.indent(endingGap: gap) ?? lineIndent(of: start)
      let item = text(ofItem: value, named: name, style, indent: indent, like: model)
      return replacing(start..<start, with: item + gap, in: container)
    }
    if let last = container.items.last {
      let gap = container.gapForAppending(style)
      let indent = Self.indent(endingGap: gap) ?? lineIndent(of: last.start)
      let end = last.value.upperBound
      let item = text(ofItem: value, named: name, style, indent: indent, like: model)
      return replacing(end..<end, with: gap + item, in: container)
    }
    let hasLineBreak = container.lead.contains { $0 == 0x0A || $0 == 0x0D }
    style.isMultiline = style.isMultiline || hasLineBreak
    let outer = lineIndent(of: container.range.lowerBound)
    let inner = outer + style.unit
    let item = text(
      ofItem: value, named: name, style, indent: style.isMultiline ? inner : outer, like: model)
    let opening = style.isMultiline ? style.lineBreak + inner : style.padding
    let closing = style.isMultiline ? style.lineBreak + outer : style.padding
    let content = container.range.dropFirst().dropLast()
    return replacing(
      content.startIndex..<content.endIndex, with: opening + item + closing, in: container)
  }

  /// Models for filling an empty container at `path`: the layout of an item from the other items, and of a list from
  /// its siblings.
  private func example(
    for container: JSONContainer, at path: ArraySlice<JSONStep>
  ) -> JSONSlice? {
    guard container.isObject else { return sibling(of: .array, at: Array(path)) }
    guard case .index? = path.last else { return nil }
    return sibling(of: .object, at: Array(path))
  }

  /// A new container with `value` at step `depth` of the path. A number creates the kind of container that other
  /// records have there; else 0 creates a list. Another number can't begin a list, and might be meant as a name.
  private func container(
    of value: JSONValue, at path: [JSONStep], depth: Int
  ) throws(JSONEditError) -> JSONValue {
    if case .index(let index) = path[depth] {
      switch kindElsewhere(Array(path[..<depth])) {
      case .object: break
      case .array where index > 0: throw .indexOutOfRange(depth: depth, count: 0)
      case .array: return .array([value])
      default:
        guard index == 0 else { throw .indexOrName(depth: depth, number: index) }
        return .array([value])
      }
    }
    return .object([JSONMember(name: path[depth].name, value: value)])
  }

  /// The element before the one at a path, or after the first; nil if the path leads to a member.
  func neighbor(ofElementAt path: [JSONStep]) -> JSONSlice? {
    guard case .index(let index)? = path.last else { return nil }
    let other = index > 0 ? index - 1 : 1
    return record.lookup(path.dropLast() + [.index(other)]).slice
  }

  /// The first member that follows the new one in the model, or in the element before it; nil if the new one comes
  /// last.
  private func index(before path: [JSONStep], depth: Int, in container: JSONContainer) -> Int? {
    let way = Array(path[..<depth])
    guard container.isObject, let slice = model?.lookup(way).slice ?? neighbor(ofElementAt: way),
      slice.kind == .object
    else { return nil }
    let names = JSONContainer(slice).names
    guard let rank = names.firstIndex(ofBytes: path[depth].name) else { return nil }
    let later = Set(names: names[(rank + 1)...])
    return container.names.firstIndex { later.contains($0) }
  }
}

extension JSONContainer {
  /// The gap between the last item and a new one, like the gaps between the others.
  func gapForAppending(_ style: JSONStyle) -> [UInt8] {
    guard items.count > 1 else {
      guard style.isMultiline, let first = items.first else { return [0x2C] + style.commaSpace }
      return [0x2C] + style.lineBreak + JSONStyle.indent(before: first.start, in: bytes)
    }
    let gaps = (0..<items.count - 1).lazy.map { gap(after: $0) }
    let last = gaps[gaps.count - 1]
    // A blank line that sets a group apart is not repeated.
    let isBlank = lineBreaks(in: last) > 1
    return Array(bytes[isBlank ? gaps.last { lineBreaks(in: $0) == 1 } ?? last : last])
  }

  fileprivate var names: [String] {
    items.compactMap { item in item.name.map { JSONString.decode(bytes, $0) } }
  }
}
