/// The options of matching: the values of `regexOptions`.
package struct PatternOptions: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Avoids the standard library's initializer from any sequence, which costs time at each start.
  package init(arrayLiteral options: PatternOptions...) {
    rawValue = options.reduce(0) { $0 | $1.rawValue }
  }

  package static let caseInsensitive = PatternOptions(rawValue: 1)
  /// `^` and `$` also match at line breaks inside the text; the whole text must match all the same.
  package static let multiline = PatternOptions(rawValue: 2)
  package static let dotMatchesLineSeparators = PatternOptions(rawValue: 4)
  /// Any part of the text may match (`regexMatch`).
  package static let partial = PatternOptions(rawValue: 8)
}
