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
    let keeps = keepsBlankLines || stream.keepsBlankLines(node.end - 1)
    end = Self.lineEnd(index, stream, keepsBlankLines: keeps)
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

  private static func lineEnd(_ index: Int, _ stream: YAMLStream, keepsBlankLines: Bool) -> Int {
    let (bytes, range) = (stream.bytes, stream[index].range)
    // A block scalar ends at the beginning of a line.
    guard !range.isEmpty, bytes[range.upperBound - 1].isYAMLBreak else {
      return bytes.yamlLineEnd(of: range.upperBound)
    }
    var end = bytes.beforeYAMLBreak(range.upperBound)
    if keepsBlankLines { return end }
    // Blanks beyond the indentation are a part of the text.
    let indent = stream.blockIndent(of: stream[index].end - 1) ?? .max
    while true {
      let line = bytes.yamlLineStart(of: end)
      guard line > range.lowerBound, end - line <= indent,
        bytes[line..<end].allSatisfy(\.isYAMLBlank)
      else { return end }
      end = bytes.beforeYAMLBreak(line)
    }
  }
}

extension YAMLStream {
  /// The spaces before the lines of a block scalar.
  func blockIndent(of number: Int) -> Int? {
    let node = self[number]
    guard node.isBlockScalar else { return nil }
    var line = bytes.afterYAMLBreak(bytes.yamlLineEnd(of: node.range.lowerBound))
    while line < node.range.upperBound {
      let end = bytes.yamlLineEnd(of: line)
      let spaces = bytes[line..<end].prefix { $0 == 0x20 }.count
      if spaces < end - line { return spaces }
      line = bytes.afterYAMLBreak(end)
      if line == end { break }
    }
    return nil
  }

  /// True for a block scalar to which the blank lines after it belong (`|+`).
  func keepsBlankLines(_ number: Int) -> Bool {
    self[number].isBlockScalar
      && bytes[self[number].range.lowerBound...].prefix { !$0.isYAMLSpace }.contains(0x2B)
  }
}
