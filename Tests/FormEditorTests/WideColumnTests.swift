import Screen
import Testing

@Suite("Columns of a table that leaves room")
struct WideColumnTests {
  private static let long = String(repeating: "word ", count: 11) + "end"

  private static func table(_ records: String, _ form: String) throws -> Scenario {
    try Scenario.table(records, form: form, size: Size(width: 80, height: 12))
  }

  @Test("The only column takes the width of the window")
  func one() throws {
    let scenario = try Self.table(#"[{"m": "\#(Self.long)"}]"#, "( { valuePath = m; } )")
    #expect(scenario.cursorLine.contains(Self.long))
  }

  @Test("The last one takes what is left first, and those before it keep their places")
  func last() throws {
    let form = "( { valuePath = a; }, { valuePath = b; }, { valuePath = m; } )"
    let scenario = try Self.table(#"[{"a": "one", "b": "two", "m": "\#(Self.long)"}]"#, form)
    #expect(scenario.cursorLine.contains("one  two  \(Self.long)"))
  }

  @Test("One before it takes the rest")
  func before() throws {
    let form = "( { valuePath = m; }, { valuePath = b; } )"
    let scenario = try Self.table(#"[{"b": "two", "m": "\#(Self.long)"}]"#, form)
    #expect(scenario.cursorLine.contains("\(Self.long)  two"))
  }

  @Test("A width that the form gives stays, and more than the widest column is shown in it")
  func given() throws {
    let form = "( { valuePath = m; columnWidth = 50; }, { valuePath = b; columnWidth = 10; } )"
    let scenario = try Self.table(#"[{"b": "two", "m": "\#(Self.long)"}]"#, form)
    #expect(!scenario.cursorLine.contains(Self.long))
  }

  @Test("Nothing moves while one goes line by line")
  func scrolling() throws {
    let records = (0..<40).map {
      $0 == 0 ? #"{"m": "\#(Self.long)", "b": "two"}"# : #"{"m": "x", "b": "two"}"#
    }
    var scenario = try Self.table(
      "[\(records.joined(separator: ", "))]", "( { valuePath = m; }, { valuePath = b; } )")
    let position = scenario.position(of: "two")?.x
    #expect(position != nil)
    for _ in 0..<14 { scenario.press("j") }
    #expect(scenario.position(of: "two")?.x == position)
  }
}
