import SourceText

/// Searches for a text in a text, byte for byte. O(both) in every case.
enum TextSearch {
  static func contains(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    // The quick search compares each position again, which only long parts could make slow.
    return part.count <= 32 ? ByteSearch.contains(text, part) : containsLong(text, part)
  }

  /// The algorithm of Knuth, Morris and Pratt.
  private static func containsLong(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    var borders = [0]
    var length = 0
    for index in part.indices.dropFirst() {
      while length > 0, part[index] != part[length] { length = borders[length - 1] }
      if part[index] == part[length] { length += 1 }
      borders.append(length)
    }
    length = 0
    for byte in text {
      while length > 0, byte != part[length] { length = borders[length - 1] }
      if byte == part[length] { length += 1 }
      if length == part.count { return true }
    }
    return false
  }
}
