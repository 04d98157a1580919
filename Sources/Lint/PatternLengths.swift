/// The lengths of texts that a pattern matches as a whole.
///
/// The limits are never too narrow. Patterns with anything but characters, classes, plain groups, alternatives and
/// repetitions have unknown lengths: lookarounds, back references and the like.
struct PatternLengths {
  /// Minimum length in grapheme clusters: only characters that combine with no other are
  /// counted.
  let fewest: Int
  /// Maximum length in code points, of which a character has one or more; nil if there is no
  /// limit.
  let most: Int?

  private init(fewest: Int, most: Int?) {
    self.fewest = min(fewest, Self.largest)
    self.most = most.flatMap { $0 > Self.largest ? nil : $0 }
  }

  /// Nil if the pattern has a construct of unknown length.
  init?(_ pattern: String) {
    var reader = PatternLengthReader(pattern)
    guard let lengths = reader.readAll() else { return nil }
    self = lengths
  }

  static let none = PatternLengths(fewest: 0, most: 0)
  /// Lengths of a character that combines with no other.
  static let base = PatternLengths(fewest: 1, most: 1)
  /// Lengths of a code point that may combine with the character before it.
  static let scalar = PatternLengths(fewest: 0, most: 1)

  /// Limit of lengths: larger numbers are not distinguished.
  private static let largest = 1 << 40

  /// The lengths of a concatenation.
  static func + (a: Self, b: Self) -> Self {
    let most = a.most.flatMap { most in b.most.map { most + $0 } }
    return PatternLengths(fewest: a.fewest + b.fewest, most: most)
  }

  /// The lengths of an alternative.
  static func | (a: Self, b: Self) -> Self {
    let most = a.most.flatMap { most in b.most.map { max(most, $0) } }
    return PatternLengths(fewest: min(a.fewest, b.fewest), most: most)
  }

  /// The lengths of a repetition; unbounded without a maximum.
  func repeated(_ minimum: Int, _ maximum: Int?) -> PatternLengths {
    let fewest = fewest.multipliedReportingOverflow(by: minimum)
    var most = most == 0 ? 0 : nil
    if let once = self.most, let maximum {
      let product = once.multipliedReportingOverflow(by: maximum)
      most = product.overflow ? nil : product.partialValue
    }
    return PatternLengths(fewest: fewest.overflow ? .max : fewest.partialValue, most: most)
  }
}
