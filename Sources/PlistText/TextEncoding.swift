import SourceText
import Texts

/// How the text formats are encoded: UTF-8, or UTF-16, which a byte order mark, an XML tag in front or
/// the zeros between ASCII characters tell.
enum TextEncoding {
  /// U+FEFF in UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The same text in UTF-8; throws where UTF-16 is broken. UTF-8 comes back as it is, unchecked.
  static func utf8(of source: SourceText) throws(PlistSyntaxError) -> SourceText {
    let bytes = source.buffer.bytes
    guard bytes.count >= 2 else { return source }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF): return try utf8(source, bytes[2...], bigEndian: true)
    case (0xFF, 0xFE): return try utf8(source, bytes[2...], bigEndian: false)
    case (0, UInt8(ascii: "<")): return try utf8(source, bytes[...], bigEndian: true)
    case (UInt8(ascii: "<"), 0): return try utf8(source, bytes[...], bigEndian: false)
    default:
      guard let bigEndian = guessedByteOrder(bytes) else { return source }
      return try utf8(source, bytes[...], bigEndian: bigEndian)
    }
  }

  /// The encoding of UTF-16 that nothing names; nil for everything else.
  static func guess(_ bytes: UnsafeRawBufferPointer) -> Sentence? {
    guard bytes.count >= 2, ![0xFE, 0xFF].contains(bytes[0]),
      !(bytes[0] == UInt8(ascii: "<") && bytes[1] == 0), let bigEndian = guessedByteOrder(bytes),
      !(bigEndian && bytes[1] == UInt8(ascii: "<"))
    else { return nil }
    return Sentence { bigEndian ? $0.utf16BigEndian : $0.utf16LittleEndian }
  }

  /// Whether the first byte of each pair is the high one: text has no zeros but in UTF-16, where ASCII characters have
  /// one each. Nil where there are none, or on both sides.
  private static func guessedByteOrder(_ bytes: UnsafeRawBufferPointer) -> Bool? {
    let head = bytes.prefix(512)
    var zeros = [0, 0]
    for (index, byte) in head.enumerated() where byte == 0 { zeros[index & 1] += 1 }
    guard max(zeros[0], zeros[1]) * 8 >= head.count, min(zeros[0], zeros[1]) == 0 else {
      return nil
    }
    return zeros[0] > 0
  }

  /// Whether the XML declaration of a text names UTF-16, which it no longer is when anybody reads
  /// it.
  static func declaresUTF16(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self).prefix { $0 != ">" }
    return head.contains("<?xml") && head.lowercased().contains("utf-16")
  }

  /// The offset of the first byte that is no UTF-8, or nil.
  static func firstInvalidOffset(_ bytes: UnsafeRawBufferPointer) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return offset
  }

  private static func utf8(
    _ source: SourceText, _ bytes: Slice<UnsafeRawBufferPointer>, bigEndian: Bool
  ) throws(PlistSyntaxError) -> SourceText {
    let low = bigEndian ? 1 : 0
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count)
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { text.append($0) }
    let decoded = SourceText(name: source.name, buffer: ByteBuffer(text))
    if isBroken || bytes.count % 2 == 1 {
      var cursor = PositionCursor(decoded)
      throw PlistSyntaxError(at: cursor.position(at: text.count)) {
        isBroken ? $0.invalidUTF16 : $0.endsInsideUTF16Unit
      }
    }
    return decoded
  }
}
