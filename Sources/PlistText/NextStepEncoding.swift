/// The character set of NeXTSTEP for octal escapes above `\177` (unicode.org, MAPPINGS/VENDORS/NEXT/NEXTSTEP.TXT).
enum NextStepEncoding {
  /// The character of a code from 0 to 253; nil for any other.
  static func scalar(_ code: Int) -> Unicode.Scalar? {
    switch code {
    case 0..<0x80: Unicode.Scalar(UInt8(code))
    case 0x80..<0x80 + upperHalf.count: upperHalf[code - 0x80]
    default: nil
    }
  }

  /// The code of a character; nil if it has none.
  static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    scalar.isASCII ? UInt8(scalar.value) : codes[scalar]
  }

  private static let codes = Dictionary(
    uniqueKeysWithValues: upperHalf.enumerated().map { ($1, UInt8(0x80 + $0)) })

  /// The characters of 0x80 to 0xFD, sixteen per line.
  private static let upperHalf = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ" + "ÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷"
      + "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ" + "®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ" + "—±¼½¾àáâãäåçèéêë"
      + "ìÆíªîïðñŁØŒºòóôõ" + "öæùúûıüýłøœßþÿ").unicodeScalars)
}
