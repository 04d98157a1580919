import JSONText
import Records
import YAMLText

/// Makes splices of a document's changes.
struct YAMLSplicer {
  let document: YAMLDocument
  let changes: DocumentChanges
  let writer: YAMLValueWriter

  init(_ document: YAMLDocument, _ changes: DocumentChanges) {
    self.document = document
    self.changes = changes
    writer = YAMLValueWriter(document: document)
  }

  var stream: YAMLStream { document.stream }
  var bytes: UnsafeRawBufferPointer { document.bytes }
  var lineBreak: [UInt8] { document.style.lineBreak }

  /// A part of the text with the changes of a value and of what is in it.
  func text(_ range: Range<Int>, of number: Int) -> [UInt8] {
    bytes.spliced(range, by: splices(in: document.values.all(in: number)))
  }

  /// The splices of some values' changes, in the order of the text.
  func splices(in numbers: Range<Int>) -> [FileChange.Splice] {
    var splices: [FileChange.Splice] = []
    var next = numbers.lowerBound
    while let number = changes.first(from: next), number < numbers.upperBound {
      if let name = changes.keys[number], let key = document.nodes[number].key {
        splices.append(
          (stream[key].range, writer.key(name, like: key, isFlow: placement(of: number).isFlow)))
      }
      switch changes[number] {
      case .value(let value)?: splices.append(splice(number, by: value))
      case .native(let value)?: splices.append(splice(number, by: ChangedValues.value(of: value)))
      case .parts(let parts)?: splices.append(composed(number, parts))
      case nil:
        next = number + 1
        continue
      }
      next = document.values.all(in: number).upperBound
    }
    return splices
  }

  private func composed(_ number: Int, _ parts: [DocumentChanges.Part]) -> FileChange.Splice {
    guard let node = document.node(number) else {
      return stream.documents.isEmpty || document.values.kind(of: number) == .dictionary
        ? splice(number, by: ChangedValues(document.values, changes).value(of: number))
        : YAMLDocumentComposition(self).splice(parts)
    }
    // What an alias refers to is written where it is.
    guard node.isCollection, node.end > (document.nodes[number].node ?? 0) + 1,
      node.style != .pair
    else { return splice(number, by: ChangedValues(document.values, changes).value(of: number)) }
    return node.isFlow
      ? YAMLFlowComposition(self, number).splice(parts)
      : YAMLBlockComposition(self, number).splice(parts)
  }

  // MARK: Values

  /// The position of a value among others.
  func placement(of number: Int) -> YAMLPlacement {
    guard let parent = document.values.parent(of: number), let node = document.node(parent) else {
      return YAMLPlacement()
    }
    var placement = YAMLPlacement()
    placement.isFlow = node.isFlow || self.placement(of: parent).isFlow
    placement.column = bytes.yamlColumn(of: node.range.lowerBound)
    placement.isItem = node.kind == .sequence
    if let own = document.node(number) {
      placement.canBeCompact = own.start == own.range.lowerBound
    }
    return placement
  }

  /// The splice that replaces a value.
  func splice(_ number: Int, by value: JSONValue) -> FileChange.Splice {
    guard let index = document.nodes[number].node else { return wholeFile(value) }
    let node = stream[index]
    var placement = placement(of: number)
    guard value.kind.isScalar, node.kind == .scalar else {
      let column = writer.context(at: placement, like: nil).indent
      if hasDeepLine(below: index, from: column) { placement.isFlow = true }
      var written = writer.written(
        value, at: placement, like: node.kind == .alias ? number : nil)
      guard dropsTag(of: index, for: value) else {
        return splice(index, by: written, placement, from: node.range.lowerBound)
      }
      keepAnchor(of: index, in: &written)
      return splice(index, by: written, placement, from: node.start)
    }
    var context = writer.context(at: placement, like: index)
    let tag = stream.tag(of: index)
    context.hasTag = tag.map { !$0.hasPrefix("tag:yaml.org,2002:") } ?? false
    context.canKeepBreaks = !hasBlankLine(below: index)
    if hasDeepLine(below: index, from: context.indent) { context.isFlow = true }
    var written = writer.scalar(value, index, context)
    let keepsTag = keepsTag(tag, written, value)
    if !keepsTag { keepAnchor(of: index, in: &written) }
    return splice(
      index, by: written, placement, from: keepsTag ? node.range.lowerBound : node.start)
  }

  /// True if the lines of a block would go on in blanks or a comment below it.
  private func hasDeepLine(below index: Int, from column: Int) -> Bool {
    var line = bytes.afterYAMLBreak(YAMLExtent(of: index, in: stream).end)
    while line < bytes.count {
      let end = bytes.yamlLineEnd(of: line)
      let blanks = bytes[line..<end].prefix(while: \.isYAMLBlank)
      if blanks.endIndex < end {
        return bytes[blanks.endIndex] == UInt8(ascii: "#") && blanks.count >= column
      }
      if blanks.count > column || blanks.contains(0x09) { return true }
      line = bytes.afterYAMLBreak(end)
    }
    return false
  }

  private func hasBlankLine(below index: Int) -> Bool {
    let end = YAMLExtent(of: index, in: stream, keepsBlankLines: true).end
    let next = bytes.afterYAMLBreak(end)
    return next < bytes.count
      && bytes[next..<bytes.yamlLineEnd(of: next)].allSatisfy(\.isYAMLBlank)
  }

  /// True if a tag of YAML's own says that a node is of another kind than its new value.
  private func dropsTag(of index: Int, for value: JSONValue) -> Bool {
    guard let tag = stream.tag(of: index), tag.hasPrefix("tag:yaml.org,2002:") else { return false }
    return switch (value, stream[index].kind) {
    case (.object, .mapping), (.array, .sequence): false
    default: true
    }
  }

  private func keepAnchor(of index: Int, in written: inout YAMLWritten) {
    guard stream[index].hasAnchor, let name = stream.anchor(of: index) else { return }
    written.head = Array("&\(name)".utf8) + (written.head.isEmpty ? [] : [0x20] + written.head)
  }

  /// True unless a tag gives what is written another type.
  private func keepsTag(
    _ tag: String?, _ written: YAMLWritten, _ value: JSONValue
  ) -> Bool {
    guard let tag, tag.hasPrefix("tag:yaml.org,2002:") else { return true }
    if case .string(let text) = value {
      let isOfNumbers = ["int", "float", "bool", "null"].contains { tag.hasSuffix(":" + $0) }
      return !isOfNumbers || YAMLScalar(text, isPlain: true, tag: tag).isUnwritable
    }
    let text = String(decoding: written.head, as: UTF8.self)
    return YAMLProjection.single(YAMLScalar(text, isPlain: true, tag: tag)).1 == value
  }

  /// Replaces a node from an offset of it on.
  private func splice(
    _ index: Int, by written: YAMLWritten, _ placement: YAMLPlacement, from start: Int
  ) -> FileChange.Splice {
    let node = stream[index]
    let isInline = node.style != .block && !node.isBlockScalar
    if isInline, written.lines.isEmpty {
      return (start..<node.range.upperBound, lead(to: index, start, placement) + written.head)
    }
    let old = YAMLExtent(of: index, in: stream, keepsBlankLines: written.keepsBlankLines)
    let begin = old.begin(from: start)
    var new = colon(of: node, start, placement)
    if !written.head.isEmpty {
      new +=
        new.isEmpty ? separator(written, begin..<node.range.lowerBound, node, placement) : [0x20]
      new += written.head
    }
    new += old.comment
    var lines = written.lines
    if !lines.isEmpty {
      if !new.isEmpty || !bytes.isFirstOnYAMLLine(begin) || node.indicator != nil {
        new += lineBreak
      }
      // Without a line break at the end of the file a block would lose that of its last line.
      let isLastBlock =
        old.end == bytes.count && written.head.first.map("|>".utf8.contains) == true
      if !isLastBlock { lines.removeLast(lineBreak.count) }
      new += lines
    }
    return (begin..<old.end, new)
  }

  /// The text before a value that was not written at all: a space, or the colon that its key lacks.
  private func lead(to index: Int, _ start: Int, _ placement: YAMLPlacement) -> [UInt8] {
    let node = stream[index]
    guard node.style == .empty, start == node.range.lowerBound, start > 0 else { return [] }
    let colon = colon(of: node, start, placement)
    if !colon.isEmpty { return colon + [0x20] }
    return bytes[start - 1].isYAMLSpace ? [] : [0x20]
  }

  /// The colon that the key of a value lacks.
  private func colon(of node: YAMLNode, _ start: Int, _ placement: YAMLPlacement) -> [UInt8] {
    guard node.style == .empty, start == node.range.lowerBound, node.indicator == nil,
      let column = placement.column, !placement.isItem
    else { return [] }
    return placement.isFlow ? [0x3A] : lineBreak + writer.spaces(column) + [0x3A]
  }

  private func separator(
    _ written: YAMLWritten, _ former: Range<Int>, _ node: YAMLNode, _ placement: YAMLPlacement
  ) -> [UInt8] {
    let space = bytes[former]
    if node.indicator == nil, node.start == node.range.lowerBound { return Array(space) }
    if written.isCompact || space.isEmpty || !space.allSatisfy(\.isYAMLBlank) {
      return written.separator
    }
    return Array(space)
  }

  /// The contents of a file that has none.
  private func wholeFile(_ value: JSONValue) -> FileChange.Splice {
    let written = writer.written(value, at: YAMLPlacement(), like: nil)
    let new = written.head.isEmpty ? written.lines : written.head + lineBreak
    let end = bytes.count
    let needsBreak = end > 0 && !bytes[end - 1].isYAMLBreak
    return (end..<end, (needsBreak ? lineBreak : []) + new)
  }
}
