import JSONText
import SourceText

/// Excludes most records, which show a word nowhere, by their bytes alone.
///
/// The shown text of a column occurs in the record as written, with a few exceptions: escapes, formatted numbers,
/// switches, the titles of choices, lists and objects without their white space, formatted dates, texts around
/// values, and texts from templates. A record with an escape that could be part of a word passes, and a word that one
/// of the other exceptions could show is not searched at all.
struct WordSieve {
  /// Folded words that can be searched in bytes.
  private let words: [[UInt8]]
  private let buffer = FoldedBuffer()

  /// `columns` are the searched ones.
  init(_ words: [SearchWord], columns: [QueryColumn]) {
    self.words = words.map(\.folded).filter { word in
      !word.isEmpty && !Self.mayStandInPreview(word) && !columns.contains { $0.mayMake(word) }
    }
  }

  /// False if the record can't show all words, so that it need not be examined precisely.
  func letsThrough(_ record: JSONSlice) -> Bool {
    guard !words.isEmpty else { return true }
    let bytes = record.bytes
    buffer.fold(bytes)
    for word in words where !buffer.contains(word) {
      return Self.mayEscape(word, in: bytes)
    }
    return true
  }

  /// True if a word that is not in a record as written may be in a text with an escape.
  ///
  /// Most words don't contain the characters of `\"`, `\\` and `\/`, and occur between them as written. JSON in a
  /// text, as in columns of databases, is full of them.
  private static func mayEscape(_ word: [UInt8], in record: UnsafeRawBufferPointer) -> Bool {
    let backslash = UInt8(ascii: "\\")
    guard ByteSearch.contains(record, backslash) else { return false }
    guard !word.contains(where: { isPlain($0) }) else { return true }
    let pattern = UInt64(backslash) &* 0x0101_0101_0101_0101
    var offset = 0
    while offset < record.count {
      if offset &+ 8 <= record.count {
        let eight = record.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ pattern
        if (eight &- 0x0101_0101_0101_0101) & ~eight & 0x8080_8080_8080_8080 == 0 {
          offset &+= 8
          continue
        }
      }
      if record[offset] == backslash {
        guard offset + 1 < record.count, isPlain(record[offset + 1]) else { return true }
        offset &+= 1
      }
      offset &+= 1
    }
    return false
  }

  /// True if a character after a backslash represents itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/")
  }

  /// True if a list's or object's text may contain the word where its JSON has white space, or where it is cut: "…"
  /// folds to three points.
  private static func mayStandInPreview(_ word: [UInt8]) -> Bool {
    word.last == UInt8(ascii: ".") || word.contains { "{}[]:,\"".utf8.contains($0) }
  }
}

extension QueryColumn {
  /// True if it may show a folded word that isn't in the record.
  fileprivate func mayMake(_ word: [UInt8]) -> Bool {
    if isTemplate || showsTemplate || formatsValues || hasAffixes { return true }
    if foldedTitles.contains(where: { ByteSearch.contains($0, word) }) { return true }
    if hasSides || storedKind == .bool,
      foldedSides.contains(where: { ByteSearch.contains($0, word) })
    {
      return true
    }
    return numbers?.mayMake(word) ?? false
  }
}
