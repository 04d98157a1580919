import SourceText

/// The layout of a text, for new parts without neighbors.
struct TextStyle: Sendable {
  private let buffer: ByteBuffer
  /// Line break at the end of the first line.
  let lineBreak: [UInt8]
  /// One level of indentation.
  let unit: [UInt8]
  let isMultiline: Bool
  /// The text between the first key and its value; nil without a key, or with a comment there.
  let keyGap: [UInt8]?
  /// True if the file has separators behind the last parts of containers in several lines.
  let hasTrailingSeparators: Bool
  let anyKey: Range<Int>?
  let anyString: Range<Int>?

  init(
    _ text: SourceText, _ values: DocumentValues, _ locations: [TextLocation],
    _ notation: some TextNotation
  ) {
    buffer = text.buffer
    let bytes = text.buffer.bytes
    let head = bytes.prefix(1 << 16)
    let feed = head.firstIndex(of: 0x0A)
    lineBreak = feed.map { $0 > 0 && bytes[$0 - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A] } ?? [0x0A]
    let key = locations.prefix(1000).first { !$0.key.isEmpty }
    anyKey = key?.key
    anyString = (0..<min(locations.count, 1000)).first {
      values.kind(of: $0) == .single(.string) && !locations[$0].hasNoValue
    }.map { locations[$0].element }
    keyGap = locations.prefix(1000).first { !$0.key.isEmpty && !$0.hasNoValue }.flatMap { index in
      let gap = bytes[index.key.upperBound..<index.element.lowerBound]
      return gap.contains(UInt8(ascii: "/")) || gap.contains(UInt8(ascii: "<")) ? nil : Array(gap)
    }
    // The first part that is on a line of its own, and the container around it.
    let inner = (1..<max(1, min(values.count, 1000))).first { number in
      Self.space(bytes, before: locations[number].whole.lowerBound).contains(0x0A)
    }
    isMultiline = inner != nil || values.count == 1
    let outer = inner.flatMap(values.parent)
    let indent = inner.map { Self.indent(bytes, at: locations[$0].whole.lowerBound) } ?? []
    let around = outer.map { Self.indent(bytes, at: locations[$0].whole.lowerBound) } ?? []
    unit =
      indent.count > around.count && indent.starts(with: around)
      ? Array(indent.dropFirst(around.count))
      : notation.indentation
    hasTrailingSeparators = values.hasTrailingSeparators(locations, bytes, notation)
  }

  /// The white space right before an offset.
  func space(before offset: Int) -> [UInt8] { Self.space(buffer.bytes, before: offset) }

  /// The beginning of a line like the one of an offset; the first line determines its own end.
  ///
  /// O(length of the line).
  func line(at offset: Int) -> TextLine {
    let bytes = buffer.bytes
    return TextLine(
      lineBreak: bytes.lineBreak(before: offset) ?? lineBreak,
      indent: Self.indent(bytes, at: offset), pad: isMultiline ? nil : [])
  }

  private static func space(_ bytes: UnsafeRawBufferPointer, before offset: Int) -> [UInt8] {
    var start = offset
    while start > 0, bytes[start - 1].isSpace { start -= 1 }
    return Array(bytes[start..<offset])
  }

  private static func indent(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> [UInt8] {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return Array(bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 })
  }
}

extension DocumentValues {
  /// True if one of the first containers in several lines ends in a separator.
  fileprivate func hasTrailingSeparators(
    _ locations: [TextLocation], _ bytes: UnsafeRawBufferPointer, _ notation: some TextNotation
  ) -> Bool {
    (0..<min(count, 1000)).contains { number in
      let kind = kind(of: number)
      let inside = locations[number].inside
      return kind.isContainer && all(in: number).count > 1
        && notation.partEnd(in: kind).isTrailing(inside, in: bytes)
        && bytes[inside].reversed().prefix(while: \.isSpace).contains(0x0A)
    }
  }
}

extension UInt8 {
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}

/// The beginning of a new part's line.
struct TextLine: Sendable {
  let lineBreak: [UInt8]
  let indent: [UInt8]
  /// White space around the parts of containers in one line; nil if each part has a separate line.
  var pad: [UInt8]?

  var start: [UInt8] { pad ?? lineBreak + indent }

  /// A line of the contents.
  func indented(by unit: [UInt8]) -> TextLine {
    TextLine(lineBreak: lineBreak, indent: indent + unit, pad: pad)
  }
}
