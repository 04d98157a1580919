import PlistText
import Records
import SourceText
import Texts
import YAMLText

extension TextFormat {
  /// The YAML between two lines of three dashes at the beginning of a Markdown file; the text behind them stays. Of the
  /// files with such a name few have data in front: no ending shows it.
  package static let frontMatter = TextFormat(
    name: "front-matter", extensions: [],
    isRecognized: FrontMatter.begins,
    read: { source throws(SourceFault) in try YAMLCodec.readFront(of: source) },
    begin: nil)
}

enum FrontMatter {
  /// Only the name tells it from a YAML file of several documents.
  @Sendable fileprivate static func begins(_ head: FileHead) -> Bool {
    head.name.isOfMarkdown && head.text.starts(with: "---".utf8)
  }

  /// From the first marker to the one that closes it; nil where there is none.
  static func range(in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard isMarker(bytes[start..<bytes.yamlLineEnd(of: start)]) else { return nil }
    var line = bytes.afterYAMLBreak(bytes.yamlLineEnd(of: start))
    while line < bytes.count {
      let end = bytes.yamlLineEnd(of: line)
      if isMarker(bytes[line..<end]) { return 0..<line }
      line = bytes.afterYAMLBreak(end)
    }
    return nil
  }

  private static func isMarker(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
    (line.starts(with: "---".utf8) || line.starts(with: "...".utf8))
      && line.dropFirst(3).allSatisfy(\.isYAMLBlank)
  }
}

extension String {
  /// True for the name of a text that may have data in front.
  var isOfMarkdown: Bool { hasExtension(of: ["md", "markdown", "mdx", "qmd", "rmd"]) }
}
