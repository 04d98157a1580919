import SourceText

/// Reads files of strings, which omit the braces of their dictionary.
extension OpenStepReader {
  /// Reads the whole text; with errors the value is the readable part.
  static func readStrings(
    _ source: SourceText, isData: Bool = false
  ) -> (root: PlistNode?, errors: [PlistSyntaxError]) {
    var reader = OpenStepReader(source)
    reader.isData = isData
    do throws(PlistSyntaxError) {
      let root = try reader.stringsFile()
      return (root, reader.errors)
    } catch {
      reader.note(error)
      return (nil, reader.errors)
    }
  }

  private mutating func stringsFile() throws(PlistSyntaxError) -> PlistNode {
    let start = offset
    if let bad = bytes.firstOffsetNotUTF8 {
      throw error(at: bad) { $0.invalidUTF8 }.advising { $0.saveAsUTF8 }
    }
    try skipSpace()
    if current == UInt8(ascii: "{") || current == UInt8(ascii: "(") {
      offset = start
      return try wholeFile()
    }
    let position = cursor.position(at: offset)
    var entries: [PlistEntry] = []
    while current != nil {
      do throws(PlistSyntaxError) {
        try readEntry(into: &entries)
      } catch {
        try recover(from: error)
        // There is no dictionary that it could end.
        _ = accept("}")
      }
      try skipSpace()
    }
    let all = start..<bytes.count
    return PlistNode(
      content: .dictionary(entries), position: position, element: all, inside: all)
  }
}
