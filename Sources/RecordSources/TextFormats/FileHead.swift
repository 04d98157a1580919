import PlistText
import SourceText

/// The beginning of a file, as formats are recognized by it.
struct FileHead {
  /// The first bytes as they are.
  let bytes: [UInt8]
  /// The same as UTF-8, from the first character on that is not white space.
  let text: [UInt8]

  /// Bytes that are looked at.
  static let size = 4096

  init(_ bytes: UnsafeRawBufferPointer) {
    let head = bytes.prefix(Self.size)
    self.bytes = Array(head)
    let encoding = UnicodeEncoding(of: bytes)
    var text = encoding == .utf8 ? Array(head) : encoding.decodedHead(head)
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    self.text = Array(text.drop { $0.isSpace })
  }

  /// What begins at a place and is not white space or comment of OpenStep property lists.
  func afterSpace(_ place: Int) -> Int {
    text.withUnsafeBytes { OpenStepString.endOfSpace(in: $0, from: place) }
  }

  /// Where the word or the quoted text ends that begins at a place; nil where none does.
  func endOfWord(_ place: Int) -> Int? {
    guard place < text.count else { return nil }
    let quote = text[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      var end = place + 1
      while end < text.count, text[end] != quote {
        end += text[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      return end < text.count ? end + 1 : nil
    }
    let word = text[place...].prefix { byte in
      byte > 0x20 && !"=;:,(){}[]<>\"'".utf8.contains(byte)
    }
    return word.isEmpty ? nil : word.endIndex
  }

  /// Whether a key of an OpenStep property list begins at a place: a word, and `=` behind it.
  func hasKey(at place: Int) -> Bool {
    guard let end = endOfWord(place) else { return false }
    let next = afterSpace(end)
    return next < text.count && text[next] == UInt8(ascii: "=")
  }
}
