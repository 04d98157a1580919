import Screen
import Texts

/// The output of argument-parser in the language of the process, wrapped by the width of its characters.
///
/// The parser has English sentences only, as text, so they are recognized line by line (`ParserText+Sentences`). An
/// unknown line stays unchanged.
struct ParserText {
  let texts: Texts
  let width: Int

  /// A width at which the parser wraps nothing.
  static let unwrapped = 1_000_000
  private static let descriptionColumn = 26

  /// Prefixes of messages of one line each, of any length.
  private static let oneLiners = ["Error: ", "Help:  ", "Usage: "]

  /// The parser's text, not wrapped before.
  func worded(_ text: String) -> String {
    var isList = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if let heading = heading(line) {
        isList = true
        return heading
      }
      if Self.oneLiners.contains(where: line.hasPrefix) { return sentence(line) }
      let indent = isList ? Self.descriptionColumn : line.prefix { $0 == " " }.count
      return wrapped(isList ? described(line) : sentence(line), indent: indent)
    }.joined(separator: "\n")
  }

  /// A line of a list: a name, and its description in a column.
  private func described(_ line: Substring) -> String {
    // Behind the lists there is a sentence with two blanks before it.
    if line.hasPrefix("  See ") { return sentence(line) }
    return values(in: String(line).replacing(" (default)", with: texts.defaultCommand))
      .replacing("Show the version.", with: texts.showVersion)
      .replacing("Show help information.", with: texts.showHelp)
  }

  /// Lines after the first are indented.
  private func wrapped(_ line: String, indent: Int) -> String {
    guard DisplayText.width(line) > width, width > indent + 10 else { return line }
    let margin = String(repeating: " ", count: indent)
    // The first line has its own margin; the others are narrower by theirs.
    guard let first = DisplayText.wrapped(line, to: width, limit: 1).first else { return line }
    let rest = line[first.endIndex...].drop { $0 == " " }
    guard !rest.isEmpty else { return line }
    return
      ([String(first)]
      + DisplayText.wrapped(String(rest), to: width - indent).map { margin + $0 })
      .joined(separator: "\n")
  }
}
