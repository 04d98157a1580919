/// What the scanner met, small enough to be thrown from its inner loops.
package struct JSONFault: Error {
  /// What should have been there.
  package enum Kind: UInt8 {
    case value, valueOrBracket, nameOrBrace, name, colon, commaOrBrace, commaOrBracket
    case endOfText, literal, digit, digitAfterPoint, digitInExponent, leadingZero
    case openString, controlCharacter, escape, hexDigits, utf8, depth
  }

  var kind: Kind
  var offset: Int
  /// The bytes ended here: more of them could have made it right.
  var isAtEnd: Bool
}

/// What bytes are called that are read as JSON.
package enum JSONUnit: Sendable {
  case file, line, text, record
}
