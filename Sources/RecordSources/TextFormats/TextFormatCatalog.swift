import JSONText
import PlistText
import Records

/// The formats of data files, a line for each.
package enum TextFormatCatalog {
  package static let all: [TextFormat] = [
    .json, .commentedJSON, .xmlPlist, .binaryPlist, .openStepPlist, .keyedArchive,
    .frontMatter, .yaml,
  ]

  package static var extensions: [String] {
    all.flatMap(\.extensions).reduce(into: []) { all, ending in
      if !all.contains(ending) { all.append(ending) }
    }
  }

  /// The format of a file by its beginning, then by its name; JSON by default.
  static func format(of head: UnsafeRawBufferPointer, named name: String) -> TextFormat {
    if TextFormat.yaml.isShown(by: name) { return .yaml }
    // JSON costs a look at one or two bytes.
    if isPlainJSON(head) { return .json }
    let head = FileHead(head, named: name)
    if let format = all.first(where: { $0.isRecognized(head) }) {
      // Lines are read one by one, and those with comments are faults.
      return format == .commentedJSON && name.hasExtension(of: TextFormat.lines) ? .json : format
    }
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
      if name.isOfMarkdown { return .frontMatter }
      return TextFormat.openStepPlist.isShown(by: name) ? .openStepPlist : .json
    }
    return all.first { $0.isShown(by: name) } ?? .json
  }

  /// The format that the beginning of a file proves; nil if it is uncertain.
  static func evident(in head: FileHead) -> TextFormat? {
    if let format = all.first(where: { $0.isRecognized(head) }) { return format }
    let isJSON = head.text.first.map("{[".utf8.contains) ?? false
    return isJSON && head.text.allSatisfy { $0 >= 0x20 || $0.isSpace } ? .json : nil
  }

  /// True if a file begins like JSON only: with a list, unless it is UTF-16, or a member.
  private static func isPlainJSON(_ head: UnsafeRawBufferPointer) -> Bool {
    if head.first == UInt8(ascii: "[") { return head.count < 2 || head[1] != 0 }
    return JSONHead.hasMember(head)
  }
}

extension TextFormat {
  /// The endings of JSON Lines.
  static let lines = ["jsonl", "ndjson"]

  /// JSON and JSON Lines, which other formats are converted to.
  package static let json = TextFormat(
    name: "json", extensions: ["json"] + lines,
    isRecognized: { _ in false }, read: nil, begin: nil)
}
