import YAMLText

/// The lines of a node, and the comment on its first one.
struct YAMLExtent {
  /// The end of the last line, before its break.
  let end: Int
  /// The comment on the line where the value begins, with the white space before it.
  let comment: [UInt8]
  private let bytes: UnsafeRawBufferPointer
  private let node: YAMLNode

  /// `keepsBlankLines`: blank lines after it are a part of it.
  init(of index: Int, in stream: YAMLStream, keepsBlankLines: Bool = false) {
    let bytes = stream.bytes
    let node = stream[index]
    self.bytes = bytes
    self.node = node
    let keeps = keepsBlankLines || Self.lastKeeps(index, stream)
    end = Self.lineEnd(bytes, node.range, keepsBlankLines: keeps)
    let line = bytes.yamlLineEnd(of: node.range.upperBound)
    if node.isBlockScalar {
      let header = node.range.lowerBound
      let word = bytes[header...].prefix { !$0.isYAMLSpace }
      comment = Array(bytes[word.endIndex..<bytes.yamlLineEnd(of: header)])
    } else if node.style == .block {
      comment = Self.comment(above: node, bytes)
    } else {
      comment = Self.comment(above: node, bytes) + bytes[node.range.upperBound..<line]
    }
  }

  /// Where what replaces the node from an offset of it on begins: behind its indicator, or an anchor or tag that stays.
  func begin(from start: Int) -> Int {
    if start > node.start { return propertiesEnd }
    return node.indicator.map { $0 + 1 } ?? start
  }

  private var propertiesEnd: Int {
    var (last, next) = (node.start, node.start)
    while next < node.range.lowerBound, "&!".utf8.contains(bytes[next]) {
      last = bytes[next...].prefix { !$0.isYAMLSpace }.endIndex
      next = YAMLSpace.skip(in: bytes, from: last, to: node.range.lowerBound)
    }
    return last
  }

  /// The comment behind the key of a block collection that begins on a later line.
  private static func comment(above node: YAMLNode, _ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    guard let indicator = node.indicator else { return [] }
    let line = bytes.yamlLineEnd(of: indicator)
    guard line < node.range.lowerBound else { return [] }
    var start = line
    for offset in indicator + 1..<line
    where bytes[offset] == UInt8(ascii: "#") && bytes[offset - 1].isYAMLBlank {
      start = offset
      break
    }
    while start > indicator + 1, bytes[start - 1].isYAMLBlank { start -= 1 }
    return Array(bytes[start..<line])
  }

  /// True if the last scalar in a node keeps the blank lines after it.
  private static func lastKeeps(_ index: Int, _ stream: YAMLStream) -> Bool {
    let last = stream[stream[index].end - 1]
    guard last.isBlockScalar else { return false }
    return stream.bytes[last.range.lowerBound...].prefix { !$0.isYAMLSpace }.contains(0x2B)
  }

  private static func lineEnd(
    _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, keepsBlankLines: Bool
  ) -> Int {
    var end = range.upperBound
    // A block scalar ends at the beginning of a line.
    guard end > range.lowerBound, bytes[end - 1].isYAMLBreak else {
      return bytes.yamlLineEnd(of: end)
    }
    if keepsBlankLines {
      end -= 1
      if end > range.lowerBound, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
      return end
    }
    while end > range.lowerBound, bytes[end - 1].isYAMLSpace { end -= 1 }
    return bytes.yamlLineEnd(of: end)
  }
}
