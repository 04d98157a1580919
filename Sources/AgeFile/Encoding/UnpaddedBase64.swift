import SourceText

/// Base64 without padding, and in its one canonical form only.
enum UnpaddedBase64 {
  static func text(_ bytes: [UInt8]) -> String {
    String(Base64.text(bytes).prefix { $0 != "=" })
  }

  /// The bytes that a text encodes; nil for anything that `text` doesn't write.
  static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let padding = [UInt8](repeating: UInt8(ascii: "="), count: (4 - text.count % 4) % 4)
    guard padding.count < 3, !text.contains(UInt8(ascii: "=")),
      let bytes = Base64.bytes(text + padding), Self.text(bytes).utf8.elementsEqual(text)
    else { return nil }
    return bytes
  }
}
