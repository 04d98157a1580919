/// What a pattern says of a stored text.
package enum PatternVerdict: Hashable, Sendable {
  case match
  case mismatch
  /// The work went over the limit: neither valid nor invalid.
  case notJudged
  /// Not tried, since too many texts before it went over the limit.
  case givenUp
}

/// The three states of a text being typed, and the fourth: too much work to tell.
package enum TypingVerdict: Hashable, Sendable {
  case complete
  /// More text can still make it valid.
  case open
  /// No text that begins so can be valid; the fault is at `at`, in grapheme clusters from 0: the
  /// end of the longest prefix that was still open.
  case impossible(at: Int)
  case notJudged
}
