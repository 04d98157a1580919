import SourceText

/// One JSON value as it is in a buffer that was validated: the bytes, without white space around.
package struct JSONSlice: Sendable {
  /// The bytes around it.
  package let buffer: ByteBuffer
  /// Where the value is in the buffer.
  package let range: Range<Int>

  package init(buffer: ByteBuffer, range: Range<Int>) {
    self.buffer = buffer
    self.range = range
  }

  /// Validates `text` as one JSON value; white space around it is left out.
  package init(parsing text: String) throws(JSONSyntaxError) {
    let buffer = ByteBuffer(text)
    do throws(JSONFault) {
      var scanner = JSONScanner(buffer.bytes)
      let start = scanner.skipSpace(0)
      let end = try scanner.endOfValue(at: start, depth: 0)
      let rest = scanner.skipSpace(end)
      guard rest == scanner.count else { throw scanner.fault(.endOfText, rest) }
      self.init(buffer: buffer, range: start..<end)
    } catch {
      throw JSONSyntaxError(error, in: buffer.bytes, unit: .text)
    }
  }

  /// The value's own bytes, valid while the buffer lives.
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: buffer.bytes[range])
  }

  /// What kind the first byte shows. O(1).
  package var kind: JSONKind {
    guard let first = bytes.first else { return .null }
    return switch first {
    case 0x7B: .object
    case 0x5B: .array
    case 0x22: .string
    case 0x74, 0x66: .bool
    case 0x6E: .null
    default: .number
    }
  }

  /// The bytes as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether both are the same bytes of the same buffer.
  package func isSame(as other: JSONSlice) -> Bool {
    buffer === other.buffer && range == other.range
  }

  /// Whether both are written alike, byte for byte.
  package func hasSameBytes(as other: JSONSlice) -> Bool {
    bytes.isSame(as: other.bytes)
  }
}

/// Slices are equal where their bytes are, wherever they stand. O(1) for the same place, else O(bytes).
extension JSONSlice: Equatable {
  package static func == (a: JSONSlice, b: JSONSlice) -> Bool {
    a.hasSameBytes(as: b)
  }
}
