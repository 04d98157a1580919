import Testing

/// The rule is at the beginning of `zh-Hans.po`.
@Suite("Chinese sentences keep one rule of punctuation")
struct ChinesePunctuationTests {
  /// Code in a sentence, as it is written in forms and on command lines.
  private static let code = [
    "\"\"", "请写 \\\"", "写成 \"X\"", "之后应为 \" ", "=\"text\"",
    "\"Name\" 之后",
  ]

  @Test("punctuation is full width, and blanks part Chinese from Latin characters only")
  func punctuation() throws {
    let file = try #require(try TranslationFile.all().first { $0.language == "zh-Hans" })
    #expect(file.entries.count > 2_000)
    for entry in file.entries.dropFirst() {
      for text in entry.translations {
        // Lines of a form or of a shell are in help as they are typed.
        for line in text.split(separator: "\n") where !line.hasPrefix("  formview ") {
          let plain = String(line).replacing("%%", with: "%").replacing(/%(?:\d\$)?@/, with: "X")
          if let fault = Self.fault(in: plain) {
            Issue.record("zh-Hans.po:\(entry.line) has \(fault): \(line)")
          }
        }
      }
    }
  }

  @Test(
    "a fault is found",
    arguments: [
      ("没有列,请试", "half-width punctuation"), ("没有(列)", "half-width punctuation"),
      ("行: 值", "half-width punctuation"), ("键 \"a\" 无效", "half-width quotes"),
      ("没有a列", "no blank before Latin"), ("3 个", nil), ("3个", "no blank before Latin"),
      ("“a” 无效", "a blank beside punctuation"), ("无效； 请试", "a blank beside punctuation"),
      ("“a”无效；请试 b（如 c）", nil), ("X: 错误：没有", nil),
    ] as [(String, String?)])
  func faults(text: String, fault: String?) {
    #expect(Self.fault(in: text) == fault)
  }

  /// What breaks the rule in a text in which `X` is for its parameters; nil if nothing does.
  private static func fault(in text: String) -> String? {
    var text = text
    for part in code { text = text.replacing(part, with: "X") }
    text = text.replacing(/(\w+|"\w+") = "[^"]*"/, with: "X")
    if text.contains(/[一-鿿][,;:!?()]|[,;!?()][一-鿿]|[一-鿿]: | :[一-鿿]/) {
      return "half-width punctuation"
    }
    if text.contains(/[一-鿿] ?"|" ?[一-鿿]/) { return "half-width quotes" }
    if text.contains(/[一-鿿][A-WYZa-z0-9]|[A-WYZa-z0-9][一-鿿]/) { return "no blank before Latin" }
    if text.contains(/[ ][，。；：、？！（）“”]|[，。；：、？！（“][ ]|” [一-鿿]/) {
      return "a blank beside punctuation"
    }
    return nil
  }
}
