import Cells
import Forms
import Records

/// Writes records as a Markdown table (GitHub's): the labels, then the rows' shown texts.
struct MarkdownWriter: RecordWriter {
  private let reader: ListReader
  private let alignments: [CellAlignment]
  private let defaultMark: String

  init(columns: [ConfigRow], alignments: [CellAlignment], workspace: Workspace) {
    reader = ListReader(columns: columns, workspace: workspace)
    self.alignments = alignments
    defaultMark = Theme(colors: 0, in: workspace.locale.language).defaultMark ?? ""
  }

  var head: String {
    let labels = reader.columns.map { escaped($0.key) }
    let rules = alignments.map { alignment in
      switch alignment {
      case .left: "---"
      case .center: ":---:"
      case .right: "---:"
      }
    }
    return Self.line(labels) + Self.line(rules)
  }

  func write(_ id: RecordID, to bytes: inout [UInt8]) {
    let shown = reader.reading(id).map { reader.shownTexts(of: $0, markingDefaults: defaultMark) }
    let texts = shown ?? reader.columns.map { _ in nil }
    bytes += Self.line(texts.map { escaped($0 ?? "") }).utf8
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// A cell of one line, without markup and control characters.
  private func escaped(_ text: String) -> String {
    guard MarkdownText.needsEscapes(text) else { return text }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.map { line in
      MarkdownText.escaped(VisibleText.of(String(line)))
    }
    .joined(separator: "<br>")
  }
}
