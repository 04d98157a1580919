/// Where a value is written in a text, in bytes: its key, itself, and what is between its tags or brackets.
struct TextPlace: Sendable {
  private let start: UInt32
  private let keyEnd: UInt32
  private let lower: UInt32
  private let upper: UInt32
  private let insideLower: UInt32
  private let insideUpper: UInt32

  /// `key`: nil for what is in no dictionary.
  init(key: Range<Int>?, element: Range<Int>, inside: Range<Int>) {
    start = UInt32(key?.lowerBound ?? element.lowerBound)
    keyEnd = UInt32(key?.upperBound ?? element.lowerBound)
    (lower, upper) = (UInt32(element.lowerBound), UInt32(element.upperBound))
    (insideLower, insideUpper) = (UInt32(inside.lowerBound), UInt32(inside.upperBound))
  }

  /// The key; empty where there is none.
  var key: Range<Int> { Int(start)..<Int(keyEnd) }
  /// The value with its tags or quotes.
  var element: Range<Int> { Int(lower)..<Int(upper) }
  /// What is between its tags or brackets; empty and at the end of `element` where it has one tag only.
  var inside: Range<Int> { Int(insideLower)..<Int(insideUpper) }
  /// Whether there is a key only, which is the value, too.
  var hasNoValue: Bool { lower == upper && keyEnd > start }
  /// Key and value, and what is between them.
  var whole: Range<Int> { Int(start)..<Int(upper) }
}
