import JSONText
import Records
import YAMLText

/// A collection in brackets with other parts.
struct YAMLFlowComposition {
  private struct Entry {
    let number: Int?
    /// From its key to the end of its value.
    let whole: Range<Int>
    /// White space and comments before it.
    let lead: Range<Int>
    /// White space and comments between it and its comma.
    let space: Range<Int>
    /// A comment on the rest of its line, behind the comma.
    let tail: Range<Int>
  }

  private let splicer: YAMLSplicer
  private let container: Int
  private let isMapping: Bool
  private let inside: Range<Int>
  private let entries: [Entry]
  /// The text behind the last entry, and behind its comma if it has one.
  private let end: Range<Int>
  private let endsInComma: Bool

  init(_ splicer: YAMLSplicer, _ container: Int) {
    self.splicer = splicer
    self.container = container
    let (stream, bytes) = (splicer.stream, splicer.bytes)
    let index = splicer.document.nodes[container].node ?? 0
    isMapping = stream[index].kind == .mapping
    inside = stream[index].range.lowerBound + 1..<stream[index].range.upperBound - 1
    var numbers = splicer.document.values.children(of: container)
      .filter { !splicer.document.nodes[$0].isInherited }[...]
    var entries: [Entry] = []
    var offset = inside.lowerBound
    var endsInComma = false
    for (start, value) in stream.entries(of: index) {
      var number: Int?
      if let next = numbers.first, splicer.document.nodes[next].node == value {
        number = next
        numbers = numbers.dropFirst()
      }
      let whole = start..<max(start, stream[value].range.upperBound)
      let lead = offset..<max(offset, whole.lowerBound)
      var next = YAMLSpace.skip(in: bytes, from: whole.upperBound, to: inside.upperBound)
      endsInComma = next < inside.upperBound && bytes[next] == UInt8(ascii: ",")
      let space = whole.upperBound..<(endsInComma ? next : whole.upperBound)
      if endsInComma { next += 1 } else { next = whole.upperBound }
      let tail = next..<Self.endOfComment(bytes, from: next, to: inside.upperBound)
      offset = tail.upperBound
      entries.append(Entry(number: number, whole: whole, lead: lead, space: space, tail: tail))
    }
    self.entries = entries
    self.endsInComma = endsInComma
    end = min(offset, inside.upperBound)..<inside.upperBound
  }

  /// The end of a comment on the line of an offset; else the offset.
  private static func endOfComment(
    _ bytes: UnsafeRawBufferPointer, from start: Int, to limit: Int
  ) -> Int {
    var offset = start
    while offset < limit, bytes[offset].isYAMLBlank { offset += 1 }
    return offset > start && offset < limit && bytes[offset] == UInt8(ascii: "#")
      ? min(limit, bytes.yamlLineEnd(of: offset)) : start
  }

  private var bytes: UnsafeRawBufferPointer { splicer.bytes }

  func splice(_ parts: [DocumentChanges.Part]) -> FileChange.Splice {
    let indices = Dictionary(
      uniqueKeysWithValues: entries.enumerated().compactMap { index, entry in
        entry.number.map { ($0, index) }
      })
    var new: [UInt8] = []
    // Merge keys first: they stay, whatever is removed.
    var pieces: [(lead: [UInt8], body: [UInt8], tail: [UInt8])] =
      entries.indices.filter { entries[$0].number == nil }.map { piece($0, isFirst: $0 == 0) }
    var previous: Int?
    for part in parts {
      let isFirst = pieces.isEmpty
      switch part {
      case .kept(let number):
        guard let index = indices[number] else { continue }
        pieces.append(piece(index, isFirst: isFirst))
        previous = index
      case .new(let key, let value):
        pieces.append((lead(isFirst), self.new(key, value, after: previous), []))
      case .native(let key, let value):
        let body = self.new(key, ChangedValues.value(of: value), after: previous)
        pieces.append((lead(isFirst), body, []))
      }
    }
    for (index, piece) in pieces.enumerated() {
      // A comment would take in the rest of its line.
      let isCommented = index > 0 && pieces[index - 1].tail.contains(UInt8(ascii: "#"))
      new += isCommented && !Self.beginsLine(piece.lead) ? lineStart : piece.lead
      new += piece.body
      if index < pieces.count - 1 || endsInComma { new.append(UInt8(ascii: ",")) }
      new += piece.tail
    }
    if !pieces.isEmpty || bytes[end].contains(UInt8(ascii: "#")) { new += bytes[end] }
    return (inside, new)
  }

  private func piece(
    _ index: Int, isFirst: Bool
  ) -> (lead: [UInt8], body: [UInt8], tail: [UInt8]) {
    let entry = entries[index]
    let body = entry.number.map { splicer.text(entry.whole, of: $0) } ?? Array(bytes[entry.whole])
    let space = bytes[entry.space].contains(UInt8(ascii: "#")) ? Array(bytes[entry.space]) : []
    let lead = isFirst == (index == 0) ? Array(bytes[entry.lead]) : self.lead(isFirst, of: entry)
    return (lead, body + space, Array(bytes[entry.tail]))
  }

  private static func beginsLine(_ lead: [UInt8]) -> Bool {
    lead.first { !$0.isYAMLBlank }?.isYAMLBreak == true
  }

  /// A line break, and the indentation of the first entry that begins a line.
  private var lineStart: [UInt8] {
    let start = inside.lowerBound - 1
    let line = bytes.yamlLineStart(of: start)
    let usual = bytes[line..<start].prefix { $0 == 0x20 }.count + splicer.document.style.indent
    return entries.lazy.map { blanks($0.lead) }.first(where: Self.beginsLine)
      ?? splicer.lineBreak + splicer.writer.spaces(usual)
  }

  /// The white space before a part that is first, or not.
  private func lead(_ isFirst: Bool, of entry: Entry? = nil) -> [UInt8] {
    let comment = entry.map { bytes[$0.lead].contains(UInt8(ascii: "#")) } ?? false
    if comment, let entry { return Array(bytes[entry.lead]) }
    if isFirst { return entries.first.map { blanks($0.lead) } ?? [] }
    if entries.count > 1 { return blanks(entries[1].lead) }
    let first = entries.first.map { blanks($0.lead) } ?? []
    return first.contains(where: \.isYAMLBreak) ? first : [0x20]
  }

  /// The white space right before an entry.
  private func blanks(_ lead: Range<Int>) -> [UInt8] {
    let text = bytes[lead]
    guard let comment = text.lastIndex(of: UInt8(ascii: "#")) else { return Array(text) }
    return Array(bytes[bytes.yamlLineEnd(of: comment)..<lead.upperBound])
  }

  private func new(_ key: String?, _ value: JSONValue, after previous: Int?) -> [UInt8] {
    let neighbor = previous.flatMap { entries[$0].number } ?? entries.first?.number
    let model = splicer.document.model(for: key, value, in: container, beside: neighbor)
    return key.map { name in
      splicer.writer.flowEntry(JSONMember(name: name, value: value), like: model)
    } ?? splicer.writer.flow(value, like: model)
  }
}
