import Forms
import Screen

/// Formats entries of the reference as text.
enum ReferencePrinter {
  private static let width = 80

  /// The parts of an entry, with an empty line between them.
  static func text(of entry: ReferenceEntry) -> String {
    entry.parts.map(text(of:)).joined(separator: "\n\n")
  }

  private static func text(of part: ReferenceEntry.Part) -> String {
    switch part {
    case .prose(let prose): wrapped(prose, indent: 0)
    case .facts(let facts): text(of: facts)
    case .example(let lines):
      lines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }
  }

  /// Names in a column, followed by their descriptions.
  private static func text(of facts: [ReferenceEntry.Fact]) -> String {
    let column = facts.map { DisplayText.width($0.name) }.max() ?? 0
    return facts.map { fact in
      let gap = String(repeating: " ", count: column + 2 - DisplayText.width(fact.name))
      return "  " + fact.name + gap + wrapped(fact.text, indent: column + 4)
    }.joined(separator: "\n")
  }

  /// Lines after the first are indented.
  private static func wrapped(_ text: String, indent: Int) -> String {
    DisplayText.wrapped(text, to: width - indent)
      .joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
