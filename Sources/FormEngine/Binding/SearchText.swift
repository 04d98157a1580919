import CUTF8Proc

/// Text as searching compares it: without case, accents and compatibility forms.
package enum SearchText {
  /// Folds `text`: `Ärger` and `arger` become the same, so do `ﬁ` and `fi`, full-width and plain forms.
  ///
  /// Text that utf8proc can't take comes back in lower case.
  package static func folded(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes -> String? in
      if bytes.allSatisfy({ $0 < 0x80 }) { return lowercasedASCII(bytes) }
      let options =
        UTF8PROC_STABLE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_DECOMPOSE.rawValue
        | UTF8PROC_CASEFOLD.rawValue | UTF8PROC_STRIPMARK.rawValue | UTF8PROC_IGNORE.rawValue
      var folded: UnsafeMutablePointer<UInt8>?
      let count = utf8proc_map(
        bytes.baseAddress, bytes.count, &folded, utf8proc_option_t(rawValue: options))
      guard let folded else { return nil }
      defer { free(folded) }
      guard count >= 0 else { return nil }
      return String(decoding: UnsafeBufferPointer(start: folded, count: count), as: UTF8.self)
    } ?? text.lowercased()
  }

  private static func lowercasedASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { target in
      for (index, byte) in bytes.enumerated() {
        target[index] = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      }
      return bytes.count
    }
  }
}
