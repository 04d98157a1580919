/// Finds safe cuts in UTF-8 that arrives in pieces.
enum UTF8Tail {
  /// The length that a lead byte announces; 1 for any other byte.
  static func length(lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// The number of bytes at the end that begin an incomplete scalar.
  static func incompleteLength(_ bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in bytes.reversed().prefix(3) {
      count += 1
      if byte & 0xC0 != 0x80 { return length(lead: byte) > count ? count : 0 }
    }
    return 0
  }
}
