import SourceText
import Texts

/// A text encoding: UTF-8, UTF-16 or UTF-32, the latter in either byte order, with or without a byte order mark; or a
/// single-byte encoding of old property lists.
package struct UnicodeEncoding: Hashable, Sendable {
  /// Bytes of a code unit: 1, 2 or 4.
  package let width: Int
  package let isBigEndian: Bool
  /// Byte order mark before the text; empty in UTF-8, where it is a part of the text.
  package let mark: [UInt8]
  /// The single-byte encoding; nil in UTF-8, UTF-16 and UTF-32.
  package private(set) var singleByte: SingleByteEncoding?

  package static let utf8 = UnicodeEncoding(width: 1, isBigEndian: false, mark: [])

  /// Detects the encoding from a byte order mark, an initial XML tag, or the zeros between ASCII characters.
  package init(of bytes: UnsafeRawBufferPointer) {
    let head = bytes.prefix(4)
    let wide: [(Int, Bool, [UInt8])] = [
      (4, true, [0, 0, 0xFE, 0xFF]), (4, false, [0xFF, 0xFE, 0, 0]),
      (2, true, [0xFE, 0xFF]), (2, false, [0xFF, 0xFE]),
    ]
    for (width, isBigEndian, mark) in wide where head.starts(with: mark) {
      self.init(width: width, isBigEndian: isBigEndian, mark: mark)
      return
    }
    if let (width, isBigEndian) = Self.guess(bytes) {
      self.init(width: width, isBigEndian: isBigEndian, mark: [])
    } else {
      self = .utf8
    }
  }

  package init(_ singleByte: SingleByteEncoding) {
    self = .utf8
    self.singleByte = singleByte
  }

  private init(width: Int, isBigEndian: Bool, mark: [UInt8]) {
    self.width = width
    self.isBigEndian = isBigEndian
    self.mark = mark
  }

  /// Text has no zeros except in UTF-16, where ASCII characters have one each, and in UTF-32, where all have some.
  private static func guess(_ bytes: UnsafeRawBufferPointer) -> (width: Int, isBigEndian: Bool)? {
    let head = bytes.prefix(512)
    guard head.contains(0) else { return nil }
    if let known = byFirstCharacter(bytes) { return known }
    var zeros = [0, 0, 0, 0]
    for (index, byte) in head.enumerated() where byte == 0 { zeros[index & 3] += 1 }
    let units = head.count / 4
    if units > 0, head.count % 4 == 0 || head.count == 512 {
      // In UTF-16 the second of these bytes is part of a character of its own.
      if zeros[0] == units, zeros[1] * 2 > units, zeros[3] == 0 { return (4, true) }
      if zeros[3] == units, zeros[2] * 2 > units, zeros[0] == 0 { return (4, false) }
    }
    let tag = UInt8(ascii: "<")
    if head.starts(with: [tag, 0]) || head.starts(with: [0, tag]) { return (2, head[0] == 0) }
    let (high, low) = (zeros[0] + zeros[2], zeros[1] + zeros[3])
    guard max(high, low) * 8 >= head.count, min(high, low) == 0 else { return nil }
    return (2, high > 0)
  }

  /// Guesses from the first character, which is ASCII in every format, and stays so in edits; nil if the rest is not
  /// text then.
  private static func byFirstCharacter(
    _ bytes: UnsafeRawBufferPointer
  ) -> (width: Int, isBigEndian: Bool)? {
    for (width, isBigEndian) in [(4, true), (4, false), (2, true), (2, false)] {
      let unit = bytes.prefix(width)
      guard unit.count == width, let first = isBigEndian ? unit.last : unit.first,
        (0x20..<0x7F).contains(first) || [0x09, 0x0A, 0x0D].contains(first),
        unit.count(where: { $0 == 0 }) == width - 1,
        isText(bytes, width: width, isBigEndian: isBigEndian)
      else { continue }
      return (width, isBigEndian)
    }
    return nil
  }

  /// True if the first units are characters other than zero.
  private static func isText(
    _ bytes: UnsafeRawBufferPointer, width: Int, isBigEndian: Bool
  ) -> Bool {
    var awaitsLow = false
    for start in stride(from: 0, through: min(bytes.count, 512) - width, by: width) {
      let unit = (0..<width).reduce(UInt32(0)) { unit, index in
        unit << 8 | UInt32(bytes[start + (isBigEndian ? index : width - 1 - index)])
      }
      let isLow = (0xDC00..<0xE000).contains(unit)
      guard unit != 0, unit <= 0x10FFFF, isLow == awaitsLow else { return false }
      awaitsLow = (0xD800..<0xDC00).contains(unit)
      if width == 4, awaitsLow { return false }
    }
    return true
  }

  /// The text in UTF-8; throws if it is invalid. UTF-8 is returned unchecked.
  package func decoded(_ source: SourceText) throws(PlistSyntaxError) -> SourceText {
    switch width {
    case 2: try decoded(source, as: UTF16.self)
    case 4: try decoded(source, as: UTF32.self)
    default:
      singleByte?.decoded(source.buffer.bytes).map {
        SourceText(name: source.name, buffer: ByteBuffer($0))
      } ?? source
    }
  }

  private func decoded<Form: UnicodeCodec>(
    _ source: SourceText, as form: Form.Type
  ) throws(PlistSyntaxError) -> SourceText {
    let bytes = source.buffer.bytes.dropFirst(mark.count)
    let last = bytes.endIndex - width
    let units = stride(from: bytes.startIndex, through: last, by: width).lazy.map { start in
      (0..<width).reduce(Form.CodeUnit(0)) { unit, index in
        let byte = bytes[start + (isBigEndian ? index : width - 1 - index)]
        return unit << 8 | Form.CodeUnit(byte)
      }
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / width)
    let isBroken = transcode(
      units.makeIterator(), from: form, to: UTF8.self, stoppingOnError: true
    ) { text.append($0) }
    let decoded = SourceText(name: source.name, buffer: ByteBuffer(text))
    let (isWide, isCut) = (width == 4, bytes.count % width != 0)
    if isBroken || isCut {
      var cursor = PositionCursor(decoded)
      throw PlistSyntaxError(at: cursor.position(at: text.count)) {
        isBroken
          ? isWide ? $0.invalidUTF32 : $0.invalidUTF16
          : isWide ? $0.endsInsideUTF32Unit : $0.endsInsideUTF16Unit
      }
    }
    return decoded
  }

  /// Converts UTF-8 to this encoding, without the byte order mark.
  package func encoded(_ text: some Collection<UInt8>) -> [UInt8] {
    switch width {
    case 2: encoded(text, as: UTF16.self)
    case 4: encoded(text, as: UTF32.self)
    default: singleByte?.encoded(text) ?? Array(text)
    }
  }

  private func encoded<Form: UnicodeCodec>(
    _ text: some Collection<UInt8>, as form: Form.Type
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * width)
    _ = transcode(text.makeIterator(), from: UTF8.self, to: form, stoppingOnError: false) { unit in
      for index in 0..<width {
        let shift = 8 * (isBigEndian ? width - 1 - index : index)
        bytes.append(UInt8(truncatingIfNeeded: unit >> Form.CodeUnit(shift)))
      }
    }
    return bytes
  }

  /// True if the encoded text equals the file's bytes, so that its parts can be replaced. O(file); always true for
  /// UTF-8.
  package func isExact(_ text: SourceText, as source: SourceText) -> Bool {
    guard self != .utf8 else { return true }
    let bytes = source.buffer.bytes.dropFirst(mark.count)
    return encoded(text.buffer.bytes).elementsEqual(bytes)
  }

  /// The decodable part of a file's beginning, in UTF-8.
  package func decodedHead(_ head: some Collection<UInt8>) -> [UInt8] {
    let whole = Array(head)
    let rest = (whole.count - mark.count) % width
    let source = SourceText(name: "", buffer: ByteBuffer(whole.dropLast(rest)))
    return (try? decoded(source)).map { Array($0.buffer.bytes) } ?? []
  }
}
