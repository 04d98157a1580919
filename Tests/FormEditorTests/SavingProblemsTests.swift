import FormEditor
import Testing

@Suite("Problems when saving")
struct SavingProblemsTests {
  /// Two problems before anything is changed: Åse's phone and Bo's salary.
  private func changed() throws -> Scenario {
    var scenario = try Scenario.table()
    scenario.press("G")
    scenario.edit("Bob")
    return scenario
  }

  @Test("The question says which problems count, and how many the file has", arguments: ["s", "S"])
  func which(key: String) throws {
    var scenario = try changed()
    scenario.press(key)
    if key == "S" {
      scenario.type(".new")
      scenario.press("Enter")
    }
    #expect(scenario.question.contains("1 problem left in changed records; 2 in the file."))
    #expect(scenario.effects.isEmpty)
    scenario.press("s")
    #expect(try scenario.finishSave().contains("Bob"))
    #expect(scenario.helpLine.contains(key == "s" ? "Saved staff.json" : "Saved staff.json.new"))
  }

  @Test("Where no other record has problems, it says so")
  func allInChanged() throws {
    var scenario = try changed()
    scenario.press("k")
    scenario.edit("Asa")
    scenario.press("s")
    #expect(scenario.question.contains("2 problems left, all in changed records."))
  }

  @Test("Problems of records that weren't changed are no reason to ask, open or not")
  func unchanged() throws {
    var scenario = try Scenario.table()
    scenario.edit("Dina")
    scenario.press("G", "s")
    #expect(try scenario.finishSave().contains("Dina"))
  }

  @Test("As many problems are asked about once, and again after going to another record")
  func asksOnce() throws {
    var scenario = try changed()
    scenario.press("s", "s")
    #expect(try scenario.finishSave().contains("Bob"))
    scenario.press("Enter")
    scenario.edit("Bobby")
    scenario.press("s")
    #expect(try scenario.finishSave().contains("Bobby"))
    scenario.press("<", ">")
    scenario.edit("Rob")
    scenario.press("s")
    #expect(scenario.question.contains("1 problem left in changed records"))
  }

  @Test("S asks once, back changes nothing, and g goes to the first problem")
  func saveAs() throws {
    var scenario = try changed()
    scenario.press("g", "S")
    scenario.type(".new")
    scenario.press("Enter", "c")
    #expect(scenario.effects.isEmpty)
    scenario.press("S")
    scenario.type(".new")
    scenario.press("Enter", "g")
    #expect(scenario.cursorLine.contains("Bob"))
    #expect(scenario.effects.isEmpty)
    scenario.press("S")
    scenario.type(".new")
    scenario.press("Enter", "s")
    #expect(try scenario.finishSave().contains("Bob"))
    scenario.press("Home")
    scenario.edit("Rob")
    scenario.press("s")
    #expect(try scenario.finishSave().contains("Rob"))
  }

  @Test("S asks about drafts, too, and saves the rest under the name that was typed")
  func drafts() throws {
    var scenario = try Scenario.table()
    scenario.press("l", "l")
    scenario.edit("99999")
    scenario.press("Enter", "S")
    scenario.type(".new")
    scenario.press("Enter")
    #expect(scenario.question.contains("A draft isn't valid yet"))
    scenario.press("s")
    #expect(try scenario.finishSave() == Scenario.staff)
    #expect(scenario.helpLine.contains("Saved staff.json.new"))
  }

  @Test("S of a file without changes asks nothing")
  func copy() throws {
    var scenario = try Scenario.table()
    scenario.press("S")
    scenario.type(".new")
    scenario.press("Enter")
    #expect(try scenario.finishSave() == Scenario.staff)
  }

  @Test("In a long file the question comes at once, and the file's number when it is counted")
  func longFile() throws {
    let records = (0..<1_200).map { "{\"name\": \"p\($0)\", \"salary\": 60000}" }
    var scenario = try Scenario.table("[\(records.joined(separator: ","))]")
    scenario.edit("Zed")
    scenario.press("s")
    #expect(scenario.question.contains("1 problem left in changed records."))
    scenario.finishJobs()
    #expect(scenario.question.contains("1 problem left in changed records; 1,200 in the file."))
    scenario.press("Esc", "s", "s")
    scenario.finishJobs()
    #expect(try scenario.finishSave().contains("Zed"))
  }
}
