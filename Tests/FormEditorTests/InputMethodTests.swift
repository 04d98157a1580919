import FormEditor
import Testing
import TextsTesting

@Suite("Keys with a Chinese input method on")
struct InputMethodTests {
  @Test(
    "Outside of fields a character of an input method is the command of its key",
    arguments: [
      ("？", "?"), ("：", ":"), ("、", "/"), ("！", "!"), ("＆", "&"), ("＝", "="), ("Ｇ", "G"),
      ("ｊ", "j"),
      ("３", "3"), ("　", " "), ("－", "-"), ("＊", "*"), ("】", "]"), ("【", "["), ("ｄ", "d"),
    ])
  func commands(typed: String, plain: String) throws {
    let areOfTable = ["&", "=", "-", "*"]
    for opensTable in areOfTable.contains(plain) ? [true] : [true, false] {
      var scenarios = try [typed, plain].map { key in
        var scenario = try Scenario(
          form:
            "( { key = A; valuePath = a; maximumValue = 5; valueType = integer; }, { key = B; valuePath = b; } )",
          record: #"[{"a": 1, "b": "x"}, {"a": 9, "b": "x"}, {"a": 2, "b": "x"}]"#,
          opensTable: opensTable)
        scenario.type(key)
        return scenario
      }
      #expect(scenarios[0].text == scenarios[1].text, "\(scenarios[0].text)")
      for index in scenarios.indices { scenarios[index].press("j") }
      #expect(scenarios[0].text == scenarios[1].text, "\(scenarios[0].text)")
    }
  }

  @Test("《 and 》 go to the record before and the next one")
  func records() throws {
    var scenario = try Scenario(
      form: "( { key = A; valuePath = a; } )", record: #"[{"a": "one"}, {"a": "two"}]"#)
    scenario.press("》")
    #expect(scenario.line(of: "A").contains("two"))
    scenario.press("《")
    #expect(scenario.line(of: "A").contains("one"))
  }

  @Test("A question is answered, and a list left, with letters of full width")
  func answers() throws {
    var scenario = try Scenario(
      form: "( { key = A; valuePath = a; } )", record: #"{"a": "one"}"#)
    scenario.press("Enter")
    scenario.type("x")
    scenario.press("Enter", "ｑ")
    #expect(scenario.editor.mode == .prompt)
    scenario.press("ｃ")
    #expect(scenario.editor.mode == .browsing)
    scenario.press("ｄ")
    #expect(scenario.editor.mode == .panel)
    scenario.press("ｑ")
    #expect(scenario.editor.mode == .browsing)
  }

  @Test("In a field, and in what is typed in the bottom bar, they stay as they are typed")
  func fields() throws {
    var scenario = try Scenario(
      form: "( { key = A; valuePath = a; } )", record: #"{"a": ""}"#)
    scenario.press("Enter")
    scenario.type("？：、Ａ")
    scenario.press("Enter")
    #expect(scenario.file == #"{"a": "？：、Ａ"}"#)
    scenario.press("、")
    scenario.type("：、")
    #expect(scenario.text.contains("：、"))
  }

  @Test("Radio buttons are gone to by the initial of their title's Pinyin")
  func radio() throws {
    var scenario = try Scenario(
      form: "( { key = A; valuePath = a; cellIdentifier = RadioCell; values = (上海, 北京); } )",
      record: #"{"a": "上海"}"#)
    scenario.press("Enter", "b", "Enter")
    #expect(scenario.file == #"{"a": "北京"}"#)
  }

  @Test("The help is narrowed to commands by the initials of their Pinyin")
  func help() throws {
    var scenario = try Scenario(
      form: "( { key = A; valuePath = a; } )", record: #"{"a": ""}"#, language: .chinese)
    scenario.press("?")
    scenario.type("cx")
    #expect(scenario.text.contains("撤销"), "\(scenario.text)")
    #expect(!scenario.text.contains("保存"), "\(scenario.text)")
  }
}
