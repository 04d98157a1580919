import FormEditor
import Testing

@Suite("Many selected records")
struct ManySelectedTests {
  /// So many that setting them is work to wait for.
  static let many = 1200

  static let records =
    "[\n"
    + (0..<many).map { "  {\"name\": \"p\($0)\", \"salary\": \($0)}" }.joined(separator: ",\n")
    + "\n]\n"

  /// All records selected and `text` given to their names, the work not yet done.
  private func setting(_ text: String) throws -> Scenario {
    var scenario = try Scenario.table(Self.records)
    scenario.press("*")
    scenario.editSelected(text)
    return scenario
  }

  private func names(_ scenario: Scenario) -> [String] {
    scenario.file.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard let member = parts.firstIndex(of: "name"), member + 2 < parts.count else { return nil }
      return String(parts[member + 2])
    }
  }

  /// The names, those that follow on themselves as `3 x Zed`.
  private func runs(_ scenario: Scenario) -> [String] {
    var runs: [(name: String, count: Int)] = []
    for name in names(scenario) {
      if runs.last?.name == name {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((name, 1))
      }
    }
    return runs.map { $0.count == 1 ? $0.name : "\($0.count) x \($0.name)" }
  }

  @Test("E sets the column beside the keys; one u takes it back, C-r brings it again")
  func set() throws {
    var scenario = try setting("Zed")
    #expect(scenario.file == Self.records)
    #expect(scenario.editor.mode == .table)
    scenario.press("j")
    #expect(scenario.cursorLine.contains("p1"))
    scenario.finishJobs()
    #expect(runs(scenario) == ["1200 x Zed"])
    #expect(scenario.helpLine.contains("Set Name in 1,200 records"))
    #expect(scenario.screen[0].contains("unsaved"))
    scenario.press("u")
    #expect(scenario.file == Self.records)
    #expect(!scenario.screen[0].contains("unsaved"))
    scenario.press("C-r")
    #expect(runs(scenario) == ["1200 x Zed"])
  }

  @Test(
    "Records edited, deleted, added and moved meanwhile stay as they are, and the message says so")
  func meanwhile() throws {
    var scenario = try setting("Zed")
    scenario.press("*", "G")
    scenario.edit("mine")
    scenario.press("k", "x", "g", "M-Down", "a")
    scenario.edit("new")
    scenario.finishJobs()
    #expect(scenario.helpLine.contains("Set Name in 1,198 records"))
    #expect(scenario.helpLine.contains("2 records changed meanwhile and left alone"))
    #expect(
      runs(scenario) == ["2 x Zed", "new", "1196 x Zed", "mine"])
    scenario.press("u")
    #expect(names(scenario).last == "mine")
    #expect(names(scenario).prefix(4) == ["p1", "p0", "new", "p2"])
    scenario.press("u", "u", "u", "u", "u")
    #expect(scenario.file == Self.records)
    scenario.press("C-r", "C-r", "C-r", "C-r", "C-r", "C-r")
    #expect(
      runs(scenario) == ["2 x Zed", "new", "1196 x Zed", "mine"])
  }

  @Test("A change brought again meanwhile stays, too")
  func redoneMeanwhile() throws {
    var scenario = try Scenario.table(Self.records)
    scenario.edit("mine")
    scenario.press("u", "*")
    scenario.press("j")
    scenario.editSelected("Zed")
    scenario.press("C-r")
    scenario.finishJobs()
    #expect(runs(scenario) == ["mine", "1199 x Zed"])
  }

  @Test("Esc stops it: no record is changed", arguments: ["Esc", "u"])
  func stopped(key: String) throws {
    var scenario = try setting("Zed")
    #expect(scenario.editor.hasUnsavedWork)
    scenario.press(key)
    #expect(scenario.helpLine.contains("no record was changed"))
    scenario.finishJobs()
    #expect(scenario.file == Self.records)
    #expect(!scenario.editor.hasUnsavedWork)
  }

  @Test("Nothing takes its place: sorting, saving, another column wait, and leaving asks")
  func awaited() throws {
    var scenario = try setting("Zed")
    for key in ["o", "s", "="] {
      scenario.press(key)
      #expect(scenario.helpLine.contains("Setting the column goes on; Esc stops it"))
    }
    scenario.press("l")
    scenario.editSelected("Oslo")
    #expect(scenario.editor.mode == .editing)
    #expect(scenario.text.contains("Setting the column goes on"))
    scenario.press("Esc", "q")
    #expect(scenario.question.contains("a column being set"))
    scenario.press("c")
    scenario.finishJobs()
    #expect(runs(scenario) == ["1200 x Zed"])
  }

  @Test("What no record takes opens in the field again, with the reason")
  func refused() throws {
    var scenario = try Scenario.table(Self.records)
    scenario.press("*", "l", "l")
    scenario.editSelected("99999")
    scenario.finishJobs()
    #expect(scenario.editor.mode == .editing)
    #expect(scenario.helpLine.contains("Salary"))
    scenario.press("Backspace", "Enter")
    scenario.finishJobs()
    #expect(!scenario.file.contains("\"salary\": 7}"))
    #expect(scenario.file.contains("\"salary\": 9999}"))
  }

  @Test("What no record takes is told in words if one has gone on to another column")
  func refusedElsewhere() throws {
    var scenario = try Scenario.table(Self.records)
    scenario.press("*", "l", "l")
    scenario.editSelected("99999")
    scenario.press("h")
    scenario.finishJobs()
    #expect(scenario.editor.mode == .table)
    #expect(scenario.helpLine.contains("No selected record takes it as Salary"))
  }

  @Test("Some that can't take it are counted, with the reason of the first")
  func someRefused() throws {
    var scenario = try Scenario.table("[1, {\"name\": \"Dora\"}, {\"name\": \"ada\"}, 2]")
    scenario.press("*", "j")
    scenario.editSelected("Zed")
    #expect(scenario.helpLine.contains("2 of 4 didn't take it"))
    #expect(scenario.file == "[1, {\"name\": \"Zed\"}, {\"name\": \"Zed\"}, 2]")
  }

  @Test(
    "The problems in a thousand changed records are counted beside the keys before they are saved")
  func saving() throws {
    var scenario = try setting("Zed")
    scenario.finishJobs()
    scenario.press("s")
    #expect(scenario.editor.mode == .table)
    scenario.press("j")
    scenario.finishJobs()
    #expect(try scenario.finishSave().contains("\"Zed\", \"salary\": 7}"))
    #expect(!scenario.editor.hasUnsavedWork)
    scenario.press("u", "s", "Esc")
    #expect(scenario.helpLine.contains("not saved"))
    scenario.press("s")
    scenario.finishJobs()
    #expect(try scenario.finishSave() == Self.records)
  }

  @Test("Problems found on the way are asked about, and g leads to the first")
  func savingProblems() throws {
    let records = Self.records.replacing(
      "\"p7\", \"salary\": 7}", with: "\"p7\", \"salary\": 60000}")
    var scenario = try Scenario.table(records)
    scenario.press("*")
    scenario.editSelected("Zed")
    scenario.finishJobs()
    scenario.press("s")
    scenario.finishJobs()
    #expect(scenario.question.contains("1 problem left, in a changed record."))
    scenario.press("g")
    #expect(scenario.cursorCell.contains("60000"))
    scenario.press("s")
    scenario.finishJobs()
    scenario.press("s")
    #expect(try scenario.finishSave().contains("\"Zed\""))
  }

  @Test("x deletes a thousand selected records, c copies them, each one step of undo")
  func deleteAndCopy() throws {
    var scenario = try Scenario.table(Self.records)
    scenario.press("Space", "*", "x")
    #expect(names(scenario) == ["p0"])
    #expect(scenario.helpLine.contains("Deleted 1,199 records"))
    scenario.press("u")
    #expect(scenario.file == Self.records)
    scenario.press("Esc", "*", "c")
    let all = (0..<Self.many).map { "p\($0)" }
    #expect(names(scenario) == all + all)
    scenario.press("u")
    #expect(scenario.file == Self.records)
    scenario.press("C-r")
    #expect(names(scenario) == all + all)
  }

  @Test("What is done while a save is being judged is not saved unjudged: it says to save again")
  func editWhileJudging() throws {
    for key in ["x", "a", "c"] {
      var scenario = try setting("Zed")
      scenario.finishJobs()
      scenario.press("s", key)
      scenario.finishJobs()
      #expect(throws: Scenario.NothingSaved.self) { _ = try scenario.finishSave() }
      #expect(scenario.helpLine.contains("Not saved yet"))
    }
  }
}
