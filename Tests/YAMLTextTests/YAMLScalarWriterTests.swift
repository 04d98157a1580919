import SourceText
import Testing
import YAMLText

@Suite("Writing YAML scalars")
struct YAMLScalarWriterTests {
  static let texts = [
    "plain", "two words", "yes", "No", "on", "y", "012", "0o17", "1:30", "2026-11-30", "null", "~",
    "true",
    "12", "-1.5", "1e3", "0x1F", "1_000", ".inf", "", " ", " leading", "trailing ", "a: b", "a #b",
    "# no",
    "- x", "-x", "-", "?x", "it's", "say \"hi\"", "back\\slash", "[a]", "{a}", "a, b", "*x", "&x",
    "!x", "%x",
    "@x", "`x", "a:", ":a", "a:b", "---", "--- a", "...", "one\ntwo", "one\ntwo\n",
    "one\n\ntwo\n\n\n",
    "  in\nout\n", "in\n  out\n  more\nend", "\n", "\nx", "x\n ", "tab\there", "\tx", "桜 🌸",
    "e\u{301}", "\u{7}",
    "\u{85}", "a\u{2028}b", "\u{FEFF}", "a\rb", "a\r\nb", "=", "<<", "|", ">",
    "\u{1F468}\u{200D}\u{1F469}",
  ]

  static let contexts: [(name: String, before: String, after: String)] = [
    ("a value", "a: ", " # c\nb: 1\n"), ("an item", "- ", "\n- x\n"),
    ("a nested value", "k:\n    - a: ", "\n      b: 1\n"),
    ("in brackets", "[x, ", ", y]\n"), ("a key", "", ": 1\n"), ("a key in braces", "{", ": 1}\n"),
  ]

  @Test(
    "Every text in every style and place reads back as itself", arguments: YAMLNode.Style.allCases,
    0..<contexts.count)
  func pairs(style: YAMLNode.Style, place: Int) throws {
    let (name, before, after) = Self.contexts[place]
    for text in Self.texts {
      var context = YAMLScalarWriter.Context()
      context.isFlow = name.contains("brac")
      context.isKey = name.contains("key")
      context.isAtLineStart = name == "a key"
      context.indent = name == "a nested value" ? 8 : 2
      let written = YAMLScalarWriter(context, quotes: .singleQuoted).written(text, as: style)
      let head = String(decoding: written.head, as: UTF8.self)
      var file = before + head + after
      if !written.lines.isEmpty {
        let (rest, next) = after.split(at: "\n")
        file = before + head + rest + "\n" + String(decoding: written.lines, as: UTF8.self) + next
      }
      let stream = try YAMLReader.read(SourceText(name: "a", text: file), with: YAMLLibrary())
      let found = stream.nodes.indices.filter { number in
        stream[number].kind == .scalar && stream.value(of: number) == .text(text)
      }
      #expect(!found.isEmpty, "\(name), \(style), \(text.debugDescription): \(file)")
      #expect(try stream.nodes.count == Self.count(before, after), "\(file)")
      let isRead = found.first.map { stream[$0].style }
      if style.rawValue < 3, !text.contains("\n"), isRead == .literal || isRead == .folded {
        Issue.record("a text of one line became a block: \(file)")
      }
    }
  }

  private static func count(_ before: String, _ after: String) throws -> Int {
    try YAMLReader.read(SourceText(name: "a", text: before + "x" + after), with: YAMLLibrary())
      .nodes.count
  }

  @Test(
    "A style is kept where the text can be said in it",
    arguments: [
      ("x", YAMLNode.Style.plain, "x"), ("x", .singleQuoted, "'x'"),
      ("it's", .singleQuoted, "'it''s'"),
      ("x", .doubleQuoted, "\"x\""), ("a\nb", .doubleQuoted, "\"a\\nb\""), ("x", .literal, "|-"),
      ("a\nb\n", .literal, "|"), ("a\nb\n\n", .literal, "|+"), ("a\n b", .folded, "|-"),
      ("a\nb", .folded, ">-"), ("a\nb", .plain, "|-"), ("yes", .plain, "'yes'"),
      ("12", .plain, "'12'"),
      ("\u{7}", .singleQuoted, "\"\\x07\""), (" a\nb", .literal, "|2-"),
      ("a\nb", .singleQuoted, "|-"),
    ])
  func styles(text: String, style: YAMLNode.Style, head: String) {
    let writer = YAMLScalarWriter(YAMLScalarWriter.Context(), quotes: .singleQuoted)
    #expect(String(decoding: writer.written(text, as: style).head, as: UTF8.self) == head)
  }

  @Test("What YAML 1.1 reads as another type stays plain only in place of the same type")
  func legacy() {
    let writer = YAMLScalarWriter(YAMLScalarWriter.Context(), quotes: .doubleQuoted)
    func head(_ text: String, _ legacy: YAMLLegacyType?) -> String {
      String(decoding: writer.written(text, as: .plain, legacy: legacy).head, as: UTF8.self)
    }
    #expect(head("no", .bool) == "no")
    #expect(head("no", nil) == "\"no\"")
    #expect(head("0600", .number) == "0600")
    #expect(head("0600", .date) == "\"0600\"")
    #expect(head("2026-12-01", .date) == "2026-12-01")
    #expect(head("2026-12-01", nil) == "\"2026-12-01\"")
  }
}

extension String {
  /// What is before the first separator, and what is behind it.
  fileprivate func split(at separator: Character) -> (String, String) {
    guard let index = firstIndex(of: separator) else { return (self, "") }
    return (String(self[..<index]), String(self[self.index(after: index)...]))
  }
}
