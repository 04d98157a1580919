/// A file's formatting of containers, for new text that looks like the file's own.
package struct JSONStyle {
  package var isMultiline: Bool
  /// Line break: LF, CR LF or CR.
  package var lineBreak: [UInt8]
  /// One level of indentation.
  package var unit: [UInt8]
  var colon: [UInt8]
  /// The white space after a comma within a line.
  package var commaSpace: [UInt8]
  /// The white space inside the brackets within a line: `{ "a": 1 }`.
  var padding: [UInt8] = []

  package static let compact = JSONStyle(
    isMultiline: false, lineBreak: [0x0A], unit: [], colon: [0x3A], commaSpace: [])

  /// Default style: two spaces, LF.
  static let usual = JSONStyle(
    isMultiline: true, lineBreak: [0x0A], unit: [0x20, 0x20], colon: [0x3A, 0x20],
    commaSpace: [0x20])
}

extension JSONStyle {
  /// The style of a container with at least one item, completed by `self`.
  package func learning(from container: JSONContainer) -> JSONStyle {
    guard let first = container.items.first else { return self }
    var style = self
    let bytes = container.bytes
    let lead = container.lead
    style.isMultiline = lead.contains { $0 == 0x0A || $0 == 0x0D }
    if style.isMultiline {
      style.lineBreak = Self.lineBreak(in: lead) ?? style.lineBreak
      let inner = Self.indent(before: first.start, in: bytes)
      let outer = Self.indent(before: container.range.upperBound - 1, in: bytes)
      if inner.count > outer.count, inner.starts(with: outer) {
        style.unit = Array(inner.dropFirst(outer.count))
      }
    }
    if let name = container.items.last?.name, let value = container.items.last?.value {
      let colon = Array(bytes[name.upperBound..<value.lowerBound])
      let hasLineBreak = colon.contains { $0 == 0x0A || $0 == 0x0D }
      style.colon = hasLineBreak ? [0x3A, 0x20] : colon
    }
    if !style.isMultiline {
      style.padding = Array(lead)
      if container.items.count > 1 {
        let gap = bytes[container.items[0].value.upperBound..<container.items[1].start]
        style.commaSpace = gap.last == 0x20 ? [0x20] : []
      } else {
        style.commaSpace = !lead.isEmpty || style.colon.last == 0x20 ? [0x20] : []
      }
    }
    return style
  }

  /// The style with the white space around colons and commas within the lines of a container.
  package func spaced(like container: JSONContainer) -> JSONStyle {
    let other = learning(from: container)
    var style = self
    style.colon = other.colon
    if !other.isMultiline { (style.commaSpace, style.padding) = (other.commaSpace, other.padding) }
    return style
  }

  static func lineBreak(in bytes: some Sequence<UInt8>) -> [UInt8]? {
    var hasCR = false
    for byte in bytes {
      if byte == 0x0A { return hasCR ? [0x0D, 0x0A] : [0x0A] }
      if hasCR { return [0x0D] }
      hasCR = byte == 0x0D
    }
    return hasCR ? [0x0D] : nil
  }

  /// The white space at the beginning of the line of `offset`, up to `offset`.
  ///
  /// Empty if the line is so long that its beginning says nothing about the offset.
  package static func indent(before offset: Int, in bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D {
      start -= 1
      if offset - start > 1 << 16 { return [] }
    }
    var end = start
    while end < offset, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return Array(bytes[start..<end])
  }
}
