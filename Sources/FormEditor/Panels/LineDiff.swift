import Texts

/// A line-by-line diff with two lines of context (Myers' algorithm, as the standard library has it).
enum LineDiff {
  enum Kind: Hashable { case context, removed, added, position }

  struct Line: Hashable {
    var kind: Kind
    var text: String
  }

  static let context = 2

  /// The changed parts; each begins with its line in the new text. `firstLine` is the number of its first line. Nil for
  /// a text that was not there.
  static func hunks(
    from before: String?, to after: String, firstLine: Int, _ texts: Texts
  ) -> [Line] {
    let old = before.map(lines) ?? []
    let new = lines(of: after)
    let all = merged(old, new)
    let changed = all.indices.filter { all[$0].kind != .context }
    var result: [Line] = []
    var shownTo = 0
    for index in changed {
      let from = max(index - context, shownTo)
      if from > shownTo || shownTo == 0 {
        let number = firstLine + all[..<from].count { $0.kind != .removed }
        result.append(Line(kind: .position, text: texts.lineNumber(number)))
      }
      let end = min(index + context + 1, all.count)
      if end > from {
        // What follows a change may be changed itself; it is taken once.
        result += all[from..<end]
        shownTo = end
      }
    }
    return result
  }

  private static func lines(of text: String) -> [Substring] {
    // By bytes: as a Character, CR LF is one and would not be found.
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0)
    }
  }

  /// Both texts as one list, removed lines before the added ones.
  private static func merged(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(
      difference.removals.map { change in
        if case .remove(let offset, _, _) = change { return offset }
        return -1
      })
    let added = Set(
      difference.insertions.map { change in
        if case .insert(let offset, _, _) = change { return offset }
        return -1
      })
    var result: [Line] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count && removed.contains(oldIndex) {
        result.append(Line(kind: .removed, text: "- \(old[oldIndex])"))
        oldIndex += 1
      } else if newIndex < new.count && added.contains(newIndex) {
        result.append(Line(kind: .added, text: "+ \(new[newIndex])"))
        newIndex += 1
      } else {
        result.append(Line(kind: .context, text: "  \(new[newIndex])"))
        oldIndex += 1
        newIndex += 1
      }
    }
    return result
  }
}
