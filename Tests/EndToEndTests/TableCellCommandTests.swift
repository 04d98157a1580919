import Testing

@Suite("What commands print of a list that is shown as a table")
struct TableCellCommandTests {
  private static func scene(_ cell: String) throws -> Scene {
    try Scene([
      "form.plist": """
      ( { key = Number; valuePath = number; },
        { key = Items; valuePath = items; cellIdentifier = \(cell); itemForm = (
          { key = Article; valuePath = article; },
          { key = Price; valuePath = price; valueType = number; } ); } )
      """,
      "data.json": """
      [{"number": "A-1", "items": [{"article": "Lamp", "price": 24.5}, {"article": "Chair"}]},
       {"number": "A-2"}]
      """,
    ])
  }

  @Test(
    "is what they print of a list's row",
    arguments: [
      ["show", "form.plist", "data.json"], ["show", "form.plist", "data.json", "--record", "1"],
      ["show", "form.plist", "data.json", "--format", "csv"],
      ["get", "form.plist", "data.json", "items", "--record", "1"],
    ])
  func same(command: [String]) throws {
    let outputs = try ["ListCell", "TableCell"].map { cell in
      let outcome = try Self.scene(cell).run(command)
      #expect(outcome.status == 0, "\(outcome.output)")
      return outcome.output
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0].contains("Lamp"))
  }
}
