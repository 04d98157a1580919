import Glibc

/// Conversion between the system's paths, which need not be UTF-8, and texts.
///
/// A byte that is not part of valid UTF-8 is represented by one of the last 128 private-use code points, and so are
/// the bytes of such a code point itself: the mapping is one to one.
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

  /// The text of a C string.
  package static func text(_ name: UnsafePointer<CChar>) -> String {
    if let text = String(validatingCString: name), !hasBytes(text) { return text }
    return text(
      UnsafeBufferPointer(start: name, count: strlen(name)).lazy.map { UInt8(bitPattern: $0) })
  }

  /// True if a text contains bytes that are not UTF-8, or code points that represent them.
  package static func hasBytes(_ text: String) -> Bool {
    text.utf8.contains(lead) && text.unicodeScalars.contains { byte(of: $0) != nil }
  }

  private static let base: UInt32 = 0x10FF00
  /// First UTF-8 byte of the code points that represent bytes.
  private static let lead: UInt8 = 0xF4

  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= base + 0x80 ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  /// The longest prefix of valid UTF-8 without code points that represent bytes.
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
  /// The path in the system's bytes, with a terminating 0.
  package var systemPath: [CChar] { SystemPath.bytes(self) }
}
