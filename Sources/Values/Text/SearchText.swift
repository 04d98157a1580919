/// Text normalized for searching: without case, without the accents of Latin, Greek and Cyrillic letters, without
/// compatibility forms and without invisible characters.
///
/// Marks of other scripts are kept: vowel signs, voicing marks, nuktas and tone marks distinguish words (`करण` and
/// `किरण`, `はは` and `ばば`). They are composed with their letters if Unicode has one character for both.
package enum SearchText {
  /// Folds `text`: `Ärger` and `arger` become equal, so do `ﬁ` and `fi`, `Łódź` and `lodz`, full-width and plain
  /// forms.
  package static func folded(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes -> String? in
      bytes.allSatisfy { $0 < 0x80 } ? lowercasedASCII(bytes) : nil
    } ?? folded(text, keepingCase: false, keepingAccents: false)
  }

  /// Folds `text` except for case or accents; kept accents are composed with their letters.
  package static func folded(_ text: String, keepingCase: Bool, keepingAccents: Bool) -> String {
    let bytes = bytes(
      of: text.unicodeScalars, FoldedRun(keepingCase: keepingCase, keepingAccents: keepingAccents))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// True if folding removes accents from letters.
  package static func hasAccents(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0x80 }
      && bytes(of: text.unicodeScalars)
        != bytes(of: text.unicodeScalars, FoldedRun(keepingAccents: true))
  }

  /// The folded UTF-8 of scalars, run by run.
  package static func bytes(
    of scalars: some Sequence<Unicode.Scalar>, _ settings: FoldedRun = FoldedRun()
  ) -> [UInt8] {
    var folded: [UInt8] = []
    var run = settings
    for scalar in scalars {
      if !run.continues(with: scalar) { run.end(appendingTo: &folded) }
      run.append(scalar)
    }
    run.end(appendingTo: &folded)
    return folded
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
