/// The result of matching a pattern against a stored text.
package enum PatternVerdict: Hashable, Sendable {
  case match
  case mismatch
  /// The work exceeded the limit: neither valid nor invalid.
  case notJudged
  /// The text was not tried, since too many texts before it exceeded the limit.
  case givenUp
}

/// The result of matching a text that is being typed.
package enum TypingVerdict: Hashable, Sendable {
  case complete
  /// More text can still make it valid.
  case open
  /// No text with this beginning can be valid. `at` is the end of the longest prefix that was still open, in grapheme
  /// clusters from 0.
  case impossible(at: Int)
  case notJudged
}
