import JSONText
import Records

/// Replaces the parts of a container in a text: kept parts keep their bytes and comments, new ones look like their
/// neighbors.
struct Composition<Notation: TextNotation> {
  private let document: SplicedDocument<Notation>
  private let container: Int
  private let changes: DocumentChanges
  private let kind: DocumentValues.Kind
  private let written: WrittenParts
  private let partEnd: PartEnd
  /// For an empty container, the number of one with parts as the model.
  private let model: Int?

  init(document: SplicedDocument<Notation>, container: Int, changes: DocumentChanges) {
    self.document = document
    self.container = container
    self.changes = changes
    kind = document.values.kind(of: container)
    written = WrittenParts(of: container, in: document)
    partEnd = document.notation.partEnd(in: kind)
    model = written.children.isEmpty ? document.filled(like: container) : nil
  }

  /// The text between the container's brackets with other parts.
  func splice(_ parts: [DocumentChanges.Part]) -> FileChange.Splice {
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
  private var children: [Int] { written.children }
  private var bytes: UnsafeRawBufferPointer { document.bytes }

  private func composed(_ parts: [DocumentChanges.Part]) -> [UInt8] {
    let order = PartOrder(parts, written.children)
    let left = commentsLeft(order)
    let isComment = document.notation.hasLineComments
    var result = ComposedBytes(lineBreak: ownLine.lineBreak)
    // Comments on the bracket's line come first, and where nothing was, what comments say.
    result.append(
      children.isEmpty ? comment(in: written.tail) : Array(bytes[written.left(before: 0)]),
      isComment: isComment)
    let isCommented = !result.bytes.isEmpty
    var neighbor: Int?
    for (number, part) in parts.enumerated() {
      let isLast = number == parts.count - 1
      switch part {
      case .kept(let child):
        let index = order.index(of: child)
        if order.isInPlace(index) {
          result.append(left[index] ?? [], isComment: isComment)
          if index > 0 { result.append(Array(bytes[written.left(before: index)])) }
        }
        let lead = lead(of: index, isFirst: number == 0, isCommented: isCommented)
        result.append(lead.comment, isComment: isComment)
        result.append(lead.space)
        result.append(body(of: index, isLast: isLast))
        let line = bytes[written.ends[index].upperBound..<written.lines[index]]
        result.append(Array(line), isComment: isComment)
        neighbor = child
      case .new, .native:
        let isFirst = number == 0 && !isCommented
        result.append(newLead(beside: neighbor.map(order.index), isFirst: isFirst))
        result.append(new(part, beside: neighbor ?? children.first))
        result.append(partEnd.bytes(isLast: isLast, isTrailing: isTrailing))
      }
    }
    result.append(left[children.count] ?? [], isComment: isComment)
    result.append(end(parts.isEmpty))
    result.finish()
    return parts.isEmpty && !isWithoutBrackets && result.isBlank ? [] : result.bytes
  }

  private var isTrailing: Bool {
    children.isEmpty ? document.isTrailing(kind, like: model, ownLine) : written.isTrailing
  }

  /// A new part, without its end.
  private func new(_ part: DocumentChanges.Part, beside neighbor: Int?) -> [UInt8] {
    let line = line(beside: neighbor)
    return switch part {
    case .kept: []
    case .new(let key, let value):
      document.entry(
        key, value,
        like: document.model(for: key, in: container, beside: neighbor) ?? modelPart(for: key)
          ?? neighbor.flatMap { document.isContainer($0, like: value) ? $0 : nil },
        line)
    case .native(let key, let value): document.entry(key, value, line)
    }
  }

  /// The model's part for a new part.
  private func modelPart(for key: String?) -> Int? {
    guard let model else { return nil }
    return key.map { document.child(of: model, named: $0) }
      ?? document.values.children(of: model).first { _ in true }
  }

  /// A kept part, with its changes and its end.
  private func body(of index: Int, isLast: Bool) -> [UInt8] {
    let whole = document.locations[children[index]].whole
    let end = written.ends[index]
    return document.bytes(whole, of: children[index], with: changes)
      + bytes[whole.upperBound..<end.lowerBound]
      + (partEnd.isTerminator
        ? Array(bytes[end]) : partEnd.bytes(isLast: isLast, isTrailing: written.isTrailing))
  }

  /// The comments before a kept part, and the white space behind them.
  private func lead(
    of index: Int, isFirst: Bool, isCommented: Bool
  ) -> (comment: [UInt8], space: [UInt8]) {
    let own = written.own(before: index)
    let comment = comment(in: own)
    guard isFirst != (index == 0), !(isFirst && (isCommented || !comment.isEmpty)) else {
      return ([], Array(bytes[own]))
    }
    return (comment, newLead(beside: index, isFirst: isFirst))
  }

  /// White space before a child, within the container: right before it, or before comments on its line.
  private func space(before index: Int) -> [UInt8] {
    let own = written.own(before: index)
    let space = bytes[own].suffix(document.style.space(before: own.upperBound).count)
    let outer = bytes[own].prefix(while: \.isSpace)
    return Array(
      !space.contains(where: \.isLineEnd) && outer.contains(where: \.isLineEnd) ? outer : space)
  }

  /// White space before a new part.
  private func newLead(beside neighbor: Int?, isFirst: Bool) -> [UInt8] {
    guard let last = children.indices.last else {
      if isWithoutBrackets { return isFirst ? [] : ownLine.lineBreak }
      let line = line(beside: nil)
      return isFirst ? line.start : document.between(line, kind)
    }
    if isFirst { return space(before: 0) }
    if let neighbor, neighbor > 0 { return space(before: neighbor) }
    if last > 0 { return space(before: 1) }
    let first = space(before: 0)
    if isWithoutBrackets { return ownLine.lineBreak }
    return first.isEmpty && !partEnd.bytes.isEmpty ? [0x20] : first
  }

  private var ownLine: TextLine {
    var line = document.line(of: container)
    if let model { line.pad = document.pad(inside: model) }
    return line
  }

  /// The line of a new part: like its neighbor's.
  private func line(beside neighbor: Int?) -> TextLine {
    if let neighbor, space(before: 0).contains(where: \.isLineEnd) {
      return document.style.line(at: document.locations[neighbor].whole.lowerBound)
    }
    guard !isWithoutBrackets else { return ownLine.indented(by: []) }
    var line = ownLine.indented(by: document.style.unit)
    // A new part is on the line of the others.
    if !children.isEmpty, line.pad == nil { line.pad = document.pad(inside: container) }
    return line
  }

  private func end(_ isEmpty: Bool) -> [UInt8] {
    guard children.isEmpty, !isEmpty else { return Array(bytes[written.tail]) }
    return ownLine.start
  }

  /// A part of the text without trailing white space.
  private func comment(in range: Range<Int>) -> [UInt8] {
    let space = document.style.space(before: range.upperBound).count
    return Array(bytes[range].dropLast(min(space, range.count)))
  }

  /// Comments before removed and moved children that stay, by the index of the next child that stays in place.
  private func commentsLeft(_ order: PartOrder) -> [Int: [UInt8]] {
    var comments: [Int: [UInt8]] = [:]
    var waiting: [UInt8] = []
    for index in children.indices {
      if order.isInPlace(index) {
        if !waiting.isEmpty { comments[index] = waiting }
        waiting = []
      } else if order.isKept(index) || document.notation.ownsCommentsAbove {
        // The first one's are written first.
        if index > 0 { waiting += bytes[written.left(before: index)] }
      } else {
        waiting += comment(in: written.leads[index])
      }
    }
    if !waiting.isEmpty { comments[children.count] = waiting }
    return comments
  }
}
