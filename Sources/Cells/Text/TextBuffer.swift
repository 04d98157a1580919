/// A text as its grapheme clusters, a cursor between them, and undo steps.
///
/// `clusters` always equal the clusters of the whole text: a mark typed after its base joins it.
package struct TextBuffer: Hashable, Sendable {
  package private(set) var clusters: [Character]
  /// The whole text, cached for each change, since it is read often.
  package private(set) var text: String
  /// Position of the cursor in clusters.
  package private(set) var cursor: Int
  /// Number of UTF-8 bytes before the cursor.
  private var offset: Int
  private var history = TextHistory()
  /// The changes since the last `takeDamage`.
  private var damage: TextDamage?

  /// Puts the cursor at the end.
  package init(_ text: String) {
    self.text = text
    clusters = Array(text)
    cursor = clusters.count
    offset = text.utf8.count
  }

  /// Moves the cursor, within the text, and ends the current undo step.
  package mutating func move(to index: Int) {
    let index = min(max(index, 0), clusters.count)
    (offset, cursor) = (offset(of: index), index)
    history.close()
  }

  /// UTF-8 bytes before a cluster, counted from the cursor.
  private func offset(of index: Int) -> Int {
    if index == 0 { return 0 }
    if index == clusters.count { return text.utf8.count }
    return index < cursor
      ? offset - clusters[index..<cursor].utf8Count : offset + clusters[cursor..<index].utf8Count
  }

  /// Replaces `range` by `text`, with the cursor after it.
  package mutating func replace(
    _ range: Range<Int>, with text: String, as kind: TextChangeKind = .other
  ) {
    guard !(range.isEmpty && text.isEmpty) else { return }
    let window = seam(around: range, of: text)
    let head = String(clusters[window.lowerBound..<range.lowerBound]) + text
    let joined = Array(head + String(clusters[range.upperBound..<window.upperBound]))
    let change = TextChange(
      start: window.lowerBound, removed: Array(clusters[window]), inserted: joined,
      cursorBefore: cursor,
      cursorAfter: window.lowerBound + Self.clusters(of: joined, startingBefore: head.utf8.count))
    let start = offset(of: window.lowerBound)
    let first = self.text.utf8.index(self.text.startIndex, offsetBy: start)
    let end = self.text.utf8.index(first, offsetBy: change.removed[...].utf8Count)
    self.text.replaceSubrange(first..<end, with: String(joined))
    clusters.replaceSubrange(window, with: joined)
    cursor = change.cursorAfter
    offset = start + joined[..<(cursor - window.lowerBound)].utf8Count
    history.record(change, as: kind)
    note(change)
  }

  private mutating func note(_ change: TextChange) {
    if damage?.add(change) == nil { damage = TextDamage(change) }
  }

  /// The changed part since the last call; nil for none.
  mutating func takeDamage() -> TextDamage? {
    defer { damage = nil }
    return damage
  }

  /// Inserts a text at the cursor, which moves after it.
  package mutating func insert(_ text: String, as kind: TextChangeKind = .other) {
    replace(cursor..<cursor, with: text, as: kind)
  }

  mutating func erase(_ range: Range<Int>, as kind: TextChangeKind = .other) {
    replace(range.clamped(to: 0..<clusters.count), with: "", as: kind)
  }

  /// Reverts the last step; false if there is none.
  mutating func undo() -> Bool {
    guard let changes = history.undo() else { return false }
    for change in changes {
      let range = change.start..<change.start + change.inserted.count
      clusters.replaceSubrange(range, with: change.removed)
      cursor = change.cursorBefore
      note(change.inverse)
    }
    text = String(clusters)
    offset = clusters[..<cursor].utf8Count
    return true
  }

  /// Repeats the last reverted step; false if there is none.
  mutating func redo() -> Bool {
    guard let changes = history.redo() else { return false }
    for change in changes {
      let range = change.start..<change.start + change.removed.count
      clusters.replaceSubrange(range, with: change.inserted)
      cursor = change.cursorAfter
      note(change)
    }
    text = String(clusters)
    offset = clusters[..<cursor].utf8Count
    return true
  }

  /// `range` with the neighbors whose clusters a change may join or split (UAX #29).
  ///
  /// One cluster on either side is enough, except for half a flag: every pair of regional indicators after it moves.
  private func seam(around range: Range<Int>, of text: String) -> Range<Int> {
    let start = max(range.lowerBound - 1, 0)
    var end = range.upperBound
    let before = String(clusters[start..<range.lowerBound]) + text
    if before.last?.isHalfFlag == true {
      while end < clusters.count, clusters[end].startsWithRegionalIndicator { end += 1 }
    }
    return start..<min(end + 1, clusters.count)
  }

  private static func clusters(of clusters: [Character], startingBefore offset: Int) -> Int {
    var start = 0
    var count = 0
    while count < clusters.count, start < offset {
      start += clusters[count].utf8.count
      count += 1
    }
    return count
  }
}

extension ArraySlice<Character> {
  fileprivate var utf8Count: Int { reduce(0) { $0 + $1.utf8.count } }
}

extension Character {
  fileprivate var isHalfFlag: Bool {
    startsWithRegionalIndicator && unicodeScalars.dropFirst().isEmpty
  }

  fileprivate var startsWithRegionalIndicator: Bool {
    guard let first = unicodeScalars.first else { return false }
    return (0x1F1E6...0x1F1FF).contains(first.value)
  }
}
