/// A list that its writer knows to be valid, so that nobody has to read it again: records are taken as they are written.
extension RecordIndexer {
  /// Begins with the bracket at an offset.
  package mutating func beginWritten(at bracket: Int) {
    openBracket = bracket
    phase = .elements
  }

  /// Takes a record that was written behind the others.
  package mutating func appendWritten(_ range: Range<Int>) {
    ranges.append(range)
    position = range.upperBound
  }

  /// Ends with the bracket at an offset, in a text of so many bytes.
  ///
  /// `hasRawNonASCII`: whether a character beyond ASCII is written as it is; `hasEscapedNonASCII`: as an escape.
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
