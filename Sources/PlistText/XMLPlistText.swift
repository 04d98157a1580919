/// Text in the elements of an XML property list.
package enum XMLPlistText {
  /// `text` with its markup characters as entities.
  package static func escaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      // A reader would take it for a line feed.
      case UInt8(ascii: "\r"): bytes += "&#13;".utf8
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  /// The first character that XML 1.0 can't contain; nil if there is none.
  package static func firstForbidden(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first {
      $0.value < 0x20 && !$0.isXMLSpace || $0.value == 0xFFFE || $0.value == 0xFFFF
    }
  }

  /// True for a date such as `2026-11-21T08:30:00Z`.
  package static func isDate(_ text: String) -> Bool {
    PlistDate(text: text, allowsFraction: false) != nil
  }

  /// True for a date with an optional fraction of a second, which binary property lists can store.
  package static func isBinaryDate(_ text: String) -> Bool {
    PlistDate(text: text, allowsFraction: true) != nil
  }

  /// The date of seconds since the beginning of 2001; nil outside the years -9999 to 9999.
  package static func date(ofSeconds seconds: Double) -> String? {
    PlistDate(secondsSinceReference: seconds)?.text
  }

  /// The seconds of a date since the beginning of 2001; nil if there is no such time.
  package static func seconds(ofDate text: String) -> Double? {
    PlistDate(text: text, allowsFraction: true)?.secondsSinceReference
  }

  /// The encoding named in an XML declaration, in lower case; nil if none is named.
  package static func declaredEncoding(_ bytes: UnsafeRawBufferPointer) -> String? {
    XMLPlistRepair.declaredEncoding(bytes)
  }

  /// The end of a comment that begins on the line of an offset and is the last token there; else the offset.
  package static func endOfLineComment(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    while position < text.count, text[position] == 0x20 || text[position] == 0x09 { position += 1 }
    guard text[position...].starts(with: "<!--".utf8) else { return start }
    while position < text.count, !text[position...].starts(with: "-->".utf8) {
      if text[position] == 0x0A { return start }
      position += 1
    }
    let end = min(position + 3, text.count)
    let rest = text[end...].first { $0 != 0x20 && $0 != 0x09 }
    return rest == nil || rest == 0x0A || rest == 0x0D ? end : start
  }

  /// `2026-11-21 08:30:00 +0100` for a time in UTC, in a time zone; nil if one of them is invalid.
  package static func gnustepDate(_ text: String, zone: String) -> String? {
    guard let date = PlistDate(text: text, allowsFraction: true), zone.utf8.count == 5,
      let number = Int(zone.dropFirst()), zone.hasPrefix("+") || zone.hasPrefix("-")
    else { return nil }
    let minutes = (number / 100 * 60 + number % 100) * (zone.hasPrefix("-") ? -1 : 1)
    let local = PlistDate(
      secondsSinceReference: date.secondsSinceReference + Double(minutes) * 60)
    return local.map { "\($0.text.dropLast().replacing("T", with: " ")) \(zone)" }
  }

  /// True for a decimal integer.
  package static func isInteger(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
