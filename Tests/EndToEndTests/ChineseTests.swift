import Foundation
import ScreenTesting
import Testing

@Suite("formview in Chinese")
struct ChineseTests {
  private static let environment = ["LC_ALL": "zh_CN.UTF-8"]

  /// Three or more Latin words in a row: a sentence that was not translated.
  private func englishSentences(in text: String) -> [String] {
    // Commands are what they are.
    text.replacing(/formview(?: [-\w.]+)+/, with: "").matches(
      of: /[A-Za-z']{2,}(?: [a-z']{2,}){2,}/
    ).map { String($0.output) }
  }

  private func run(_ arguments: String..., in scene: Scene) throws -> Scene.Outcome {
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    return try scene.shell("LC_ALL=zh_CN.UTF-8 $formview \(quoted)")
  }

  private static let form = """
    ( { key = "姓名"; valuePath = name; required = YES; maximumLength = 4; },
      { key = "工资"; valuePath = salary; cellIdentifier = NumberCell; minimumValue = 0; },
      { key = "在职"; valuePath = active; cellIdentifier = SwitchCell; } )
    """
  private static let files = [
    "form.plist": form,
    "staff.json": #"[{"name": "张三丰的弟弟", "salary": -5, "active": true}, {"salary": 1}]"#,
    "one.json": #"{"name": "王芳", "salary": 1, "active": true}"#,
    "broken.json": #"[{"name": }]"#,
  ]

  @Test("check reports problems in Chinese, rules by their names")
  func check() throws {
    let outcome = try run("check", "form.plist", "staff.json", in: Scene(Self.files))
    #expect(outcome.status == 1)
    #expect(
      outcome.lines.first
        == "staff.json:1:11: 错误 maximumLength：第 1 条记录，name“姓名”：最多 4 个字符，现有 6 个；实际为 \"张三丰的弟弟\"")
    #expect(outcome.lines.last == "staff.json:1:52: 错误 required：第 2 条记录，name“姓名”：必填")
    #expect(englishSentences(in: outcome.output + outcome.errors) == [])
  }

  @Test("lint speaks Chinese, and English to programs")
  func lint() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = "a..b"; color = rde; maximumLength = 3; minimumLength = 5; },
        { valuePath = b; defaultValue = xy; maximumLength = 1; unknown = 1; } )
      """
    ])
    let outcome = try run("lint", "form.plist", in: scene)
    #expect(outcome.status == 3)
    #expect(
      outcome.lines.first
        == #"form.plist:1:17: 错误 F201：表单第 1 行：“valuePath”的键路径无效：此处应为名称（第 3 个字符）；实际为 "a..b"；"#
        + "建议：路径，如 name.full 或 phones[0].number，特殊的名称加引号")
    #expect(outcome.output.contains("颜色无效"))
    #expect(outcome.output.contains("默认值违反该行自己的规则 maximumLength：最多 1 个字符，现有 2 个"))
    #expect(englishSentences(in: outcome.output + outcome.errors) == [])
    let json = try run("lint", "--format", "json", "form.plist", in: scene)
    #expect(json.output.contains(#""message":"\"valuePath\" has an invalid key path"#))
  }

  @Test("check as JSON has the same members as in English")
  func json() throws {
    let outcome = try run(
      "check", "--format", "json", "form.plist", "staff.json", in: Scene(Self.files))
    #expect(outcome.output.contains(#""severity":"error""#))
    #expect(outcome.output.contains(#""rule":"required""#))
  }

  @Test(
    "Refusals and failures are in Chinese",
    arguments: [
      (["set", "form.plist", "one.json", "salary=-3"], "不得小于 0"),
      (["set", "form.plist", "one.json", "salry=3"], "没有行“salry”；是否指“salary”？"),
      (["show", "form.plist", "broken.json"], "应为值"),
      (["show", "form.plist", "nothing.json"], "没有这个文件"),
      (["show", "--filter", "salary > x", "form.plist", "staff.json"], "“工资”是数字"),
      (["get", "form.plist", "staff.json", "name"], "共 2 条记录"),
      (["shwo", "form.plist", "one.json"], "没有命令“shwo”"),
      (["form.plist"], "formview：需要表单和数据文件：formview form.plist DATA"),
      (["show", "form.plist"], "formview：需要表单和数据文件：formview show form.plist DATA"),
      (["show", "--fromat", "x", "form.plist", "one.json"], "错误：没有选项“--fromat”；是否指“--format”？"),
      (["show", "--zzzzzz", "form.plist", "one.json"], "错误：没有选项“--zzzzzz”\n"),
      (["show", "form.plist", "one.json", "x"], "错误：多余的参数“x”"),
      (["show", "form.plist", "one.json", "x", "y"], "错误：多余的 2 个参数：“x”、“y”"),
      (["show", "form.plist", "one.json", "--record"], "错误：--record <n> 缺少值"),
      (["show", "form.plist", "one.json", "--record", "x"], "错误：“x”不是 --record <n> 的有效值\n"),
      (
        ["show", "form.plist", "one.json", "--color", "x"],
        "错误：“x”不是 --color <color> 的有效值；可选值：auto、always、never"
      ),
      (["show", "form.plist", "one.json", "--format", "x"], "的有效值；可选值：\n  - text\n"),
      (["show", "form.plist", "one.json", "--show-secrets=1"], "--show-secrets 不带值，但给出了“1”"),
      (
        ["explain", "regex", "--all"],
        "用法：formview explain [<key-or-code>] [--all]\n  更多信息：formview explain --help"
      ),
    ])
  func refusals(arguments: [String], message: String) throws {
    let line = arguments.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try Scene(Self.files).shell("LC_ALL=zh_CN.UTF-8 $formview \(line)")
    #expect(outcome.status > 0)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(englishSentences(in: outcome.errors) == [])
  }

  @Test("Help is in Chinese and fits into 80 columns")
  func help() throws {
    for command in try [""] + Scene().commands { try checkHelp(of: command) }
  }

  private func checkHelp(of command: String) throws {
    let outcome = try Scene().shell("LC_ALL=zh_CN.UTF-8 COLUMNS=80 $formview \(command) --help")
    #expect(outcome.status == 0)
    let text = outcome.output
    #expect(text.contains("用法：formview \(command)") && text.contains("\n选项：\n"), "\(text)")
    #expect(text.contains("--help              显示帮助。"))
    let english = /[A-Z]{4,}: |Show|See |default|values/
    #expect(!text.contains(english), "\(text)")
    let examples = ["  formview ", "  curl "]
    let prose = outcome.lines.filter { line in !examples.contains(where: line.hasPrefix) }
    #expect(englishSentences(in: prose.joined(separator: "\n")) == [])
    for line in outcome.lines {
      let columns = line.unicodeScalars.map { $0.value < 0x2E80 ? 1 : 2 }.reduce(0, +)
      #expect(columns <= 80, "\(line)")
    }
  }

  @Test("lint at a terminal speaks Chinese around the line of the form, too")
  func report() throws {
    let scene = try Scene(["form.plist": "( { valuePath = a; color = rde; } )"])
    let outcome = try scene.shell(
      "LC_ALL=zh_CN.UTF-8 NO_COLOR=1 script -qc \"$formview lint form.plist\" /dev/null")
    #expect(outcome.output.contains("form.plist:1:28: 错误 F203：表单第 1 行“A”：“color”的颜色无效；实际为 \"rde\""))
    #expect(outcome.output.contains("= 建议：\"red\""), "\(outcome.output)")
  }

  @Test("show prints switches in Chinese, and sorts by pinyin")
  func show() throws {
    let scene = try Scene(Self.files)
    #expect(try run("show", "form.plist", "one.json", in: scene).output.contains("● 开"))
    try scene.write("names.json", #"[{"name": "张"}, {"name": "王"}, {"name": "安"}]"#)
    let sorted = try run(
      "show", "--sort", "name", "--format", "tsv", "--columns", "name", "form.plist", "names.json",
      in: scene)
    #expect(
      sorted.lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) } == ["安", "王", "张"])
  }

  @Test("The screen is in Chinese: keys, messages, help and questions; 40 columns are enough")
  func screen() throws {
    for width in [80, 40] {
      let scene = try Scene(Self.files)
      let session = try scene.open(
        "form.plist", "one.json", environment: Self.environment, size: (width, 20),
        showing: "姓名", bottom: "? 按键")
      func expectChinese() {
        #expect(englishSentences(in: session.screen.joined(separator: "\n")) == [])
      }
      expectChinese()
      try session.press("j", "Enter", "C-u")
      session.type("-7")
      try session.wait(for: "保持原值")
      expectChinese()
      try session.press("Enter")
      try session.wait(for: "不得小于 0")
      try session.press("Enter", "?")
      try session.wait(for: "当前行")
      expectChinese()
      try session.press("Esc", "q")
      try session.wait(for: "未保存：")
      expectChinese()
      try session.press("x")
      #expect(try session.waitForExit() == .exited(0))
    }
  }

  @Test(
    "A list is edited, undone, redone and saved in Chinese, however the locale asks for it",
    arguments: [
      ["LC_ALL": "zh_CN.UTF-8"], ["LANG": "zh_CN.UTF-8"],
      ["LANG": "en_US.UTF-8", "LANGUAGE": "zh_CN:en"],
    ])
  func list(locale: [String: String]) throws {
    let scene = try Scene([
      "form.plist": Self.form, "list.json": #"[{"name": "张三"}, {"name": "李四"}]"#,
    ])
    let session = try scene.open(
      "form.plist", "list.json", environment: locale, showing: "2 条记录", bottom: "? 按键")
    try session.press("e", "C-u")
    session.type("王五")
    try session.press("Enter")
    try session.wait(for: "● 未保存")
    try session.press("u")
    try session.wait(for: "已撤销“姓名”的更改")
    try session.press("C-r", "q")
    try session.wait(for: "未保存：1 条记录的更改。")
    try session.press("s")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.isInShellMode)
    #expect(try scene.read("list.json") == #"[{"name": "王五"}, {"name": "李四"}]"#)
  }
}
