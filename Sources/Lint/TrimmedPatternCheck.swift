import Forms
import Patterns
import Texts
import Values

/// W403: a typed text, whose surrounding white space is cut, can match the pattern, unless the contrary is evident.
enum TrimmedPatternCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    let row = draft.row
    guard let pattern = row.regex, row.trimsWhitespace, !row.takesOnlyChoices,
      !pattern.options.contains(.partial), draft.cell?.families.contains(.typing) == true,
      begins(pattern.source) || ends(pattern.source)
    else { return }
    draft.report(.W403, of: "regex", quoting: pattern.source, advice: \.withoutTrimming) {
      $0.matchesHaveOuterSpace
    }
  }

  /// True if every match begins with white space: the first item matches that, at least once, and the pattern has no
  /// alternatives.
  private static func begins(_ pattern: String) -> Bool {
    guard isPlain(pattern) else { return false }
    var elements = PatternElement.all(in: pattern)[...]
    if elements.first?.text == ["^"] { elements.removeFirst() }
    guard let first = elements.popFirst(), matchesSpace(first) else { return false }
    return elements.first?.text.first.map { !"?*{".unicodeScalars.contains($0) } ?? true
  }

  /// True if every match ends with white space: the last item matches that, at least once.
  private static func ends(_ pattern: String) -> Bool {
    guard isPlain(pattern) else { return false }
    var elements = PatternElement.all(in: pattern)[...]
    if elements.last?.text == ["$"] { elements.removeLast() }
    if elements.last?.text == ["+"] { elements.removeLast() }
    return elements.last.map(matchesSpace) ?? false
  }

  private static func matchesSpace(_ element: PatternElement) -> Bool {
    switch element.kind {
    case .literal(let scalar): scalar.properties.isWhitespace
    case .escape(let letter): "shvtnrf".unicodeScalars.contains(letter)
    default: false
    }
  }

  /// True without alternatives, and without settings that change the meaning of white space.
  private static func isPlain(_ pattern: String) -> Bool {
    !pattern.contains("|") && !pattern.contains("(?") && !pattern.contains("(*")
      && !pattern.contains("\\Q")
  }
}
