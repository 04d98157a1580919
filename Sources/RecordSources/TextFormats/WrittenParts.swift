/// The parts of a container in a text, with what is around each: white space, comments and its end.
struct WrittenParts {
  let children: [Int]
  /// For each part its end, `;` or `,`; empty if it has none.
  let ends: [Range<Int>]
  /// For each part, the offset behind a comment that follows on its line, or behind its end.
  let lines: [Int]
  /// White space and comments before each part.
  let leads: [Range<Int>]
  /// For each part, the offset in its lead from which on that is the part's own.
  let owned: [Int]
  /// White space and comments behind the last part.
  let tail: Range<Int>
  /// True if a separator follows the last part, too.
  let isTrailing: Bool

  init<Notation: TextNotation>(of container: Int, in document: SplicedDocument<Notation>) {
    let (notation, bytes) = (document.notation, document.bytes)
    let inside = document.locations[container].inside
    let end = notation.partEnd(in: document.values.kind(of: container)).bytes
    children = Array(document.values.children(of: container))
    var (ends, lines, leads): ([Range<Int>], [Int], [Range<Int>]) = ([], [], [])
    var index = inside.lowerBound
    var isEnded = true
    for child in children {
      let whole = document.locations[child].whole
      leads.append(index..<whole.lowerBound)
      // What ends an entry, or a separator, may be behind a comment.
      let next = notation.endOfSpace(in: bytes, from: whole.upperBound)
      isEnded = !end.isEmpty && next < inside.upperBound && bytes[next...].starts(with: end)
      ends.append(isEnded ? next..<next + end.count : whole.upperBound..<whole.upperBound)
      index = notation.endOfLineComment(in: bytes, from: ends[ends.count - 1].upperBound)
      lines.append(index)
    }
    (self.ends, self.lines, self.leads) = (ends, lines, leads)
    owned = leads.map { notation.startOfOwn(in: bytes, before: $0) }
    isTrailing = isEnded && !children.isEmpty
    tail = index..<inside.upperBound
  }

  /// White space and comments before a part that stay when the part is moved.
  func left(before index: Int) -> Range<Int> { leads[index].lowerBound..<owned[index] }

  /// White space and comments before a part that are moved with it.
  func own(before index: Int) -> Range<Int> { owned[index]..<leads[index].upperBound }
}
