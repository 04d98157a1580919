import JSONText
import PlistText
import Records

/// The formats of data files, a line for each.
package enum TextFormatCatalog {
  package static let all: [TextFormat] = [
    .json, .xmlPlist, .binaryPlist, .openStepPlist, .keyedArchive,
  ]

  package static var extensions: [String] {
    all.flatMap(\.extensions).reduce(into: []) { all, ending in
      if !all.contains(ending) { all.append(ending) }
    }
  }

  /// The format of a file by its beginning, then by its name; JSON by default.
  static func format(of head: UnsafeRawBufferPointer, named name: String) -> TextFormat {
    // JSON costs a look at one or two bytes.
    if isPlainJSON(head) { return .json }
    let head = FileHead(head)
    if let format = all.first(where: { $0.isRecognized(head) }) { return format }
    return format(ofNew: name, isEmpty: head.text.isEmpty)
  }

  /// The document in the format layered above its own; the document itself if there is none.
  static func inside(
    _ document: any TextFormatDocument, named name: String
  ) throws(SourceFault) -> any TextFormatDocument {
    for format in all {
      if let inner = try format.inside?(document, name) { return inner }
    }
    return document
  }

  static func format(ofNew name: String, isEmpty: Bool = true) -> TextFormat {
    guard isEmpty else {
      return TextFormat.openStepPlist.isShown(by: name) ? .openStepPlist : .json
    }
    return all.first { $0.isShown(by: name) } ?? .json
  }

  /// True if a file begins like JSON only: with `[`, or `{` and a member with a colon on another line or directly
  /// after it.
  private static func isPlainJSON(_ head: UnsafeRawBufferPointer) -> Bool {
    guard let first = head.first else { return false }
    if first == UInt8(ascii: "[") { return head.count < 2 || head[1] != 0 }
    guard first == UInt8(ascii: "{"),
      let quote = head.dropFirst().firstIndex(where: { !$0.isSpace }),
      head[quote] == UInt8(ascii: "\""),
      let end = head[(quote + 1)...].prefix(256).firstIndex(where: {
        $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
      })
    else { return false }
    return end + 1 < head.count && head[end + 1] == UInt8(ascii: ":")
  }
}

extension TextFormat {
  /// JSON and JSON Lines, which other formats are converted to.
  package static let json = TextFormat(
    name: "json", extensions: ["json", "jsonl", "ndjson"],
    isRecognized: { _ in false }, read: nil, begin: nil)
}
