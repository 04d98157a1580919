/// Writes new values as JSON text that looks like their siblings.
struct SiblingWriter {
  let escapesNonASCII: Bool
  private(set) var bytes: [UInt8] = []

  init(escapesNonASCII: Bool) { self.escapesNonASCII = escapesNonASCII }

  /// Writes `value`; `indent` is the indentation of its first line.
  ///
  /// Parts of `model` of the same kind show the layout; else `style` does.
  mutating func write(
    _ value: JSONValue, _ style: JSONStyle, indent: [UInt8], like model: JSONSlice?
  ) {
    switch value {
    case .null, .bool, .number, .string:
      var writer = JSONWriter(style: style, escapesNonASCII: escapesNonASCII)
      writer.write(value, indent: indent)
      bytes += writer.bytes
    case .array(let elements):
      let model = model.flatMap { $0.kind == .array ? JSONContainer($0) : nil }
      var style = style
      if let model { style = style.learning(from: model) } else { style.padding = [] }
      write(elements, between: 0x5B, and: 0x5D, style, indent: indent) {
        writer, index, element, inner in
        writer.write(
          element, style, indent: inner, like: model?.sibling(of: element.kind, near: index))
      }
    case .object(let members):
      let model = model.flatMap { $0.kind == .object ? JSONContainer($0) : nil }
      let style = model.map { style.learning(from: $0) } ?? style
      write(members, between: 0x7B, and: 0x7D, style, indent: indent) {
        writer, index, member, inner in
        writer.write(name: member.name, style)
        let sibling =
          model?.member(named: member.name) ?? model?.sibling(of: member.value.kind, near: index)
        writer.write(member.value, style, indent: inner, like: sibling)
      }
    }
  }

  mutating func write(name: String, _ style: JSONStyle) {
    var writer = JSONWriter(style: style, escapesNonASCII: escapesNonASCII)
    writer.write(string: name)
    bytes += writer.bytes + style.colon
  }

  private mutating func write<Item>(
    _ items: [Item], between open: UInt8, and close: UInt8, _ style: JSONStyle, indent: [UInt8],
    _ writeItem: (inout Self, Int, Item, [UInt8]) -> Void
  ) {
    bytes.append(open)
    let inner = style.isMultiline ? indent + style.unit : indent
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      if style.isMultiline {
        bytes += style.lineBreak + inner
      } else {
        bytes += index > 0 ? style.commaSpace : style.padding
      }
      writeItem(&self, index, item, inner)
    }
    if !items.isEmpty { bytes += style.isMultiline ? style.lineBreak + indent : style.padding }
    bytes.append(close)
  }
}

extension JSONContainer {
  /// Number of items on either side that are searched for a layout.
  private static let nearby = 32

  /// The value of the nearest item of a kind that has a layout, preferably before `index`.
  func sibling(of kind: JSONKind, near index: Int) -> JSONSlice? {
    guard kind == .array || kind == .object, !items.isEmpty else { return nil }
    let open: UInt8 = kind == .array ? 0x5B : 0x7B
    let index = min(index, items.count - 1)
    let before = stride(from: index, through: max(index - Self.nearby, 0), by: -1)
    let after = stride(from: index + 1, to: min(index + Self.nearby, items.count), by: 1)
    for other in [Array(before), Array(after)].joined()
    where bytes[items[other].value.lowerBound] == open {
      let slice = JSONSlice(buffer: buffer, range: items[other].value)
      if !slice.isEmptyContainer { return slice }
    }
    return nil
  }

  /// The value of the last member of a name.
  package func member(named name: String) -> JSONSlice? {
    guard bytes[range.lowerBound] == 0x7B,
      case .found(let slice) = JSONSlice(buffer: buffer, range: range).lookup([.member(name)])
    else { return nil }
    return slice
  }
}
