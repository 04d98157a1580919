import Cells
import Records
import Screen
import Testing
import Texts
import TextsTesting
import Values

@testable import FormEditor

@Suite("The screen in Chinese")
struct ChineseTests {
  private static let sizes = [Size(width: 72, height: 16), Size(width: 40, height: 12)]

  /// A form whose own words are Chinese, so that every other word is the program's.
  private static let form = """
    {
      title = "员工";
      recordTitle = "{name}";
      rows = (
        { key = "姓名"; valuePath = name; required = YES; },
        { key = "薪资"; valuePath = salary; cellIdentifier = NumberCell; maximumValue = 50000; },
        { key = "在职"; valuePath = active; cellIdentifier = SwitchCell; }
      );
    }
    """
  private static let one = #"{"name": "张三", "salary": 900, "active": true}"#
  private static let many = """
    [
      {"name": "张三", "salary": 900, "active": true},
      {"name": "李四", "salary": 60000},
      {"name": "王五", "salary": 1200}
    ]
    """

  private func open(_ record: String = one, size: Size, path: String = "员工") throws -> Scenario {
    try Scenario(
      form: Self.form, record: record, size: size, path: path, opensTable: true,
      language: .chinese)
  }

  /// With an edit that is not saved.
  private func edited(_ record: String = one, size: Size) throws -> Scenario {
    var scenario = try open(record, size: size)
    scenario.press("e", "C-u")
    scenario.type("赵六")
    scenario.press("Enter")
    return scenario
  }

  /// Words in Latin letters other than names of keys.
  private func foreignWords(_ text: String) -> [String] {
    let names: Set<String> = [
      "Enter", "Esc", "Tab", "Space", "Delete", "Home", "End", "PgUp", "PgDn", "JSON",
    ]
    return text.split { !($0.isASCII && $0.isLetter) }.map(String.init)
      .filter { $0.count > 1 && !names.contains($0) }
  }

  // MARK: The title and the bottom bar

  @Test("What stands beside a secret and a hidden row is Chinese")
  func hints() throws {
    var scenario = try Scenario(
      form: """
        ( { key = "密码"; valuePath = pin; isSecure = YES; },
          { key = "备注"; valuePath = note; hidden = YES; } )
        """,
      record: #"{"pin": "1"}"#, language: .chinese)
    scenario.press("H")
    #expect(scenario.line(of: "密码").contains("保密"))
    #expect(scenario.line(of: "备注").contains("隐藏的行"))
    #expect(scenario.helpLine.contains("按 H 重新隐藏"))
  }

  @Test("A form has Chinese words at its keys", arguments: sizes)
  func form(size: Size) throws {
    let scenario = try open(size: size)
    #expect(scenario.bottomLine.contains("Enter 编辑"))
    #expect(scenario.bottomLine.contains("? 按键"))
    #expect(foreignWords(scenario.text) == [])
  }

  @Test("A table counts records, selected ones and problems in Chinese", arguments: sizes)
  func table(size: Size) throws {
    var scenario = try open(Self.many, size: size)
    #expect(scenario.screen[0].contains("3 条记录"))
    #expect(scenario.bottomLine.contains("Enter 打开"))
    scenario.press("j", "Space")
    #expect(scenario.screen[0].contains("已选 1"))
    #expect(scenario.text.contains("已选 1 条：按 E 批量设置该列，c 复制，x 删除") || size.width < 72)
    #expect(foreignWords(scenario.text) == [])
  }

  @Test("The title says that something is not saved, and the bar how to save it")
  func unsaved() throws {
    let scenario = try edited(size: Size(width: 72, height: 16))
    #expect(scenario.screen[0].contains("● 未保存"))
    #expect(scenario.bottomLine.contains("s 保存"))
    #expect(foreignWords(scenario.text) == [])
  }

  @Test("The bar counts Chinese words by the columns that they take: none is cut", arguments: sizes)
  func widths(size: Size) throws {
    let scenario = try edited(Self.many, size: size)
    #expect(DisplayText.width(scenario.bottomLine) <= size.width)
    #expect(scenario.bottomLine.contains("? 按键"))
    for line in scenario.screen { #expect(DisplayText.width(line) <= size.width) }
  }

  @Test("A line that is typed begins behind its Chinese label, and its cursor is there")
  func typedLine() throws {
    var scenario = try open(Self.many, size: Size(width: 40, height: 12))
    scenario.press("&")
    #expect(scenario.bottomLine.contains("筛选："))
    #expect(scenario.frame.cursor == Point(x: 1 + 6, y: 11))
    scenario.type("salary > 1000")
    #expect(scenario.frame.cursor?.x == 1 + 6 + 13)
    scenario.pressAndFinish("Enter")
    #expect(scenario.helpLine.contains("3 条中 2 条符合"))
    #expect(scenario.screen[0].contains("筛选：“salary > 1000”"))
  }

  // MARK: Editing

  @Test("A value that is refused says why", arguments: sizes)
  func refused(size: Size) throws {
    var scenario = try open(size: size)
    scenario.press("j", "Enter", "C-u")
    scenario.type("60000")
    scenario.press("Enter")
    #expect(scenario.text.contains("不得大于"))
    #expect(foreignWords(scenario.text) == [])
    #expect(scenario.helpLine.contains("再按 Enter 存为草稿"))
    #expect(scenario.text.contains("Esc 保持原值"))
    scenario.press("Enter", "s")
    #expect(scenario.question.contains("1 个草稿仍无效，不能保存。"))
    #expect(scenario.text.contains("g 转到该处"))
    #expect(foreignWords(scenario.text) == [])
  }

  @Test("An edit that is undone and redone names its row", arguments: sizes)
  func undone(size: Size) throws {
    var scenario = try edited(size: size)
    scenario.press("u")
    #expect(scenario.helpLine.contains("已撤销“姓名”的更改"))
    scenario.press("C-r")
    #expect(scenario.helpLine.contains("已重做“姓名”的更改"))
    #expect(foreignWords(scenario.text) == [])
  }

  @Test("Records that are added, deleted and moved, and what is said at the ends")
  func records() throws {
    var scenario = try open(Self.many, size: Size(width: 72, height: 16))
    scenario.press("a")
    #expect(scenario.helpLine.contains("姓名：◐ 必填"))
    scenario.press("Esc", "x")
    #expect(scenario.helpLine.contains("已删除 1 条记录；按 u 恢复"))
    scenario.press("u")
    #expect(scenario.helpLine.contains("已撤销删除的 1 条记录"))
    scenario.press("M-Down", "u")
    #expect(scenario.helpLine.contains("已撤销记录的移动"))
    scenario.press("Q")
    #expect(scenario.helpLine.contains("Q 在此不起作用；按 ? 查看按键"))
    scenario.press("3")
    #expect(scenario.helpLine.contains("3：G 转到第 3 条记录，j 等移动键移动这么多条"))
  }

  @Test("One value for selected records has its label in front, and says how many have it")
  func selected() throws {
    var scenario = try open(Self.many, size: Size(width: 72, height: 16))
    scenario.press("Space", "Space", "E")
    #expect(scenario.helpLine.contains("2 条选中记录的“姓名”："))
    scenario.press("C-u")
    scenario.type("钱七")
    scenario.pressAndFinish("Enter")
    #expect(scenario.helpLine.contains("已在 2 条记录中设置“姓名”；按 u 撤销"))
    scenario.press("u")
    #expect(scenario.helpLine.contains("已撤销 2 条记录中“姓名”的更改"))
  }

  @Test("Clearing asks in Chinese")
  func clearing() throws {
    var scenario = try open(Self.many, size: Size(width: 72, height: 16))
    scenario.press("l", "Delete")
    #expect(scenario.question.contains("清空第 1 条记录的“薪资”："))
    #expect(scenario.question.contains("r 删除成员"))
    #expect(scenario.question.contains("c 返回"))
  }

  // MARK: Saving and leaving

  @Test("Saving says so, and leaving asks what to do", arguments: sizes)
  func saving(size: Size) throws {
    var scenario = try edited(size: size)
    scenario.press("q")
    #expect(scenario.question.contains("未保存：更改。"))
    #expect(scenario.question.contains("s 保存  d 查看更改  x 丢弃  c 继续编辑"))
    #expect(foreignWords(scenario.text) == [])
    scenario.press("c", "s")
    _ = try scenario.finishSave()
    #expect(scenario.helpLine.contains("已保存 员工"))
    scenario.press("s")
    #expect(scenario.helpLine.contains("没有需要保存的更改"))
    #expect(foreignWords(scenario.text) == [])
  }

  @Test("What another program has saved meanwhile is asked about", arguments: sizes)
  func conflict(size: Size) throws {
    var scenario = try edited(size: size)
    scenario.send(.dataChanged())
    #expect(scenario.text.contains("被其他程序更改"))
    scenario.send(.saveConflict(.version, then: .stay))
    #expect(scenario.text.contains("保存前先读取"))
    scenario.send(.dataChanged(.other))
    #expect(scenario.text.contains("员工 在别处被更改，"))
    #expect(scenario.text.contains("o 覆盖对方的更改"))
    #expect(foreignWords(scenario.text) == [])
  }

  @Test("What can't be saved says why, in the source's words")
  func readOnly() throws {
    var abilities = SourceAbilities()
    abilities.refuse(.save, because: { $0.openedReadOnly })
    var scenario = try Scenario(
      form: Self.form, record: Self.one, path: "员工", abilities: abilities, language: .chinese)
    #expect(scenario.screen[0].contains("只读"))
    scenario.press("s")
    #expect(scenario.helpLine.contains("以 --read-only 打开；按 S 另存"))
  }

  // MARK: Lists

  @Test("The help describes the row and every key", arguments: [one, many])
  func help(record: String) throws {
    var scenario = try open(record, size: Size(width: 72, height: 60))
    scenario.press("?")
    let lines = try #require(scenario.editor.state.panel).lines.map(\.content.text)
    #expect(scenario.text.contains(record == Self.one ? "当前行：姓名" : "当前列：姓名"))
    #expect(lines.contains { $0.contains("撤销上一次更改或草稿；不重新筛选。") })
    let keys = lines.drop { !$0.hasPrefix("在表") }.filter { !$0.contains("`") }
    #expect(keys.count > 20)
    #expect(foreignWords(keys.joined(separator: "\n")).filter { $0 != "null" } == [])
    scenario.type("撤销")
    #expect(scenario.text.contains("撤销上一次更改或草稿；不重新筛选。"))
    #expect(!scenario.text.contains("另存"))
  }

  @Test("Problems, changes, statistics and columns have Chinese titles and names")
  func lists() throws {
    var scenario = try edited(Self.many, size: Size(width: 72, height: 30))
    scenario.press("!")
    #expect(scenario.text.contains("第 2 条记录  李四"))
    #expect(scenario.text.contains("✗ 不得大于"))
    scenario.press("Esc", "d")
    #expect(scenario.text.contains("保存将更改的内容"))
    #expect(scenario.text.contains("第 1 条记录  赵六"))
    #expect(scenario.text.contains("第 2 行"))
    scenario.press("Esc", "l")
    scenario.pressAndFinish("=")
    #expect(scenario.text.contains("不同值   3"))
    #expect(foreignWords(scenario.text) == [])
    scenario.press("Esc", "-", ":")
    #expect(scenario.text.contains("隐藏"))
  }
}
