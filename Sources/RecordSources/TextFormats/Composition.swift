import JSONText
import Records

/// Replaces the parts of a container in a text: kept parts keep their bytes and comments, new ones look like their
/// neighbors.
struct Composition<Notation: TextNotation> {
  private let document: SplicedDocument<Notation>
  private let container: Int
  private let changes: DocumentChanges
  private let kind: DocumentValues.Kind
  private let children: [Int]
  /// The range of the terminator of each child, its `;` or `,`.
  private let ends: [Range<Int>]
  /// For each child, the end of a comment that follows on its line, or of the child itself.
  private let lines: [Int]
  /// Ranges of the white space and comments before each child.
  private let leads: [Range<Int>]
  private let tail: Range<Int>
  /// True if a separator follows the last child, too.
  private let endsInSeparator: Bool
  /// For an empty container, the number of one with parts as the model.
  private let model: Int?

  init(document: SplicedDocument<Notation>, container: Int, changes: DocumentChanges) {
    self.document = document
    self.container = container
    self.changes = changes
    kind = document.values.kind(of: container)
    children = Array(document.values.children(of: container))
    let inside = document.locations[container].inside
    let end = kind == .dictionary ? document.notation.entryEnd : document.notation.separator
    var (ends, lines, leads): ([Range<Int>], [Int], [Range<Int>]) = ([], [], [])
    var index = inside.lowerBound
    var endsInSeparator = true
    for child in children {
      let whole = document.locations[child].whole
      leads.append(index..<whole.lowerBound)
      // What ends an entry, or a separator, may be behind a comment.
      let next = document.notation.endOfSpace(in: document.bytes, from: whole.upperBound)
      endsInSeparator =
        !end.isEmpty && next < inside.upperBound && document.bytes[next...].starts(with: end)
      ends.append(
        endsInSeparator ? next..<next + end.count : whole.upperBound..<whole.upperBound)
      index = document.notation.endOfLineComment(
        in: document.bytes, from: ends[ends.count - 1].upperBound)
      lines.append(index)
    }
    (self.ends, self.lines, self.leads) = (ends, lines, leads)
    self.endsInSeparator = endsInSeparator
    tail = index..<inside.upperBound
    model = children.isEmpty ? document.filled(like: container) : nil
  }

  /// The text between the container's brackets with other parts.
  mutating func splice(_ parts: [DocumentChanges.Part]) -> FileChange.Splice {
    let location = document.locations[container]
    let isOneTag =
      location.inside.isEmpty && location.inside.upperBound == location.element.upperBound
      && !location.element.isEmpty
    guard !isOneTag else { return (location.element, bracketed(composed(parts))) }
    return (location.inside, composed(parts))
  }

  private func bracketed(_ inside: [UInt8]) -> [UInt8] {
    let (open, close) = document.notation.brackets(of: kind)
    return open + inside + close
  }

  /// True if the container is the file itself, as in files of strings.
  private var isWithoutBrackets: Bool {
    document.locations[container].inside == document.locations[container].element
  }
  private var isArray: Bool { kind != .dictionary }
  private var bytes: UnsafeRawBufferPointer { document.bytes }

  private func composed(_ parts: [DocumentChanges.Part]) -> [UInt8] {
    let indices = Dictionary(uniqueKeysWithValues: children.enumerated().map { ($1, $0) })
    let comments = commentsOfRemoved(parts, indices)
    var result = Composed(lineBreak: ownLine.lineBreak)
    // Where nothing was, what comments say comes first.
    if children.isEmpty { result.append(comment(in: tail), isComment: hasLineComments) }
    let isCommented = !result.bytes.isEmpty
    var neighbor: Int?
    for (number, part) in parts.enumerated() {
      let isLast = number == parts.count - 1
      switch part {
      case .kept(let child):
        let index = indices[child] ?? 0
        result.append(comments[index] ?? [], isComment: hasLineComments)
        result.append(lead(of: index, isFirst: number == 0))
        result.append(body(of: index, isLast: isLast))
        let line = bytes[ends[index].upperBound..<lines[index]]
        result.append(Array(line), isComment: hasLineComments)
        neighbor = child
      case .new, .native:
        let isFirst = number == 0 && !isCommented
        result.append(newLead(beside: neighbor.flatMap { indices[$0] }, isFirst: isFirst))
        result.append(new(part, beside: neighbor ?? children.first))
        if !isArray {
          result.append(document.notation.entryEnd)
        } else if !isLast || endsInSeparator && !children.isEmpty {
          result.append(document.notation.separator)
        }
      }
    }
    result.append(comments[children.count] ?? [], isComment: hasLineComments)
    result.append(end(parts.isEmpty))
    result.finish()
    return result.bytes
  }

  /// A new part, without its terminator.
  private func new(_ part: DocumentChanges.Part, beside neighbor: Int?) -> [UInt8] {
    let line = line(beside: neighbor)
    return switch part {
    case .kept: []
    case .new(let key, let value):
      document.entry(
        key, value,
        like: document.model(for: key, in: container, beside: neighbor) ?? modelPart(for: key), line
      )
    case .native(let key, let value): document.entry(key, value, line)
    }
  }

  /// The model's part for a new part.
  private func modelPart(for key: String?) -> Int? {
    guard let model else { return nil }
    return key.map { document.child(of: model, named: $0) }
      ?? document.values.children(of: model).first { _ in true }
  }

  /// True if the notation has comments that extend to the end of their line: `//`.
  private var hasLineComments: Bool { !document.notation.entryEnd.isEmpty }

  /// A kept part, with its changes and terminator.
  private func body(of index: Int, isLast: Bool) -> [UInt8] {
    let whole = document.locations[children[index]].whole
    var result = document.bytes(whole, of: children[index], with: changes)
    let end = ends[index]
    result += bytes[whole.upperBound..<end.lowerBound]
    let separator = document.notation.separator
    if !isArray || separator.isEmpty {
      result += bytes[end]
    } else if !isLast || endsInSeparator {
      result += separator
    }
    return result
  }

  private func lead(of index: Int, isFirst: Bool) -> [UInt8] {
    let lead = bytes[leads[index]]
    let comment = lead.dropLast(document.style.space(before: leads[index].upperBound).count)
    let isMoved = isFirst != (index == 0)
    return comment + (isMoved ? newLead(beside: index, isFirst: isFirst) : space(before: index))
  }

  /// White space before a child, within the container.
  private func space(before index: Int) -> [UInt8] {
    Array(bytes[leads[index]].suffix(document.style.space(before: leads[index].upperBound).count))
  }

  /// White space before a new part.
  private func newLead(beside neighbor: Int?, isFirst: Bool) -> [UInt8] {
    guard let last = children.indices.last else {
      if isWithoutBrackets { return isFirst ? [] : ownLine.lineBreak }
      let line = line(beside: nil)
      return isFirst ? line.start : document.between(line)
    }
    if isFirst { return space(before: 0) }
    if let neighbor, neighbor > 0 { return space(before: neighbor) }
    if last > 0 { return space(before: 1) }
    let first = space(before: 0)
    if isWithoutBrackets { return ownLine.lineBreak }
    return first.isEmpty && !document.notation.separator.isEmpty ? [0x20] : first
  }

  private var ownLine: TextLine {
    var line = document.line(of: container)
    if let model { line.pad = document.pad(inside: model) }
    return line
  }

  /// The line of a new part: like its neighbor's.
  private func line(beside neighbor: Int?) -> TextLine {
    if let neighbor, space(before: 0).contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      return document.style.line(at: document.locations[neighbor].whole.lowerBound)
    }
    guard !isWithoutBrackets else { return ownLine.indented(by: []) }
    var line = ownLine.indented(by: document.style.unit)
    // A new part is on the line of the others.
    if !children.isEmpty, line.pad == nil { line.pad = document.pad(inside: container) }
    return line
  }

  private func end(_ isEmpty: Bool) -> [UInt8] {
    guard children.isEmpty, !isEmpty else { return Array(bytes[tail]) }
    return ownLine.start
  }

  /// A part of the text without trailing white space.
  private func comment(in range: Range<Int>) -> [UInt8] {
    let space = document.style.space(before: range.upperBound).count
    return Array(bytes[range].dropLast(min(space, range.count)))
  }

  /// Comments before removed children, by the index of the next one.
  private func commentsOfRemoved(
    _ parts: [DocumentChanges.Part], _ indices: [Int: Int]
  ) -> [Int: [UInt8]] {
    var kept: Set<Int> = []
    for case .kept(let child) in parts { kept.insert(child) }
    var comments: [Int: [UInt8]] = [:]
    var waiting: [UInt8] = []
    for (index, child) in children.enumerated() {
      if kept.contains(child) {
        if !waiting.isEmpty { comments[index] = waiting }
        waiting = []
      } else {
        let lead = bytes[leads[index]]
        waiting += lead.dropLast(document.style.space(before: leads[index].upperBound).count)
      }
    }
    if !waiting.isEmpty { comments[children.count] = waiting }
    return comments
  }
}

/// Joined bytes, with a line break after `//` if the next part has none.
private struct Composed {
  let lineBreak: [UInt8]
  private(set) var bytes: [UInt8] = []
  private var isInComment = false

  init(lineBreak: [UInt8]) { self.lineBreak = lineBreak }

  /// `isComment`: the part may end in a comment that extends to the end of its line.
  mutating func append(_ part: [UInt8], isComment: Bool = false) {
    guard !part.isEmpty else { return }
    if isInComment, !part.prefix(while: \.isSpace).contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      bytes += lineBreak
    }
    bytes += part
    let line = part.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }.last ?? []
    isInComment =
      isComment && zip(line, line.dropFirst()).contains { $0 == 0x2F && $1 == 0x2F }
  }

  /// Ends a comment, so that the next text is outside of it.
  mutating func finish() {
    if isInComment { bytes += lineBreak }
  }
}
