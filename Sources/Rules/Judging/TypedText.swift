import Forms
import SourceText
import Texts
import Values

/// A text that is being typed into a row, as its rules look at it.
package struct TypedText {
  let text: String
  let row: ConfigRow
  /// True in a row of texts of any characters.
  var isText = false
  /// The text read as a number; nil in a row of other values.
  var reading: NumberReading?
  let texts: Texts

  var textWithStoredDigits: String {
    row.takesASCIIDigits ? text.withASCIIDigits : text
  }
}

extension String {
  var withASCIIDigits: String { String(map { TypedNumber.asciiDigit($0) ?? $0 }) }
}

extension TypedNumber {
  /// Characters of the longest beginning that is open, or a number that passes `isOpen`. O(n log n).
  ///
  /// The whole number doesn't pass; without an exponent more digits only make it larger or finer.
  func longestPrefix(where isOpen: (DecimalText) -> Bool) -> Int {
    firstCount(from: 1) { count in
      guard case .complete(let json) = prefix(count).state else { return false }
      return !(DecimalText(json).map(isOpen) ?? true)
    } - 1
  }

  /// The index in the text of the character that is stored at index `index`: signs, leading
  /// zeros and group separators are not stored.
  func index(ofStored index: Int) -> Int {
    if case .plain = source { return max(0, index + length - storedText.count) }
    return firstCount(from: 1) { prefix($0).storedText.count > index } - 1
  }

  /// The minimum number of characters for which `isBeyond` is true; it is true for all larger numbers, too.
  private func firstCount(from start: Int, where isBeyond: (Int) -> Bool) -> Int {
    (start..<max(length, start)).firstNumber(where: isBeyond)
  }
}
