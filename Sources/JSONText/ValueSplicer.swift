/// Replaces an old value by a new one: equal parts keep their bytes, and new parts look like their siblings.
struct ValueSplicer {
  private let editor: RecordEditor
  private var match = SequenceMatch(budget: 1 << 22)
  private(set) var bytes: [UInt8] = []

  init(_ editor: RecordEditor) { self.editor = editor }

  /// Writes `new` in place of `old`, whose bytes are `slice`. `style` is the style of its enclosing container.
  ///
  /// O(old + new), plus the differences of lists.
  mutating func write(
    _ new: JSONValue, over old: JSONValue, _ slice: JSONSlice, _ style: JSONStyle,
    like sibling: () -> JSONSlice?
  ) {
    switch (old, new) {
    case _ where old == new: bytes += slice.bytes
    case (.array(let former), .array(let elements)) where !former.isEmpty:
      let pairing = ItemPairing(elements: former, elements, &match)
      write(
        elements.map { Item(name: nil, value: $0) }, former, pairing, JSONContainer(slice), style)
    case (.object(let former), .object(let members)) where !former.isEmpty:
      let pairing = ItemPairing(members: former, members, &match)
      write(
        members.map { Item(name: $0.name, value: $0.value) }, former.map(\.value), pairing,
        JSONContainer(slice), style)
    default:
      // What has no layout needs none from its line, which may be long.
      guard !new.kind.isScalar else {
        bytes += editor.text(of: new, style, indent: [], like: nil)
        return
      }
      let start = slice.range.lowerBound
      bytes += editor.text(
        of: new, editor.style(style, onLineOf: start), indent: editor.lineIndent(of: start),
        like: sibling())
    }
  }

  private struct Item {
    var name: String?
    var value: JSONValue
  }

  private mutating func write(
    _ items: [Item], _ former: [JSONValue], _ pairing: ItemPairing, _ container: JSONContainer,
    _ style: JSONStyle
  ) {
    let source = container.bytes
    guard !items.isEmpty, let first = container.items.first, let last = container.items.last else {
      bytes += [source[container.range.lowerBound], source[container.range.upperBound - 1]]
      return
    }
    let style = style.learning(from: container)
    var gaps = GapChoice(container, style)
    bytes += source[container.range.lowerBound..<first.start]
    for (index, item) in items.enumerated() {
      let origin = pairing.sources[index]
      let gap = gaps.next(pairing.isInOrder[index] ? origin : nil)
      bytes += gap
      if let origin {
        let present = container.items[origin]
        bytes += source[present.start..<present.value.lowerBound]
        write(
          item.value, over: former[origin],
          JSONSlice(buffer: container.buffer, range: present.value), style
        ) { container.sibling(of: item.value.kind, near: origin) }
      } else {
        let near = gaps.last ?? 0
        let indent =
          RecordEditor.indent(endingGap: gap) ?? editor.lineIndent(of: container.items[near].start)
        bytes += editor.text(
          ofItem: item.value, named: item.name, style, indent: indent,
          like: container.sibling(of: item.value.kind, near: near))
      }
    }
    bytes += source[last.value.upperBound..<container.range.upperBound]
  }
}

/// Chooses the white space and comma before each item of a rewritten container.
private struct GapChoice {
  private let container: JSONContainer
  private let added: [UInt8]
  /// Index of the last written item that is in its old order; nil before the first one.
  private(set) var last: Int?
  private var isFirst = true
  /// True if items were inserted after `last`.
  private var hasAdded = false

  init(_ container: JSONContainer, _ style: JSONStyle) {
    self.container = container
    added = container.gapForAppending(style)
  }

  /// The text before the next item, which is in its old order, or nil.
  mutating func next(_ item: Int?) -> [UInt8] {
    defer {
      isFirst = false
      hasAdded = item == nil
      last = item ?? last
    }
    if isFirst { return [] }
    guard let item else { return hasAdded ? added : gap(after: last) }
    guard hasAdded else { return bytes(gap(between: last ?? 0, item)) }
    // The gap before a removed item's successor is free.
    let isFree = last.map { item - $0 > 1 } ?? (item > 0)
    return isFree ? bytes(container.gap(after: item - 1)) : added
  }

  private func gap(after item: Int?) -> [UInt8] {
    guard let item, item + 1 < container.items.count else { return added }
    return bytes(container.gap(after: item))
  }

  /// The one with more line breaks among the gaps adjacent to removed items.
  private func gap(between before: Int, _ item: Int) -> Range<Int> {
    let (first, second) = (container.gap(after: before), container.gap(after: item - 1))
    return container.lineBreaks(in: second) > container.lineBreaks(in: first) ? second : first
  }

  private func bytes(_ range: Range<Int>) -> [UInt8] { Array(container.bytes[range]) }
}
