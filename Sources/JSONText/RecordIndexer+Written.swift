/// Indexes a list that its writer knows to be valid while it is written, so that it need not be read again.
extension RecordIndexer {
  /// Begins with the bracket at an offset.
  package mutating func beginWritten(at bracket: Int) {
    openBracket = bracket
    phase = .elements
  }

  /// Adds a record written after the others.
  package mutating func appendWritten(_ range: Range<Int>) {
    ranges.append(range)
    position = range.upperBound
  }

  /// Ends with the bracket at an offset, in a text of `count` bytes.
  ///
  /// `hasRawNonASCII`: it contains characters beyond ASCII as they are; `hasEscapedNonASCII`: as escapes.
  package mutating func endWritten(
    at bracket: Int, count: Int, hasRawNonASCII: Bool, hasEscapedNonASCII: Bool
  ) {
    closeBracket = bracket
    position = count
    phase = .done
    self.hasRawNonASCII = hasRawNonASCII
    self.hasEscapedNonASCII = hasEscapedNonASCII
  }
}
