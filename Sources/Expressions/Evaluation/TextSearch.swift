import SourceText

/// Searches for a text in a text, byte for byte. O(both) in every case.
enum TextSearch {
  static func contains(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    // The quick search compares each position again, which only long parts could make slow.
    return part.count <= 32 ? ByteSearch.contains(text, part) : containsLong(text, part)
  }

  /// The parts of a text between the occurrences of a separator; the characters where it is empty. O(both).
  static func parts(of text: String, between separator: String) -> [String] {
    guard !separator.isEmpty else { return text.map { String($0) } }
    let (bytes, separator) = (Array(text.utf8), Array(separator.utf8))
    let ends = borders(of: separator)
    var parts: [String] = []
    var (start, length) = (0, 0)
    for (index, byte) in bytes.enumerated() {
      while length > 0, byte != separator[length] { length = ends[length - 1] }
      if byte == separator[length] { length += 1 }
      guard length == separator.count else { continue }
      parts.append(String(decoding: bytes[start..<(index + 1 - length)], as: UTF8.self))
      (start, length) = (index + 1, 0)
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// The algorithm of Knuth, Morris and Pratt.
  private static func containsLong(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    let borders = borders(of: part)
    var length = 0
    for byte in text {
      while length > 0, byte != part[length] { length = borders[length - 1] }
      if byte == part[length] { length += 1 }
      if length == part.count { return true }
    }
    return false
  }

  /// For each beginning of a part the length of the longest one that also ends it.
  private static func borders(of part: [UInt8]) -> [Int] {
    var borders = [0]
    var length = 0
    for index in part.indices.dropFirst() {
      while length > 0, part[index] != part[length] { length = borders[length - 1] }
      if part[index] == part[length] { length += 1 }
      borders.append(length)
    }
    return borders
  }
}
