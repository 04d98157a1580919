import SourceText

/// Validated JSON (RFC 8259) as text.
package enum JSONSkip {
  /// The unescaped characters of a string's contents.
  package static func text(ofString content: UnsafeRawBufferPointer) -> String {
    guard ByteSearch.contains(content, UInt8(ascii: "\\")) else {
      return String(decoding: content, as: UTF8.self)
    }
    let quoted = "\"" + String(decoding: content, as: UTF8.self) + "\""
    guard case .string(let text)? = try? JSONSlice(parsing: quoted).value else { return quoted }
    return text
  }
}
