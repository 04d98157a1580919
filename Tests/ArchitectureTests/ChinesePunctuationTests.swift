import Testing

/// The rule is in the doc comment of `ChineseTexts`.
@Suite("Chinese sentences keep one rule of punctuation")
struct ChinesePunctuationTests {
  /// Code in a sentence, as it is written in forms and on command lines.
  private static let code = [
    "\\\"\\\"", "请写 \\\\\\\"", "写成 \\\"X\\\"", "之后应为 \\\" ", "=\\\"text\\\"",
  ]

  @Test("punctuation is full width, and blanks part Chinese from Latin characters only")
  func punctuation() throws {
    let files = try SourceFiles.texts(of: "Texts").filter { $0.name.hasPrefix("Texts/Chinese/") }
    #expect(files.count > 30)
    for file in files {
      for (number, text) in Self.sentences(in: file.text) {
        if let fault = Self.fault(in: text) {
          Issue.record("\(file.name):\(number) has \(fault): \(text)")
        }
      }
    }
  }

  @Test(
    "a fault is found",
    arguments: [
      ("没有列,请试", "half-width punctuation"), ("没有(列)", "half-width punctuation"),
      ("行: 值", "half-width punctuation"), ("键 \\\"a\\\" 无效", "half-width quotes"),
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
    if text.contains(/[一-鿿][,;:!?()]|[,;!?()][一-鿿]|[一-鿿]: | :[一-鿿]/) {
      return "half-width punctuation"
    }
    if text.contains(/[一-鿿] ?\\"|\\" ?[一-鿿]/) { return "half-width quotes" }
    if text.contains(/[一-鿿][A-WYZa-z0-9]|[A-WYZa-z0-9][一-鿿]/) { return "no blank before Latin" }
    if text.contains(/[ ][，。；：、？！（）“”]|[，。；：、？！（“][ ]|” [一-鿿]/) {
      return "a blank beside punctuation"
    }
    return nil
  }

  /// The texts of a file with the numbers of their lines; an `X` for each parameter.
  private static func sentences(in file: String) -> [(line: Int, text: String)] {
    var sentences: [(line: Int, text: String)] = []
    var isBlock = false
    for (index, line) in file.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.contains("\"\"\"") {
        isBlock.toggle()
        continue
      }
      // Lines of a form or of a shell are in help as they are typed.
      let isCode = line.contains("example:") || (isBlock && line.hasPrefix("      formview "))
      guard !isCode, !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
      let texts =
        isBlock
        ? [String(line)] : line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.output.1) }
      for text in texts where text.contains(/[一-鿿]/) {
        sentences.append(
          (index + 1, text.replacing(/\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/, with: "X")))
      }
    }
    return sentences
  }
}
