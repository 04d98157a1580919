import SourceText

/// Blanks out constructs that expat refuses but other readers accept, in a copy with the same positions.
struct XMLPlistRepair {
  /// The copy, or the text itself if nothing is blanked out.
  let text: SourceText
  /// Control characters, which other readers accept in texts, by their replacements in the copy. The text does not
  /// contain the replacements itself.
  let controls: [UInt8: UInt8]

  /// Number of bytes before which the declaration and the DOCTYPE end.
  private static let headSize = 4096

  /// Blanks out an XML declaration that does not come first or has values without quotes, a DOCTYPE whose identifiers have
  /// none, and attributes of `<plist>` without quotes.
  init(_ text: SourceText) {
    let bytes = text.buffer.bytes
    let head = Array(bytes.prefix(Self.headSize))
    let ranges = [
      Self.refusedDeclaration(bytes), Self.refusedDoctype(bytes), Self.unquotedAttributes(head),
    ].compactMap { $0 }
    let replacements = Self.replacements(in: bytes)
    controls = Dictionary(uniqueKeysWithValues: replacements.map { ($1, $0) })
    guard !ranges.isEmpty || !replacements.isEmpty else {
      self.text = text
      return
    }
    var copy = Array(bytes)
    for range in ranges {
      // Line ends stay, so that lines are counted as before.
      for index in range where copy[index] != 0x0A && copy[index] != 0x0D { copy[index] = 0x20 }
    }
    if !replacements.isEmpty {
      for index in copy.indices { if let other = replacements[copy[index]] { copy[index] = other } }
    }
    self.text = SourceText(name: text.name, buffer: ByteBuffer(copy))
  }

  /// Replacements of control characters that XML forbids; empty if there are none, or too many. O(bytes).
  private static func replacements(in bytes: UnsafeRawBufferPointer) -> [UInt8: UInt8] {
    func isForbidden(_ byte: UInt8) -> Bool {
      0x01..<0x20 ~= byte && byte != 0x09 && byte != 0x0A && byte != 0x0D
    }
    guard bytes.contains(where: isForbidden) else { return [:] }
    var isUsed = [Bool](repeating: false, count: 256)
    for byte in bytes { isUsed[Int(byte)] = true }
    let controls = (0..<0x20 as Range<UInt8>).filter { isForbidden($0) && isUsed[Int($0)] }
    let free = "\u{7F}`~^|\\{}@$%*+".utf8.filter { !isUsed[Int($0)] }
    guard controls.count <= free.count else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(controls, free))
  }

  /// The encoding in a blanked-out declaration, which expat does not see; nil if it does.
  static func hiddenEncoding(_ bytes: UnsafeRawBufferPointer) -> String? {
    refusedDeclaration(bytes).flatMap { _ in declaredEncoding(bytes) }
  }

  /// `<?xml … ?>` after white space and comments.
  private static func declaration(_ bytes: UnsafeRawBufferPointer) -> Range<Int>? {
    let start = afterComments(textStart(bytes), in: bytes)
    guard start < bytes.count, bytes[start...].starts(with: "<?xml".utf8),
      let end = bytes[start...].prefix(headSize).firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return start..<end + 1
  }

  /// The end of white space and comments that begin at an offset.
  private static func afterComments(_ start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if bytes[index...].starts(with: "<!--".utf8) {
        index += 4
        while index < bytes.count, !bytes[index...].starts(with: "-->".utf8) { index += 1 }
        index = min(index + 3, bytes.count)
      } else {
        break
      }
    }
    return index
  }

  private static func textStart(_ bytes: UnsafeRawBufferPointer) -> Int {
    bytes.starts(with: TextEncoding.byteOrderMark) ? 3 : 0
  }

  /// A declaration after a blank line or a comment, or with `version=1.0`.
  private static func refusedDeclaration(_ bytes: UnsafeRawBufferPointer) -> Range<Int>? {
    guard let declaration = declaration(bytes) else { return nil }
    let inside = bytes[declaration].dropFirst("<?xml".utf8.count).dropLast(2)
    return declaration.lowerBound > textStart(bytes) || !areQuoted(ArraySlice(inside))
      ? declaration : nil
  }

  /// `<!DOCTYPE plist PUBLIC -//Apple//DTD PLIST 1.0//EN …>`, without quotes. One with declarations stays.
  private static func refusedDoctype(_ bytes: UnsafeRawBufferPointer) -> Range<Int>? {
    let start = afterComments(declaration(bytes)?.upperBound ?? textStart(bytes), in: bytes)
    let tag = "<!DOCTYPE"
    guard start < bytes.count,
      String(decoding: bytes[start...].prefix(tag.utf8.count), as: UTF8.self).uppercased() == tag,
      let end = bytes[start...].prefix(headSize).firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let doctype = String(decoding: bytes[start..<end], as: UTF8.self)
    let isPlain = doctype.hasPrefix(tag) && identifiersAreQuoted(doctype.dropFirst(tag.count))
    return isPlain || doctype.contains("[") ? nil : start..<end + 1
  }

  /// True if only the name and a keyword lack quotes.
  private static func identifiersAreQuoted(_ doctype: Substring) -> Bool {
    var quote: Character?
    var bare = ""
    for character in doctype {
      if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if character == quote {
        quote = nil
        bare += " "
      } else if quote == nil {
        bare.append(character)
      }
    }
    let words = bare.split(whereSeparator: \.isWhitespace)
    return quote == nil && words.dropFirst().allSatisfy { ["PUBLIC", "SYSTEM"].contains($0) }
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

  private static func areQuoted(_ attributes: ArraySlice<UInt8>) -> Bool {
    attributes.split(separator: UInt8(ascii: "=")).dropFirst().allSatisfy { value in
      value.first { $0 > 0x20 }.map { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") } ?? true
    }
  }

  /// The encoding named in the XML declaration of a text, in lower case; nil if none is named.
  static func declaredEncoding(_ bytes: UnsafeRawBufferPointer) -> String? {
    guard let declaration = declaration(bytes) else { return nil }
    let head = String(decoding: bytes[declaration], as: UTF8.self)
    guard let name = head.firstRange(of: "encoding") else { return nil }
    let value = head[name.upperBound...].drop {
      $0.isWhitespace || $0 == "=" || $0 == "\"" || $0 == "'"
    }
    return value.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }.lowercased()
  }
}
