/// A row's `regex`, compiled: whole match, Unicode, bounded work.
package final class RowPattern: @unchecked Sendable {
  package let source: String
  package let options: PatternOptions

  /// Compiles `source` (PCRE2 syntax, ICU's `\uHHHH` understood).
  package init(_ source: String, options: PatternOptions = []) throws(PatternSyntaxError) {
    fatalError("not built yet")
  }

  /// Judges a stored value: the whole text must match.
  package func matches(_ text: String) -> PatternVerdict { fatalError("not built yet") }

  /// Judges a text that is being typed.
  package func judge(typing text: String) -> TypingVerdict { fatalError("not built yet") }
}

package struct PatternOptions: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let caseInsensitive = PatternOptions(rawValue: 1)
  package static let multiline = PatternOptions(rawValue: 2)
  package static let dotMatchesLineSeparators = PatternOptions(rawValue: 4)
}

package enum PatternVerdict: Hashable, Sendable {
  case match
  case mismatch
  /// The work went over the limit: neither valid nor invalid.
  case notJudged
}

/// The three states of a text being typed, and the fourth: too much work to tell.
package enum TypingVerdict: Hashable, Sendable {
  case complete
  /// More text can still make it valid.
  case open
  /// No text that begins so can be valid; the fault is at `at`, in grapheme clusters from 0: the end of
  /// the longest prefix that was still open.
  case impossible(at: Int)
  case notJudged
}

/// Why a pattern does not compile.
package struct PatternSyntaxError: Error, Hashable, Sendable {
  /// In Unicode scalars of the pattern as the author wrote it, from 0.
  package var offset: Int
  package var message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
