import JSONText
import Records
import YAMLText

/// The lines of a block collection with other entries. An entry has the comment on its last line, and the comment lines
/// directly above it that begin in its column.
struct YAMLBlockComposition {
  private struct Entry {
    /// The value; nil for a merge key, which stays behind the entry before it.
    let number: Int?
    /// From its comments to the break of its last line.
    let lines: Range<Int>
    /// Blank lines and other comments before that.
    let gap: Range<Int>
  }

  private let splicer: YAMLSplicer
  private let container: Int
  private let column: Int
  private let entries: [Entry]
  /// True if the first entry is behind a dash or another mark on its line.
  private let isCompact: Bool

  init(_ splicer: YAMLSplicer, _ container: Int) {
    self.splicer = splicer
    self.container = container
    let stream = splicer.stream
    let bytes = stream.bytes
    let index = splicer.document.nodes[container].node ?? 0
    let start = stream[index].range.lowerBound
    let column = bytes.yamlColumn(of: start)
    isCompact = !bytes.isFirstOnYAMLLine(start)
    var numbers = splicer.document.values.children(of: container)
      .filter { !splicer.document.nodes[$0].isInherited }[...]
    var entries: [Entry] = []
    for (first, value) in stream.entries(of: index) {
      let begin = Self.begin(
        of: first, bytes, column, after: entries.last?.lines.upperBound)
      let end = bytes.afterYAMLBreak(YAMLExtent(of: value, in: stream).end)
      var number: Int?
      if let next = numbers.first, splicer.document.nodes[next].node == value {
        number = next
        numbers = numbers.dropFirst()
      }
      let gap = (entries.last?.lines.upperBound ?? begin)..<begin
      entries.append(Entry(number: number, lines: begin..<max(begin, end), gap: gap))
    }
    self.column = column
    self.entries = entries
  }

  /// The beginning of an entry's lines.
  private static func begin(
    of offset: Int, _ bytes: UnsafeRawBufferPointer, _ column: Int, after limit: Int?
  ) -> Int {
    guard bytes.isFirstOnYAMLLine(offset) else { return offset }
    var begin = max(
      bytes.yamlLineStart(of: offset), bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    while begin > (limit ?? 0) {
      let end = bytes.beforeYAMLBreak(begin)
      let line = bytes.yamlLineStart(of: end)
      let comment = bytes[line..<end].drop(while: \.isYAMLBlank)
      guard line >= limit ?? 0, line < begin, comment.first == UInt8(ascii: "#"),
        bytes.yamlColumn(of: comment.startIndex) == column
      else { break }
      begin = line
    }
    return begin
  }

  private var bytes: UnsafeRawBufferPointer { splicer.bytes }
  private var lineBreak: [UInt8] { splicer.lineBreak }

  func splice(_ parts: [DocumentChanges.Part]) -> FileChange.Splice {
    guard let first = entries.first, let last = entries.last else { return (0..<0, []) }
    let slots = slots(parts)
    guard !slots.isEmpty else { return emptied() }
    let comments = commentsOfRemoved(slots)
    let pieces = pieces(slots, comments)
    var new: [UInt8] = []
    for (index, piece) in pieces.enumerated() {
      if index > 0 {
        if new.last?.isYAMLBreak != true { new += lineBreak }
        new += piece.gap + piece.lines
      } else {
        let lines = self.comments(in: piece.gap) + piece.lines
        new += isCompact ? Array(lines.drop(while: \.isYAMLBlank)) : lines
      }
    }
    var range = first.lines.lowerBound..<last.lines.upperBound
    let rest = self.rest(behind: slots[slots.count - 1], comments[entries.count] ?? [])
    range = range.lowerBound..<rest.end
    if !rest.text.isEmpty, new.last?.isYAMLBreak != true { new += lineBreak }
    new += rest.text
    // The end of the file stays with or without a break, unless a block would lose the one of its last line.
    if bytes[range].last?.isYAMLBreak != true, new.last?.isYAMLBreak == true,
      !endsInBlock(slots[slots.count - 1])
    {
      new.removeLast(lineBreak.count)
    }
    return (range, new)
  }

  private func endsInBlock(_ slot: Slot) -> Bool {
    switch slot {
    case .entry(let index): lastScalar(of: index).map { splicer.stream[$0].isBlockScalar } ?? false
    case .new(_, let value): value.lastText?.utf8.last?.isYAMLBreak == true
    }
  }

  /// The last node in an entry.
  private func lastScalar(of index: Int) -> Int? {
    entries[index].number.flatMap { splicer.document.nodes[$0].node }
      .map { splicer.stream[$0].end - 1 }
  }

  // MARK: Behind block scalars

  /// Blank lines and comments in other surroundings: behind a block scalar they must not go on with its text.
  private func adapted(_ gap: [UInt8], behind slot: Slot) -> [UInt8] {
    switch slot {
    case .entry(let index):
      guard let last = lastScalar(of: index), splicer.stream[last].isBlockScalar else { return gap }
      let keeps = splicer.stream.keepsBlankLines(last)
      let indent = splicer.stream.blockIndent(of: last) ?? column + 1
      return YAMLGap(gap, lineBreak).below(textAt: indent, in: column, keepsBlankLines: keeps)
    case .new(_, let value):
      guard value.lastText?.utf8.contains(0x0A) == true else { return gap }
      return YAMLGap(gap, lineBreak).below(textAt: column + 1, in: column, keepsBlankLines: false)
    }
  }

  /// Comments of removed entries behind the last slot, and the blank lines and comments below the collection if they
  /// have to change.
  private func rest(behind slot: Slot, _ comments: [UInt8]) -> (text: [UInt8], end: Int) {
    let end = entries[entries.count - 1].lines.upperBound
    guard !slot.isEntry(entries.count - 1) else { return (comments, end) }
    let below = YAMLGap.end(in: bytes, from: end)
    let former = Array(bytes[end..<below])
    let text = adapted(comments + former, behind: slot)
    return text == comments + former ? (comments, end) : (text, below)
  }

  // MARK: Pieces

  private struct Piece {
    var gap: [UInt8]
    let lines: [UInt8]
  }

  /// An entry by its index, or a new one.
  private enum Slot {
    case entry(Int)
    case new(key: String?, JSONValue)

    func isEntry(_ index: Int) -> Bool { if case .entry(index) = self { true } else { false } }

    /// True if it has always been behind another one.
    func follows(_ other: Slot) -> Bool {
      if case .entry(let index) = self { other.isEntry(index - 1) } else { false }
    }
  }

  /// The entries in their new order, in which a merge key is behind the nearest entry before it that is kept.
  private func slots(_ parts: [DocumentChanges.Part]) -> [Slot] {
    let indices = Dictionary(
      uniqueKeysWithValues: entries.enumerated().compactMap { index, entry in
        entry.number.map { ($0, index) }
      })
    var slots = parts.compactMap { part -> Slot? in
      switch part {
      case .kept(let number): indices[number].map { .entry($0) }
      case .new(let key, let value): .new(key: key, value)
      case .native(let key, let value): .new(key: key, ChangedValues.value(of: value))
      }
    }
    for index in entries.indices where entries[index].number == nil {
      let leader = entries.indices[..<index].reversed().lazy
        .compactMap { former in slots.firstIndex { $0.isEntry(former) } }.first
      slots.insert(.entry(index), at: leader.map { $0 + 1 } ?? 0)
    }
    return slots
  }

  private func pieces(_ slots: [Slot], _ comments: [Int: [UInt8]]) -> [Piece] {
    var pieces: [Piece] = []
    var previous: Int?
    for (place, slot) in slots.enumerated() {
      var piece: Piece
      switch slot {
      case .entry(let index):
        let gap = index > 0 ? Array(bytes[entries[index].gap]) : usualGap(after: previous)
        piece = Piece(gap: (comments[index] ?? []) + gap, lines: lines(of: index))
        previous = index
      case .new(let key, let value): piece = new(key, value, after: previous)
      }
      if place > 0, !slot.follows(slots[place - 1]) {
        piece.gap = adapted(piece.gap, behind: slots[place - 1])
      }
      pieces.append(piece)
    }
    return pieces
  }

  /// Comments that belong to no entry, before entries that are removed: by the index of the next one that is kept, or
  /// the number of entries.
  private func commentsOfRemoved(_ slots: [Slot]) -> [Int: [UInt8]] {
    var kept: Set<Int> = []
    for case .entry(let index) in slots { kept.insert(index) }
    var comments: [Int: [UInt8]] = [:]
    var next = entries.count
    for index in entries.indices.reversed() {
      if kept.contains(index) {
        next = index
      } else {
        let gap = bytes[entries[index].gap]
        if gap.contains(UInt8(ascii: "#")) { comments[next] = gap + (comments[next] ?? []) }
      }
    }
    return comments
  }

  /// The comments among blank lines, from the first one's line on.
  private func comments(in gap: [UInt8]) -> [UInt8] {
    guard let first = gap.firstIndex(of: UInt8(ascii: "#")) else { return [] }
    let line = gap[..<first].lastIndex { $0.isYAMLBreak }.map { $0 + 1 } ?? 0
    return Array(gap[line...])
  }

  private func lines(of index: Int) -> [UInt8] {
    let entry = entries[index]
    let text = entry.number.map { splicer.text(entry.lines, of: $0) } ?? Array(bytes[entry.lines])
    return isCompact && index == 0 ? splicer.writer.spaces(column) + text : text
  }

  /// The blank lines that neighbors have between them.
  private func usualGap(after previous: Int?) -> [UInt8] {
    guard entries.count > 1 else { return [] }
    let index = max(previous ?? 1, 1)
    let gap = Array(bytes[entries[index].gap])
    return gap.allSatisfy(\.isYAMLSpace) ? gap : []
  }

  private func new(_ key: String?, _ value: JSONValue, after previous: Int?) -> Piece {
    let neighbor = previous.flatMap { entries[$0].number } ?? entries.first?.number
    let model = splicer.document.model(for: key, value, in: container, beside: neighbor)
    let lines =
      key.map { name in
        splicer.writer.entry(JSONMember(name: name, value: value), at: column, like: model)
      } ?? splicer.writer.item(value, at: column, like: model)
    return Piece(gap: usualGap(after: previous), lines: lines)
  }

  // MARK: Nothing left

  /// Brackets in place of the entries.
  private func emptied() -> FileChange.Splice {
    let index = splicer.document.nodes[container].node ?? 0
    let node = splicer.stream[index]
    let brackets = Array((node.kind == .mapping ? "{}" : "[]").utf8)
    let (start, end) = (entries[0].lines.lowerBound, entries[entries.count - 1].lines.upperBound)
    let ending = bytes[start..<end].last?.isYAMLBreak == true ? lineBreak : []
    guard !isCompact, node.indicator != nil else {
      let comments = self.comments(in: entries.dropFirst().map(\.gap))
      return (start..<end, brackets + (comments.isEmpty ? ending : lineBreak) + comments)
    }
    let extent = YAMLExtent(of: index, in: splicer.stream)
    let begin = extent.begin(from: node.range.lowerBound)
    let line = bytes.yamlLineEnd(of: begin)
    let comments = self.comments(in: [line..<start] + entries.dropFirst().map(\.gap))
    let rest = Array(bytes[begin..<line])
    var new = [0x20] + brackets + rest
    if comments.first?.isYAMLBreak != true { new += ending }
    return (begin..<end, new + comments)
  }

  private func comments(in gaps: [Range<Int>]) -> [UInt8] {
    gaps.flatMap { bytes[$0].contains(UInt8(ascii: "#")) ? Array(bytes[$0]) : [] }
  }
}

extension JSONValue {
  /// The last text in it, if that is the last that is written.
  fileprivate var lastText: String? {
    switch self {
    case .string(let text): text
    case .array(let items): items.last?.lastText
    case .object(let members): members.last?.value.lastText
    default: nil
    }
  }
}
