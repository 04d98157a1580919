/// An error of the scanner, small enough to be thrown from its inner loops.
package struct JSONFault: Error {
  /// The expected token.
  package enum Kind: UInt8 {
    case value, valueOrBracket, nameOrBrace, name, colon, commaOrBrace, commaOrBracket
    case endOfText, literal, digit, digitAfterPoint, digitInExponent, leadingZero
    case openString, controlCharacter, escape, hexDigits, utf8, depth
  }

  var kind: Kind
  var offset: Int
  /// True if the bytes ended here: more of them could have made it valid.
  var isAtEnd: Bool
}

/// The name of the bytes in messages.
package enum JSONUnit: Sendable {
  case file, line, text, record
}
