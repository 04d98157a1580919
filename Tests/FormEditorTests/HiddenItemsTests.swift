import Testing

@Suite("Values of hidden rows in items that are moved, added and deleted")
struct HiddenItemsTests {
  private func list(_ whenHidden: String, hidden: String = "on == false") -> String {
    """
    ( { valuePath = g; valueType = bool; },
      { valuePath = l; itemForm = ( { valuePath = n; }, { valuePath = on; valueType = bool; },
        { valuePath = s; hidden = "\(hidden)"; whenHidden = \(whenHidden); } ); } )
    """
  }

  @Test("What was left out comes back to its item, wherever that is by then")
  func followsItem() throws {
    let form = list("omit", hidden: "@root.g == false")
    let items = (1...3).map { #"{"n": \#($0), "s": "S\#($0)"}"# }
    let record = #"{"g": true, "l": [\#(items.joined(separator: ", "))]}"#
    for (keys, order) in [
      (["j", "j", "M-Up"], [1, 3, 2]), (["x"], [2, 3]), (["M-Down", "u"], [1, 2, 3]),
    ] {
      var scenario = try Scenario(form: form, record: record)
      scenario.press("Space", "j", "Enter")
      #expect(!scenario.file.contains("S1"))
      for key in keys { scenario.press(key) }
      scenario.press("Esc", "k", "Space")
      let expected = order.map { items[$0 - 1] }.joined(separator: ", ")
      #expect(scenario.file == #"{"g": true, "l": [\#(expected)]}"#)
    }
  }

  @Test(
    "It comes back to an item that was moved after its own row was hidden, and undo moves both back"
  )
  func movedAfterwards() throws {
    let items = (1...3).map { #"{"n": \#($0), "on": true, "s": "S\#($0)"}"# }
    let record = #"{"g": true, "l": [\#(items.joined(separator: ", "))]}"#
    var scenario = try Scenario(form: list("omit"), record: record)
    scenario.press("j", "Enter", "j", "l", "e")
    #expect(!scenario.file.contains("S2"))
    scenario.press("M-Down", "e")
    #expect(scenario.file == #"{"g": true, "l": [\#(items[0]), \#(items[2]), \#(items[1])]}"#)
    scenario.press("u", "u", "e")
    #expect(scenario.file == record)
  }

  @Test(
    "What was hidden before stays in the items that an edit of the list moves",
    arguments: ["clear", "omit"])
  func stays(whenHidden: String) throws {
    let hidden = #"{"n": 2, "on": false, "s": "KEEP"}"#
    let record =
      #"{"g": true, "l": [{"n": 1, "on": true, "s": "S1"}, \#(hidden), {"n": 3, "on": true, "s": "S3"}]}"#
    for keys in [["x"], ["M-Down"], ["a"], ["c"], ["Y", "p"]] {
      var scenario = try Scenario(form: list(whenHidden), record: record)
      scenario.press("j", "Enter")
      for key in keys { scenario.press(key) }
      #expect(scenario.file.contains(hidden), "\(keys): \(scenario.file)")
      #expect(scenario.file.contains("S3"), "\(keys): \(scenario.file)")
    }
  }

  @Test("What an edit of the list hides in an item that it moves is cleared")
  func hiddenByNumber() throws {
    let form = """
      ( { valuePath = l; itemForm = ( { valuePath = n; },
          { valuePath = s; hidden = "@parent.l.@count > 2"; whenHidden = clear; } ); } )
      """
    var scenario = try Scenario(
      form: form, record: #"{"l": [{"n": 1, "s": "a"}, {"n": 2, "s": "b"}]}"#)
    scenario.press("Enter", "c")
    #expect(scenario.file == #"{"l": [{"n": 1, "s": ""}, {"n": 1, "s": ""}, {"n": 2, "s": ""}]}"#)
  }

  @Test("A result that somebody has replaced stays with its item, and the others follow")
  func untilEdited() throws {
    let form = """
      ( { valuePath = l; itemForm = ( { valuePath = n; valueType = integer; },
          { valuePath = z; formula = "n + @index"; formulaMode = untilEdited; valueType = integer; } ); } )
      """
    let record = #"{"l": [{"n": 1, "z": 2}, {"n": 2, "z": 4}, {"n": 3, "z": 99}]}"#
    let expected = [
      "x": #"{"l": [{"n": 2, "z": 3}, {"n": 3, "z": 99}]}"#,
      "M-Down": #"{"l": [{"n": 2, "z": 3}, {"n": 1, "z": 3}, {"n": 3, "z": 99}]}"#,
      "c": #"{"l": [{"n": 1, "z": 2}, {"n": 1, "z": 3}, {"n": 2, "z": 5}, {"n": 3, "z": 99}]}"#,
    ]
    for (key, file) in expected {
      var scenario = try Scenario(form: form, record: record)
      scenario.press("Enter", key)
      #expect(scenario.file == file)
    }
  }
}
