import SourceText

/// What expat refuses in property lists that other readers take, blanked out in a copy: its positions are those of the
/// text.
enum XMLPlistRepair {
  /// Where the declaration, the DOCTYPE and the first tag are.
  private static let headSize = 4096

  /// The text with blanks for an XML declaration that does not come first or has values without quotes, and for
  /// attributes of `<plist>` without quotes; the text itself where there are none.
  static func repaired(_ text: SourceText) -> SourceText {
    let bytes = text.buffer.bytes
    let head = Array(bytes.prefix(headSize))
    let ranges = [refusedDeclaration(head), unquotedAttributes(head)].compactMap { $0 }
    guard !ranges.isEmpty else { return text }
    var copy = Array(bytes)
    for range in ranges {
      // Line ends stay, so that lines are counted as before.
      for place in range where copy[place] != 0x0A && copy[place] != 0x0D { copy[place] = 0x20 }
    }
    return SourceText(name: text.name, buffer: ByteBuffer(copy))
  }

  /// The encoding that a declaration names which is blanked out, so that expat does not see it; nil where it does.
  static func hiddenEncoding(_ bytes: UnsafeRawBufferPointer) -> String? {
    refusedDeclaration(Array(bytes.prefix(headSize))).flatMap { _ in declaredEncoding(bytes) }
  }

  /// `<?xml … ?>` behind a blank line, or with `version=1.0`.
  private static func refusedDeclaration(_ head: [UInt8]) -> Range<Int>? {
    let start = head.starts(with: TextEncoding.byteOrderMark) ? 3 : 0
    let tag = Array("<?xml".utf8)
    guard let first = head[start...].firstIndex(where: { $0 > 0x20 }),
      head[first...].starts(with: tag),
      let end = head[first...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let inside = first + tag.count..<max(first + tag.count, end - 1)
    return first > start || !areQuoted(head[inside]) ? first..<end + 1 : nil
  }

  /// `version=1.0` of `<plist version=1.0>`.
  private static func unquotedAttributes(_ head: [UInt8]) -> Range<Int>? {
    let tag = Array("<plist".utf8)
    guard
      let start = head.indices.first(where: { head[$0...].starts(with: tag) }),
      let end = head[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let attributes = start + tag.count..<(head[end - 1] == UInt8(ascii: "/") ? end - 1 : end)
    return areQuoted(head[attributes]) ? nil : attributes
  }

  /// Whether the values of attributes have quotes.
  private static func areQuoted(_ attributes: ArraySlice<UInt8>) -> Bool {
    attributes.split(separator: UInt8(ascii: "=")).dropFirst().allSatisfy { value in
      value.first { $0 > 0x20 }.map { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") } ?? true
    }
  }

  /// The encoding that the XML declaration of a text names, in lower case; nil where it names none.
  static func declaredEncoding(_ bytes: UnsafeRawBufferPointer) -> String? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self).prefix { $0 != ">" }
    guard head.contains("<?xml"), let name = head.range(of: "encoding") else { return nil }
    let value = head[name.upperBound...].drop {
      $0.isWhitespace || $0 == "=" || $0 == "\"" || $0 == "'"
    }
    return value.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }.lowercased()
  }
}

extension StringProtocol {
  /// Where another text is for the first time.
  fileprivate func range(of other: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
      start = index(after: start)
    }
    return nil
  }
}
