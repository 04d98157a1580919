/// Guesses the single-byte encoding of a text that is invalid UTF-8 and doesn't name its encoding.
extension SingleByteEncoding {
  /// The encoding in which the characters beyond ASCII form words; nil if neither does, as in texts of encodings with
  /// several bytes per character. O(bytes).
  static func guess(_ bytes: UnsafeRawBufferPointer) -> SingleByteEncoding? {
    guard hasSingleCharacters(bytes) else { return nil }
    let latin1 = latin1.likelihood(of: bytes)
    let nextStep = nextStep.likelihood(of: bytes)
    guard max(latin1, nextStep) > 0 else { return nil }
    return nextStep > latin1 ? .nextStep : .latin1
  }

  /// True if bytes beyond ASCII mostly occur alone, or two inside a word: in Chinese text, for example, they come in
  /// longer runs.
  private static func hasSingleCharacters(_ bytes: UnsafeRawBufferPointer) -> Bool {
    func isLetter(_ index: Int) -> Bool {
      bytes.indices.contains(index) && (65...90 ~= bytes[index] & 0xDF)
    }
    var (single, other, start) = (0, 0, 0)
    while start < bytes.count {
      guard bytes[start] >= 0x80 else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex { $0 < 0x80 } ?? bytes.count
      if end - start == 1 || end - start == 2 && (isLetter(start - 1) || isLetter(end)) {
        single += 1
      } else {
        other += 1
      }
      start = end
    }
    return single > other
  }

  /// A score of the characters beyond ASCII in their context: letters inside words count for, capital letters or
  /// signs there against.
  private func likelihood(of bytes: UnsafeRawBufferPointer) -> Int {
    var sum = 0
    for index in bytes.indices where bytes[index] >= 0x80 {
      let before = index > 0 ? scalar(bytes[index - 1]) : nil
      let after = index + 1 < bytes.count ? scalar(bytes[index + 1]) : nil
      sum += scalar(bytes[index]).map { Self.likelihood(of: $0, between: before, after) } ?? -4
    }
    return sum
  }

  private static func likelihood(
    of scalar: Unicode.Scalar, between before: Unicode.Scalar?, _ after: Unicode.Scalar?
  ) -> Int {
    let isAfterLetter = before?.properties.isAlphabetic ?? false
    let isBeforeLetter = after?.properties.isAlphabetic ?? false
    if scalar.properties.generalCategory == .control { return -4 }
    if rare.contains(scalar) { return 0 }
    if scalar.properties.isLowercase { return isAfterLetter || !isBeforeLetter ? 2 : 1 }
    if scalar.properties.isUppercase {
      return before?.properties.isLowercase == true ? -3 : isBeforeLetter ? 2 : 0
    }
    if isAfterLetter, isBeforeLetter { return -2 }
    return signs.contains(scalar) ? 1 : 0
  }

  /// Letters that hardly any text has.
  private static let rare = Set("ÐÞðþÿıªº".unicodeScalars)
  private static let signs = Set("©®°§£«»¿¡·–—…•„“”‚’×".unicodeScalars)
}
