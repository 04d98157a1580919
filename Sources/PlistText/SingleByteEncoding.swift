/// A single-byte encoding of old property lists.
package enum SingleByteEncoding: Hashable, Sendable {
  case latin1, nextStep

  /// The character of a byte; nil if it has none.
  func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    switch self {
    case .latin1: Unicode.Scalar(byte)
    case .nextStep: NextStepEncoding.scalar(Int(byte))
    }
  }

  /// The byte of a character; nil if it has none.
  package func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    switch self {
    case .latin1: UInt8(exactly: scalar.value)
    case .nextStep: NextStepEncoding.byte(scalar)
    }
  }

  /// A text in UTF-8; nil if a byte has no character.
  func decoded(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      guard byte >= 0x80 else {
        text.append(byte)
        continue
      }
      guard let scalar = scalar(byte) else { return nil }
      text += String(scalar).utf8
    }
    return text
  }

  /// Converts UTF-8 to this encoding. Missing characters become question marks; the caller has to escape them.
  func encoded(_ text: some Collection<UInt8>) -> [UInt8] {
    String(decoding: text, as: UTF8.self).unicodeScalars.map { byte($0) ?? UInt8(ascii: "?") }
  }
}
