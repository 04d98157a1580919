import Testing

@Suite("formview explain")
struct ExplainTests {
  @Test(
    "explains a key, a cell, a code and what check names findings by",
    arguments: [
      "regex", "NumberCell", "F401", "f401", "type", "path", "choice", "below", "duplicate",
      "read-only", "JSON", "FILE", "ACCESSIBLE", "FORMVIEW_THEME", "COLORFGBG", "no_proxy",
    ])
  func entries(name: String) throws {
    let outcome = try Scene().run("explain", name)
    #expect(outcome.status == 0)
    #expect(outcome.output.lowercased().hasPrefix(name.lowercased()))
  }

  @Test("explains the settings, and every variable that the manual page names")
  func settings() throws {
    let output = try Scene().run("explain", "config").output
    #expect(output.contains("config.plist") && output.contains("confirmsDeletion"))
    let page = try Repository.text("Documentation/formview.1")
    let part = try #require(
      page.components(separatedBy: ".Sh ENVIRONMENT").last?
        .components(separatedBy: ".Sh EXIT STATUS").first)
    let names = part.split(separator: "\n").filter { $0.hasPrefix(".It Ev ") }
      .flatMap { $0.dropFirst(7).split(separator: " ") }.filter { $0 != "," }
    #expect(names.count > 15)
    for name in names {
      let outcome = try Scene().run("explain", String(name))
      #expect(outcome.output.hasPrefix("\(name), a variable"), "\(name): \(outcome.errors)")
    }
  }

  @Test("advises the nearest name")
  func nearest() throws {
    let outcome = try Scene().run("explain", "regx")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("\"regex\""))
  }

  @Test("without a name lists all there are, by what they are names of, in 80 columns")
  func index() throws {
    let outcome = try Scene().run("explain")
    #expect(outcome.status == 0)
    #expect(outcome.lines.first == "Each of these has an entry: formview explain NAME.")
    #expect(outcome.lines.allSatisfy { $0.count <= 80 })
    for part in ["  Row: rules ", "  Cells  ", "  Keyboards  ", "  Messages  ", "  Also  "] {
      #expect(outcome.lines.contains { $0.hasPrefix(part) }, "\(part)")
    }
    let names = Set(outcome.output.split { " ,\n".contains($0) }.map(String.init))
    for name in ["regex", "SliderCell", "numberPad", "read-only", "W405", "sources"] {
      #expect(names.contains(name), "\(name)")
    }
    let chinese = try Scene().shell("LC_ALL=zh_CN.UTF-8 $formview explain")
    #expect(chinese.output.hasPrefix("以下各项都有条目：formview explain NAME。\n\n  "))
  }

  @Test("shows an example of a key, and of each dictionary that has it")
  func examples() throws {
    let output = try Scene().run("explain", "regex").output
    #expect(
      output.hasSuffix(
        "\n\n  { key = \"ISBN\"; valuePath = isbn; regex = \"97[89][0-9]{10}\"; }\n"))
    let rules = try Scene().run("explain", "rules").output
    #expect(rules.contains("\n  rules = ( { predicate = "))
    #expect(rules.contains("\n  { key = \"To\"; valuePath = to;\n    rules = ( { predicate = "))
  }

  @Test("lays an entry out: what it is, what it means, facts in columns, and an example")
  func layout() throws {
    #expect(
      try Scene().run("explain", "minimumLength").output == """
        minimumLength, a key of a row

        The shortest text, in characters as people count them.

          Takes  an integer
          Range  0 to 2147483647
          Cells  LabelCell, NoteCell, HeaderCell, TextFieldCell, TextViewCell,
                 SecureTextFieldCell
          F104   A number is out of the key's range.
          F403   A minimum is above its maximum.
          W403   Two rules of a row exclude each other.

          { key = "Password"; valuePath = password; isSecure = YES;
            minimumLength = 12; }

        """)
  }

  @Test("wraps to 80 columns")
  func wrapping() throws {
    let outcome = try Scene().run("explain", "F203")
    #expect(outcome.lines.count > 3)
    #expect(outcome.lines.allSatisfy { $0.count <= 80 })
  }

  @Test("speaks Chinese, in columns and lines of the same width")
  func chinese() throws {
    let outcome = try Scene().shell("LC_ALL=zh_CN.UTF-8 $formview explain TextViewCell")
    #expect(
      outcome.output == """
        TextViewCell：单元格

        多行文本，自动换行；按 C-x C-e 用其他编辑器打开。

          存储      string、any
          高度      3 行，除非该行另行给出
          专用的键  keyboardType、trimsWhitespace、autocapitalizationType、
                    autocorrectionType、textContentType、regexMatch、regex、
                    regexOptions、regexMessage、minimumLength、maximumLength

        """)
    let code = try Scene().shell("LC_ALL=zh_CN.UTF-8 $formview explain w405")
    #expect(code.output.hasPrefix("W405（警告）：正则表达式可能耗时很久。\n\n对某些文本，"))
  }
}
