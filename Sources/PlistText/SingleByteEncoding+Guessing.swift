/// Which encoding of a byte a character a text is in that is no UTF-8: nothing names it, so that what is likely counts.
extension SingleByteEncoding {
  /// The encoding in which the characters beyond ASCII make words; nil where neither does, as in texts of encodings with
  /// several bytes a character. O(bytes).
  static func guess(_ bytes: UnsafeRawBufferPointer) -> SingleByteEncoding? {
    guard hasSingleCharacters(bytes) else { return nil }
    let latin1 = latin1.likelihood(of: bytes)
    let nextStep = nextStep.likelihood(of: bytes)
    guard max(latin1, nextStep) > 0 else { return nil }
    return nextStep > latin1 ? .nextStep : .latin1
  }

  /// Whether bytes beyond ASCII mostly are alone, or two inside of a word: those of Chinese characters, say, come in
  /// longer runs.
  private static func hasSingleCharacters(_ bytes: UnsafeRawBufferPointer) -> Bool {
    func isLetter(_ place: Int) -> Bool {
      bytes.indices.contains(place) && (65...90 ~= bytes[place] & 0xDF)
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

  /// How well the characters beyond ASCII go with those around them: letters inside of words do, and capital letters or
  /// signs there don't.
  private func likelihood(of bytes: UnsafeRawBufferPointer) -> Int {
    var sum = 0
    for place in bytes.indices where bytes[place] >= 0x80 {
      let before = place > 0 ? scalar(bytes[place - 1]) : nil
      let after = place + 1 < bytes.count ? scalar(bytes[place + 1]) : nil
      sum += scalar(bytes[place]).map { Self.likelihood(of: $0, between: before, after) } ?? -4
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
  /// Signs that texts have.
  private static let signs = Set("©®°§£«»¿¡·–—…•„“”‚’×".unicodeScalars)
}
