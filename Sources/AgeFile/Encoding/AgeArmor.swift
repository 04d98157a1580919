import SourceText

/// The text form of an age file: strict PEM, Base64 in lines of 64 characters between two markers.
enum AgeArmor {
  static let begin = FileMagic.armored
  static let end = "-----END AGE ENCRYPTED FILE-----"
  static let columns = 64

  /// True if bytes begin like an armored file, after any white space.
  static func isRecognized(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.drop(while: isSpace).starts(with: begin.utf8)
  }

  /// True if bytes are a beginning of the first marker, after any white space.
  static func isBeginning(_ head: [UInt8]) -> Bool {
    let mark = head.drop(while: isSpace)
    return !mark.isEmpty && begin.utf8.starts(with: mark)
  }

  /// The file that an armored text encodes. Lines end with LF or CR LF; white space may surround the markers.
  static func bytes(_ text: UnsafeRawBufferPointer) throws(AgeFailure) -> [UInt8] {
    var rest = text.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    guard lines.first?.elementsEqual(begin.utf8) == true else { throw .hasInvalidArmor }
    lines.removeFirst()
    guard lines.popLast()?.elementsEqual(end.utf8) == true else { throw .isCutShort }
    guard let last = lines.last, (1...columns).contains(last.count),
      lines.dropLast().allSatisfy({ $0.count == columns })
    else { throw .hasInvalidArmor }
    let encoded = lines.flatMap { $0 }
    guard !encoded.contains(where: isSpace), let bytes = Base64.bytes(encoded),
      Base64.text(bytes).utf8.elementsEqual(encoded)
    else { throw .hasInvalidArmor }
    return bytes
  }

  /// The armored text of a file; `hasCRLF`: with lines that end with CR LF. O(n).
  static func text(_ bytes: [UInt8], hasCRLF: Bool = false) -> [UInt8] {
    let lineEnd = hasCRLF ? "\r\n" : "\n"
    var text = Array("\(begin)\(lineEnd)".utf8)
    let bytesOfLine = columns / 4 * 3
    for start in stride(from: 0, to: bytes.count, by: bytesOfLine) {
      text += Base64.text(Array(bytes[start..<min(start + bytesOfLine, bytes.count)])).utf8
      text += lineEnd.utf8
    }
    return text + "\(end)\(lineEnd)".utf8
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
