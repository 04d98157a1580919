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
    draft.report(
      .W403, of: "regex", found: TextQuoting.shown(pattern.source),
      advice: Sentence { $0.withoutTrimming }
    ) { $0.matchesHaveOuterSpace }
  }

  /// True if every match begins with white space: the first item matches that, at least once, and the pattern has no
  /// alternatives.
  private static func begins(_ pattern: String) -> Bool {
    guard isPlain(pattern) else { return false }
    var rest = pattern.unicodeScalars[...]
    if rest.first == "^" { rest.removeFirst() }
    guard let first = rest.popFirst() else { return false }
    if first == "\\" {
      guard let letter = rest.popFirst(), escapes.contains(letter) || isSpace(letter) else {
        return false
      }
    } else if !isSpace(first) {
      return false
    }
    return rest.first.map { !"?*{".unicodeScalars.contains($0) } ?? true
  }

  /// True if every match ends with white space: the last item matches that, at least once.
  private static func ends(_ pattern: String) -> Bool {
    guard isPlain(pattern) else { return false }
    var rest = pattern.unicodeScalars[...]
    if rest.last == "$" { rest.removeLast() }
    if rest.last == "+" { rest.removeLast() }
    guard let last = rest.popLast() else { return false }
    let backslashes = rest.reversed().prefix { $0 == "\\" }.count
    return backslashes % 2 == 0 ? isSpace(last) : isSpace(last) || escapes.contains(last)
  }

  /// Letters that match white space after a backslash.
  private static let escapes = "shvtnrf".unicodeScalars

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  /// True without alternatives, and without settings that change the meaning of white space.
  private static func isPlain(_ pattern: String) -> Bool {
    !pattern.contains("|") && !pattern.contains("(?") && !pattern.contains("(*")
      && !pattern.contains("\\Q")
  }
}
