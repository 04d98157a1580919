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
      return mapped(bytes, foldingOptions)
    } ?? text.lowercased()
  }

  /// Folds `text` but for what is kept; accents that are kept are composed with their letters.
  package static func folded(_ text: String, keepingCase: Bool, keepingAccents: Bool) -> String {
    var options = foldingOptions
    if keepingCase { options &= ~UTF8PROC_CASEFOLD.rawValue }
    if keepingAccents {
      options &= ~(UTF8PROC_STRIPMARK.rawValue | UTF8PROC_DECOMPOSE.rawValue)
      options |= UTF8PROC_COMPOSE.rawValue
    }
    var text = text
    return text.withUTF8 { mapped($0, options) } ?? text
  }

  /// Whether folding takes marks away from its letters.
  package static func hasAccents(_ text: String) -> Bool {
    let options = foldingOptions & ~UTF8PROC_STRIPMARK.rawValue
    var text = text
    return text.withUTF8 { mapped($0, options) != mapped($0, foldingOptions) }
  }

  /// What utf8proc does to a text that is searched: no case, no accents, no compatibility forms.
  package static let foldingOptions =
    UTF8PROC_STABLE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_DECOMPOSE.rawValue
    | UTF8PROC_CASEFOLD.rawValue | UTF8PROC_STRIPMARK.rawValue | UTF8PROC_IGNORE.rawValue

  private static func mapped(_ bytes: UnsafeBufferPointer<UInt8>, _ options: UInt32) -> String? {
    var mapped: UnsafeMutablePointer<UInt8>?
    let count = utf8proc_map(
      bytes.baseAddress, bytes.count, &mapped, utf8proc_option_t(rawValue: options))
    guard let mapped else { return nil }
    defer { free(mapped) }
    guard count >= 0 else { return nil }
    return String(decoding: UnsafeBufferPointer(start: mapped, count: count), as: UTF8.self)
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
