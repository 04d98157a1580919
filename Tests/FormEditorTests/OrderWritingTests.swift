import Cells
import Screen
import Testing

@testable import FormEditor

@Suite("M-o: the order of a sorted view in the file")
struct OrderWritingTests {
  @Test("gives the records the order of the view, without another changed byte, in one step")
  func written() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("l", "l", "o")
    scenario.press("M-o")
    #expect(
      scenario.helpLine.contains("The file has its 4 records in this order now; u takes it back"))
    #expect(scenario.order(in: scenario.file) == ["Dora", "Åse", "ada", "Bo"])
    #expect(scenario.file.contains("\"salary\": 12000.50, \"remote\": true}"))
    #expect(scenario.names == ["Dora", "Åse", "ada", "Bo"])
    scenario.press("M-o")
    #expect(scenario.helpLine.contains("The file has this order already"))
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
    scenario.press("C-r")
    #expect(scenario.order(in: scenario.file) == ["Dora", "Åse", "ada", "Bo"])
  }

  @Test("moves the records alone: what was between two places of the file stays there")
  func separators() throws {
    let records = "[\n  {\"n\": 3},\n\n  {\"n\": 1}, {\"n\": 4},\n  {\"n\": 2}\n]\n"
    var scenario = try Scenario.table(
      records, form: "( { valuePath = n; cellIdentifier = NumberCell; } )")
    scenario.pressAndFinish("o")
    scenario.press("M-o")
    #expect(
      scenario.file == "[\n  {\"n\": 1},\n\n  {\"n\": 2}, {\"n\": 3},\n  {\"n\": 4}\n]\n")
    scenario.press("u")
    #expect(scenario.file == records)
  }

  @Test("is refused with the reason where nothing is sorted, or a filter leaves records out")
  func refused() throws {
    var scenario = try Scenario.table()
    scenario.press("M-o")
    #expect(scenario.helpLine.contains("Nothing is sorted: o sorts by the column"))
    scenario.filter("oslo")
    scenario.pressAndFinish("o")
    scenario.press("M-o")
    #expect(scenario.text.contains("A filter leaves records out"))
    #expect(scenario.file == Scenario.staff)
    var one = try Scenario.table("[{\"name\": \"Dora\"}]")
    one.pressAndFinish("o")
    one.press("M-o")
    #expect(one.helpLine.contains("The file has this order already"))
  }

  @Test("works in a list inside a record, unless its form forbids moving")
  func items() throws {
    let record = "{\"items\": [{\"n\": 3}, {\"n\": 1},  {\"n\": 2}]}"
    for isReorderable in ["YES", "NO"] {
      let form = """
        { rows = ( { key = Items; valuePath = items; itemForm = item; reorderable = \(isReorderable); } );
          forms = { item = { rows = ( { valuePath = n; cellIdentifier = NumberCell; } ); }; }; }
        """
      var scenario = try Scenario(form: form, record: record, size: Size(width: 80, height: 16))
      scenario.pressAndFinish("Enter", "o")
      scenario.press("M-o")
      let isWritten = scenario.file == "{\"items\": [{\"n\": 1},  {\"n\": 2}, {\"n\": 3}]}"
      #expect(isWritten == (isReorderable == "YES"), "\(scenario.file) \(scenario.helpLine)")
      if isWritten {
        scenario.press("u")
        #expect(scenario.file == record)
      }
    }
  }
}

extension Scenario {
  /// The names in the order of a file.
  fileprivate func order(in file: String) -> [String] {
    ["Dora", "ada", "Åse", "Bo"].compactMap { name in
      file.range(of: name).map { (name, $0.lowerBound) }
    }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}
