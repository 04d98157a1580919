/// The beginning of one long object, made whole: what is not complete in it is left out, and what is open is closed.
package enum JSONBeginning {
  /// Deeper ones are left to who reads all.
  private static let deepest = 256

  /// The text of an object with the complete members and elements of the first bytes of a longer one; nil where they have
  /// none, or are not the beginning of an object. That the rest is valid is not known. O(bytes).
  package static func closed(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard let start = bytes.firstIndex(where: { !isSpace($0) }), bytes[start] == UInt8(ascii: "{")
    else { return nil }
    // What closes the objects and lists that are open, the innermost last.
    var open: [UInt8] = []
    var cut: (end: Int, open: [UInt8])?
    var isInText = false
    var isEscaped = false
    for place in start..<bytes.count {
      let byte = bytes[place]
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < deepest else { return nil }
        // `}` and `]` come two behind `{` and `[`.
        open.append(byte + 2)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // One that ends here is not the beginning of anything longer.
        guard open.popLast() == byte, !open.isEmpty else { return nil }
        cut = (place + 1, open)
      case UInt8(ascii: ","): cut = (place, open)
      default: break
      }
    }
    guard let cut else { return nil }
    return Array(bytes[..<cut.end]) + cut.open.reversed()
  }
}
