import PlistText
import SourceText

struct FileHead {
  let bytes: [UInt8]
  /// Beginning of the file in UTF-8, without leading white space.
  let text: [UInt8]

  /// The file's name; empty where it says nothing.
  let name: String

  /// Maximum size of the beginning in bytes.
  static let size = 4096

  init(_ bytes: UnsafeRawBufferPointer, named name: String = "") {
    self.name = name
    let head = bytes.prefix(Self.size)
    self.bytes = Array(head)
    let encoding = UnicodeEncoding(of: bytes)
    var text = encoding == .utf8 ? Array(head) : encoding.decodedHead(head)
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    self.text = Array(text.drop { $0.isSpace })
  }

  /// The index after white space and comments of OpenStep property lists.
  func afterSpace(_ offset: Int) -> Int {
    text.withUnsafeBytes { OpenStepString.endOfSpace(in: $0, from: offset) }
  }

  /// The end of the word or the quoted text that begins at an index; nil if there is none.
  func endOfWord(_ offset: Int) -> Int? {
    guard offset < text.count else { return nil }
    let quote = text[offset]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      var end = offset + 1
      while end < text.count, text[end] != quote {
        end += text[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      return end < text.count ? end + 1 : nil
    }
    let word = text[offset...].prefix { byte in
      byte > 0x20 && !"=;:,(){}[]<>\"'".utf8.contains(byte)
    }
    return word.isEmpty ? nil : word.endIndex
  }

  /// True if a key of an OpenStep property list begins at an index: a word, and `=` after it.
  func hasKey(at offset: Int) -> Bool {
    guard let end = endOfWord(offset) else { return false }
    let next = afterSpace(end)
    return next < text.count && text[next] == UInt8(ascii: "=")
  }
}
