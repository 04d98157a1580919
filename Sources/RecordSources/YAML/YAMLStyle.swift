import SourceText
import YAMLText

/// The habits of a file, for new parts without neighbors.
struct YAMLStyle: Sendable {
  /// Columns of a mapping in a mapping.
  private(set) var indent = 2
  /// Columns of a list in a mapping: 0 where dashes are below the key.
  private(set) var listIndent: Int?
  /// Columns from a dash to what follows.
  private(set) var dashGap = 2
  /// The quotes of texts that need some.
  private(set) var quotes: YAMLNode.Style = .doubleQuoted
  /// White space within brackets and braces.
  private(set) var bracketPad: [UInt8] = []
  private(set) var bracePad: [UInt8]?
  let lineBreak: [UInt8]

  var listOffset: Int { listIndent ?? indent }

  /// Maximum number of nodes that are looked at.
  private static let most = 5000

  init(_ stream: YAMLStream) {
    let bytes = stream.bytes
    let feed = bytes.prefix(1 << 16).firstIndex(of: 0x0A)
    lineBreak = feed.map { $0 > 0 && bytes[$0 - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A] } ?? [0x0A]
    var knows: (indent: Bool, gap: Bool, quotes: Bool) = (false, false, false)
    for number in stream.nodes.indices.prefix(Self.most) {
      let node = stream[number]
      if !knows.quotes, node.style == .singleQuoted || node.style == .doubleQuoted {
        (quotes, knows.quotes) = (node.style, true)
      }
      if node.style == .flow, node.end > number + 1 {
        let pad = bytes[(node.range.lowerBound + 1)...].prefix { $0 == 0x20 }
        if node.kind == .mapping {
          bracePad = bracePad ?? Array(pad)
        } else {
          bracketPad = Array(pad)
        }
      }
      guard node.style == .block, node.end > number + 1 else { continue }
      let column = bytes.yamlColumn(of: node.range.lowerBound)
      if node.kind == .sequence, !knows.gap {
        let item = stream[number + 1]
        let start = item.start
        if item.style != .empty, !bytes[node.range.lowerBound..<start].contains(0x0A) {
          (dashGap, knows.gap) = (bytes.yamlColumn(of: start) - column, true)
        }
      }
      let children = node.kind == .mapping ? stream.children(of: number) : []
      for value in children.dropFirst().enumerated().filter({ $0.offset % 2 == 0 }).map(\.element) {
        let inner = stream[value]
        guard inner.style == .block, inner.end > value + 1 else { continue }
        let offset = bytes.yamlColumn(of: inner.range.lowerBound) - column
        if inner.kind == .sequence {
          listIndent = listIndent ?? offset
        } else if !knows.indent, offset > 0 {
          (indent, knows.indent) = (offset, true)
        }
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  func yamlLineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, !self[start - 1].isYAMLBreak { start -= 1 }
    return start
  }

  /// The end of a line, before its break.
  func yamlLineEnd(of offset: Int) -> Int {
    var end = offset
    while end < count, !self[end].isYAMLBreak { end += 1 }
    return end
  }

  /// The offset after a line break that begins at an offset, if any.
  func afterYAMLBreak(_ offset: Int) -> Int {
    guard offset < count, self[offset].isYAMLBreak else { return offset }
    let isPair = self[offset] == 0x0D && offset + 1 < count && self[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  /// The offset before the line break that ends at an offset, if any.
  func beforeYAMLBreak(_ offset: Int) -> Int {
    guard offset > 0, self[offset - 1].isYAMLBreak else { return offset }
    let isPair = self[offset - 1] == 0x0A && offset > 1 && self[offset - 2] == 0x0D
    return offset - (isPair ? 2 : 1)
  }

  /// Number of characters before an offset on its line.
  func yamlColumn(of offset: Int) -> Int {
    let line = self[yamlLineStart(of: offset)..<offset]
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return line.count { $0 & 0xC0 != 0x80 } - (line.starts(with: mark) ? 1 : 0)
  }

  /// True if only white space is before an offset on its line.
  func isFirstOnYAMLLine(_ offset: Int) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let line = self[yamlLineStart(of: offset)..<offset]
    return (line.starts(with: mark) ? line.dropFirst(3) : line).allSatisfy(\.isYAMLBlank)
  }
}
