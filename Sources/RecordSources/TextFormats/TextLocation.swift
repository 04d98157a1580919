/// The position of a value in a text, in bytes: of its key, of itself, and of its contents between tags or brackets.
struct TextLocation: Sendable {
  private let start: UInt32
  private let keyEnd: UInt32
  private let lower: UInt32
  private let upper: UInt32
  private let insideLower: UInt32
  private let insideUpper: UInt32

  /// `key`: nil outside of dictionaries.
  init(key: Range<Int>?, element: Range<Int>, inside: Range<Int>) {
    start = UInt32(key?.lowerBound ?? element.lowerBound)
    keyEnd = UInt32(key?.upperBound ?? element.lowerBound)
    (lower, upper) = (UInt32(element.lowerBound), UInt32(element.upperBound))
    (insideLower, insideUpper) = (UInt32(inside.lowerBound), UInt32(inside.upperBound))
  }

  /// Range of the key; empty if there is none.
  var key: Range<Int> { Int(start)..<Int(keyEnd) }
  /// Range of the value with its tags or quotes.
  var element: Range<Int> { Int(lower)..<Int(upper) }
  /// Range of the contents between tags or brackets; for a single tag, empty and at the end of
  /// `element`.
  var inside: Range<Int> { Int(insideLower)..<Int(insideUpper) }
  /// True for a key without a value: the key is the value, too.
  var hasNoValue: Bool { lower == upper && keyEnd > start }
  /// Range from the key to the end of the value.
  var whole: Range<Int> { Int(start)..<Int(upper) }
}
