/// Completes the beginning of a long object or list: drops incomplete parts and closes open containers.
package enum JSONBeginning {
  /// Maximum depth; deeper beginnings are not completed.
  private static let deepest = 256

  /// A JSON text with the complete members and elements in the first bytes of a longer value; nil if there are none,
  /// or if it is not an object or a list. The rest may be invalid. O(bytes).
  package static func closed(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    let cursor = JSONCursor(bytes, end: bytes.count)
    var offset = cursor.skipSpace(0)
    guard offset < bytes.count, [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[offset])
    else { return nil }
    // What closes the objects and lists that are open, the innermost last.
    var open: [UInt8] = []
    var cut: (end: Int, open: [UInt8])?
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        offset = cursor.endOfString(offset)
        continue
      }
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        guard open.count < deepest else { return nil }
        // `}` and `]` come two after `{` and `[`.
        open.append(byte + 2)
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        // One that ends here is not the beginning of anything longer.
        guard open.popLast() == byte, !open.isEmpty else { return nil }
        cut = (offset + 1, open)
      } else if byte == UInt8(ascii: ",") {
        cut = (offset, open)
      }
      offset += 1
    }
    guard let cut else { return nil }
    return Array(bytes[..<cut.end]) + cut.open.reversed()
  }
}
