import SourceText

/// One JSON value in a validated buffer: its bytes without surrounding white space.
package struct JSONSlice: Sendable {
  package let buffer: ByteBuffer
  package let range: Range<Int>

  package init(buffer: ByteBuffer, range: Range<Int>) {
    self.buffer = buffer
    self.range = range
  }

  /// Validates `text` as one JSON value with optional surrounding white space.
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

  /// Bytes of the value, valid while the buffer lives.
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: buffer.bytes[range])
  }

  /// Kind of the value by its first byte. O(1).
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

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// True if both are the same range of the same buffer.
  package func isSame(as other: JSONSlice) -> Bool {
    buffer === other.buffer && range == other.range
  }

  /// True if both have equal bytes.
  package func hasSameBytes(as other: JSONSlice) -> Bool {
    bytes.isSame(as: other.bytes)
  }
}

/// Slices are equal if their bytes are. O(1) for the same range of one buffer, else O(bytes).
extension JSONSlice: Equatable {
  package static func == (a: JSONSlice, b: JSONSlice) -> Bool {
    a.hasSameBytes(as: b)
  }
}
