import Glibc

/// Paths as the system has them, bytes that need not be UTF-8, and as texts.
///
/// A byte that belongs to no character of UTF-8 is in the text one of the last 128 code points for private use, and so are
/// the bytes of such a code point itself: every path is a text, and no other path is the same one.
package enum SystemPath {
  /// The text of the bytes of a path.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    var text = ""
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let valid = validPrefix(of: rest)
      text += String(decoding: valid, as: UTF8.self)
      rest = rest[valid.endIndex...]
      guard let byte = rest.popFirst() else { break }
      if byte < 0x80 {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else if let scalar = Unicode.Scalar(base + UInt32(byte)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The same of a text of C.
  package static func text(_ name: UnsafePointer<CChar>) -> String {
    if let text = String(validatingCString: name), !hasBytes(text) { return text }
    return text(
      UnsafeBufferPointer(start: name, count: strlen(name)).lazy.map { UInt8(bitPattern: $0) })
  }

  /// Whether a text has bytes in it that belong to no character, or would be taken for some.
  package static func hasBytes(_ text: String) -> Bool {
    text.utf8.contains(lead) && text.unicodeScalars.contains { byte(of: $0) != nil }
  }

  private static let base: UInt32 = 0x10FF00
  /// The first byte of these code points in UTF-8.
  private static let lead: UInt8 = 0xF4

  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= base + 0x80 ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  /// As many bytes as are characters, and none of those that stand for bytes.
  private static func validPrefix(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    var end = bytes.startIndex
    while case .scalarValue(let scalar) = decoder.decode(&iterator), byte(of: scalar) == nil {
      end += UTF8.width(scalar)
    }
    return bytes[..<end]
  }

  fileprivate static func bytes(_ text: String) -> [CChar] {
    guard hasBytes(text) else { return Array(text.utf8CString) }
    var bytes: [CChar] = []
    for scalar in text.unicodeScalars {
      if let byte = byte(of: scalar) {
        bytes.append(CChar(bitPattern: byte))
      } else {
        bytes += UTF8.encode(scalar).map { $0.map { CChar(bitPattern: $0) } } ?? []
      }
    }
    return bytes + [0]
  }
}

extension String {
  /// What the system calls the file at this path; ends with 0.
  package var systemPath: [CChar] { SystemPath.bytes(self) }
}
