import FormEditor
import Queries
import Records
import Screen
import SourceText
import Testing

@Suite("The page of a column's values")
struct DistributionPageTests {
  /// Four hundred records: two of three in Oslo, a tenth without a city, salaries in steps of ten.
  private static func scenario(size: Size = Size(width: 100, height: 30)) throws -> Scenario {
    let records = (0..<400).map { index in
      let city = index % 10 == 0 ? "" : #", "city": "\#(index % 3 == 0 ? "Bergen" : "Oslo")""#
      return #"{"name": "n\#(index)", "salary": \#(index * 10)\#(city)}"#
    }
    return try Scenario.table(
      "[" + records.joined(separator: ",\n") + "]",
      form: """
        ( { key = Name; valuePath = name; }, { key = City; valuePath = city; },
          { key = Salary; valuePath = salary; valueType = integer; } )
        """, size: size)
  }

  @Test("Enter shows the records that have the value under the cursor, and says how many they are")
  func filter() throws {
    var scenario = try Self.scenario()
    scenario.pressAndFinish("l", "=")
    #expect(scenario.text.contains("Oslo    240   60 %"), "\(scenario.text)")
    scenario.press("G", "k")
    #expect(scenario.screen.contains { $0.hasPrefix("▌ Oslo") }, "\(scenario.text)")
    scenario.pressAndFinish("Enter")
    #expect(scenario.editor.mode == .table)
    #expect(scenario.screen[0].contains("240 of 400"), "\(scenario.text)")
    #expect(scenario.screen[0].contains(#"city == "Oslo""#))
    scenario.pressAndFinish("=", "G", "Enter")
    #expect(scenario.screen[0].contains("240 of 400"), "\(scenario.text)")
  }

  @Test("Space collects values, and Enter shows the records that have one of them")
  func collect() throws {
    var scenario = try Self.scenario()
    scenario.pressAndFinish("l", "=")
    scenario.press("G", "Space", "k", "Space")
    #expect(scenario.screen.filter { $0.contains("✓") }.count == 2, "\(scenario.text)")
    scenario.press("Space")
    #expect(scenario.screen.filter { $0.contains("✓") }.count == 1, "\(scenario.text)")
    scenario.press("G", "Space")
    scenario.pressAndFinish("Enter")
    #expect(scenario.screen[0].contains("360 of 400"), "\(scenario.text)")
  }

  @Test("Of a number it shows quartiles and ranges, each of which filters")
  func ranges() throws {
    var scenario = try Self.scenario()
    scenario.pressAndFinish("l", "l", "=")
    #expect(scenario.line(of: "First quartile").hasSuffix(" 990"), "\(scenario.text)")
    #expect(scenario.line(of: "Median").hasSuffix(" 1990"))
    #expect(scenario.line(of: "Third quartile").hasSuffix(" 2990"))
    #expect(scenario.line(of: "500 – 1000").contains(" 50   13 %  ▪▪"), "\(scenario.text)")
    scenario.press("G")
    scenario.pressAndFinish("Enter")
    #expect(scenario.screen[0].contains("50 of 400"), "\(scenario.text)")
    #expect(scenario.recordLines.first?.contains("n350") == true)
  }

  @Test(
    "Records without a value are shown from their figure, and a figure of all says that it is none")
  func missing() throws {
    var scenario = try Self.scenario()
    scenario.pressAndFinish("l", "=")
    scenario.pressAndFinish("Enter")
    #expect(scenario.helpLine.contains("no value to filter by"), "\(scenario.text)")
    scenario.press("j")
    scenario.pressAndFinish("Enter")
    #expect(scenario.screen[0].contains("40 of 400"), "\(scenario.text)")
  }

  @Test("A filter that was there stays, in words too; a predicate is not joined, with the reason")
  func formerFilter() throws {
    var scenario = try Self.scenario()
    scenario.filter("n1")
    scenario.pressAndFinish("l", "=")
    scenario.press("G")
    #expect(scenario.screen.contains { $0.hasPrefix("▌ Bergen") }, "\(scenario.text)")
    let words = scenario.line(of: "▌ Bergen").split(separator: " ")
    try #require(words.count > 2, "\(scenario.text)")
    let count = words[2]
    scenario.pressAndFinish("Enter")
    #expect(scenario.screen[0].contains("\(count) of 400"), "\(scenario.text)")
    scenario.filter("= salary > 100")
    scenario.pressAndFinish("=", "G")
    scenario.pressAndFinish("Enter")
    #expect(scenario.helpLine.contains("can't be joined"), "\(scenario.text)")
    scenario.press("Esc")
    #expect(scenario.editor.mode == .table)
  }

  @Test("Sorting and the cursor of the table stay")
  func view() throws {
    var scenario = try Self.scenario()
    scenario.pressAndFinish("l", "l", "o", "o", "g", "j", "j", "=")
    scenario.press("j", "Esc")
    #expect(scenario.cursorLine.contains("n397"), "\(scenario.text)")
    scenario.pressAndFinish("h", "=")
    scenario.press("G")
    scenario.pressAndFinish("Enter")
    #expect(scenario.recordLines.first?.contains("n399") == true, "\(scenario.text)")
  }

  @Test("When others save, it has the figures of what they wrote, the cursor where it was")
  func reload() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("j", "l", "=")
    scenario.press("G")
    try scenario.othersSave(Scenario.staff.replacing("Bergen", with: "Oslo"))
    scenario.finishJobs()
    #expect(scenario.text.contains("Oslo  3   75 %"), "\(scenario.text)")
    scenario.press("Esc")
    #expect(scenario.cursorLine.contains("ada"), "\(scenario.text)")
  }

  @Test("It closes where the form, saved anew, has no such column")
  func columnGone() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("l", "=")
    scenario.reload(form: "( { key = Name; valuePath = name; } )")
    scenario.finishJobs()
    #expect(scenario.editor.mode == .table, "\(scenario.text)")
    #expect(scenario.screen[1].contains("Name"), "\(scenario.text)")
    scenario.press("Esc", "Esc", "j")
    #expect(scenario.cursorLine.contains("ada"), "\(scenario.text)")
  }

  @Test("A click goes to a line, another one filters by it; the wheel moves the cursor")
  func mouse() throws {
    var scenario = try Self.scenario()
    scenario.pressAndFinish("l", "=")
    let point = try #require(scenario.position(of: "Bergen  "))
    scenario.click(point.x, point.y)
    #expect(scenario.screen.contains { $0.hasPrefix("▌ Bergen") }, "\(scenario.text)")
    scenario.click(point.x, point.y)
    scenario.finishJobs()
    #expect(scenario.screen[0].contains("120 of 400"), "\(scenario.text)")
  }

  @Test("It fits into small windows, and scrolls there from the heading to the last value")
  func small() throws {
    for size in [Size(width: 40, height: 10), Size(width: 20, height: 5)] {
      var scenario = try Self.scenario(size: size)
      scenario.pressAndFinish("l", "l", "=")
      if size.width == 40 { #expect(scenario.bottomLine.contains("Esc back"), "\(scenario.text)") }
      for key in ["G", "k", "g", "PgDn", "PgUp", "?", "Esc"] {
        scenario.press(key)
        // Columns of the table that are out of sight don't matter here.
        #expect(!scenario.screen[0].contains("›"), "\(scenario.text)")
        #expect(
          scenario.screen.allSatisfy { DisplayText.width($0) <= size.width }, "\(scenario.text)")
      }
      scenario.press("G")
      #expect(scenario.screen.contains { $0.hasPrefix("▌ 3500") }, "\(scenario.text)")
    }
  }

  @Test("The bottom line and the help name its keys, and keys of the table do nothing")
  func keys() throws {
    var scenario = try Self.scenario()
    scenario.pressAndFinish("l", "=")
    scenario.press("G")
    #expect(scenario.bottomLine.contains("Enter filter"), "\(scenario.text)")
    #expect(scenario.bottomLine.contains("Esc back") && scenario.bottomLine.contains("q quit"))
    scenario.press("x")
    #expect(scenario.helpLine.contains("x does nothing here"), "\(scenario.text)")
    scenario.press("?")
    #expect(
      scenario.text.contains("Choose the value, to show several together."), "\(scenario.text)")
  }

  @Test("s adds up another column for each value, with its mean, also when others save")
  func measure() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("l", "=")
    scenario.press("s")
    #expect(scenario.text.contains("Add up for each value"), "\(scenario.text)")
    scenario.type("sal")
    scenario.pressAndFinish("Enter")
    #expect(scenario.text.contains("Salary: sum     mean"), "\(scenario.text)")
    #expect(scenario.text.contains("Oslo    2   50 %        10900     5450  ▪"), "\(scenario.text)")
    #expect(scenario.text.contains("Bergen  1   25 %      12000.5  12000.5  ▪"), "\(scenario.text)")
    try scenario.othersSave(Scenario.staff.replacing("1e4", with: "2e4"))
    scenario.finishJobs()
    #expect(scenario.text.contains("20900    10450"), "\(scenario.text)")
  }

  private static func letters(_ values: String) -> String {
    "[" + values.map { #"{"a": "\#($0)"}"# }.joined(separator: ", ") + "]"
  }

  private static func letterScenario(_ values: String) throws -> Scenario {
    try Scenario.table(letters(values), form: "( { key = A; valuePath = a; } )")
  }

  @Test("A value that was chosen and has no record any more is not filtered by")
  func chosenGone() throws {
    var scenario = try Self.letterScenario("xxyyx")
    scenario.pressAndFinish("=")
    scenario.press("G", "Space")
    #expect(scenario.text.contains("✓"), "\(scenario.text)")
    try scenario.othersSave(Self.letters("xxzzzx"))
    scenario.finishJobs()
    scenario.press("G")
    scenario.pressAndFinish("Enter")
    #expect(scenario.screen[0].contains(#"3 of 6  filtered by “a == "z"”"#), "\(scenario.text)")
  }

  @Test("The cursor stays on its value where others make another one more frequent")
  func cursorOnValue() throws {
    var scenario = try Self.letterScenario("xxyyx")
    scenario.pressAndFinish("=")
    scenario.press("G")
    #expect(scenario.screen.contains { $0.hasPrefix("▌ y") }, "\(scenario.text)")
    try scenario.othersSave(Self.letters("xxyyxzzzzz"))
    scenario.finishJobs()
    #expect(scenario.screen.contains { $0.hasPrefix("▌ y") }, "\(scenario.text)")
  }

  @Test("The page closes where others leave no record")
  func noRecords() throws {
    var scenario = try Self.letterScenario("xxyyx")
    scenario.pressAndFinish("=")
    try scenario.othersSave("[]")
    scenario.finishJobs()
    #expect(scenario.editor.mode == .table, "\(scenario.text)")
  }

  @Test("After others have saved, statistics are those of the filter from the first job on")
  func filteredReload() throws {
    var scenario = try Scenario.table()
    scenario.filter("city = Oslo")
    scenario.pressAndFinish("l", "=")
    #expect(scenario.line(of: "Records").hasSuffix(" 2"), "\(scenario.text)")
    let source = SourceText(
      name: "staff.json", text: Scenario.staff.replacing("Bergen", with: "Oslo"))
    scenario.send(.dataReloaded(try RecordTable(parsing: source)))
    let counts = scenario.effects.compactMap { effect -> Int? in
      guard case .run(let job) = effect,
        case .statistics(let statistics, _) = job.run(
          control: WorkControl(), chunks: .sequential)
      else { return nil }
      return statistics.count
    }
    #expect(counts.last == 3)
    scenario.finishJobs()
    #expect(scenario.line(of: "Records").hasSuffix(" 3"), "\(scenario.text)")
  }

  @Test("A condition that holds already is not added again")
  func twice() throws {
    var scenario = try Self.scenario()
    for _ in 0..<3 {
      scenario.pressAndFinish("l", "=")
      scenario.press("G")
      scenario.pressAndFinish("Enter")
      scenario.press("h")
    }
    #expect(scenario.screen[0].contains(#"filtered by “city == "Bergen"”"#), "\(scenario.text)")
  }

  @Test("A value that no filter tells from others is refused with that reason")
  func nameless() throws {
    var scenario = try Scenario.table(
      #"[{"a": " x"}, {"a": "x"}]"#, form: "( { key = A; valuePath = a; } )")
    scenario.pressAndFinish("=")
    scenario.press("G", "k")
    scenario.pressAndFinish("Enter")
    #expect(scenario.helpLine.contains("No filter matches only this value"), "\(scenario.text)")
  }
}
