import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Values

@Suite("A step that is a number is an index into an array and a name in an object")
struct NumberStepTests {
  private static let winners =
    #"{"winners": {"1956": {"name": "Lys"}, "0": 7}, "list": ["a", ["b"]]}"#

  @Test(
    "reading",
    arguments: [
      ("/winners/1956/name", "Lys"), ("winners.1956.name", "Lys"), ("winners[1956].name", "Lys"),
      ("winners.\"1956\".name", "Lys"), ("winners.0", "7"), ("/winners/01956/name", nil),
      ("list.0", "a"), ("/list/1/0", "b"), ("list.01", nil), ("list.2", nil), ("list.\"0\"", nil),
      ("winners.1957.name", nil),
    ] as [(String, String?)])
  func reads(path: String, value: String?) throws {
    let fixture = try BindingFixture([row(path)], Self.winners)
    let content = fixture.bound.content
    let text = if case .value(let slice) = content { slice.stringValue } else { nil as String? }
    #expect(text == value)
    // What many rows ask in one pass is the same.
    let bound = fixture.binder.reading(fixture.record).visibleRows[0]
    let again =
      if case .value(let slice) = bound.content { slice.stringValue } else { nil as String? }
    #expect(again == value)
    let steps = try ValuePath(path).steps
    let together = JSONPaths([steps, [.member("list")]]).lookup(in: fixture.record)[0]
    let third = if case .found(let slice) = together { slice.stringValue } else { nil as String? }
    #expect(third == value)
  }

  @Test("a number and the same digits in quotes may be rows of one form")
  func twins() throws {
    let rows = try [row("w.5"), row("w.\"5\""), row("w.6")]
    for (record, expected) in [
      (#"{"w": {"5": "x", "6": "y"}}"#, ["x", "x", "y"]),
      (#"{"w": [0, 1, 2, 3, 4, "five"]}"#, ["five", #"[0,1,2,3,4,"five"]"#, ""]),
    ] {
      let fixture = try BindingFixture(rows, record)
      #expect(fixture.binder.reading(fixture.record).visibleRows.map(\.display.text) == expected)
    }
  }

  @Test("a template's token does the same")
  func templates() throws {
    let fixture = try BindingFixture([row("list")], Self.winners)
    let template = try Template("{/winners/1956/name} {winners.1956.name} {list.0} {list|count}")
    #expect(fixture.binder.reading(fixture.record).text(of: template) == "Lys Lys a 2")
  }

  @Test("a secret that a number leads to is one for the digits in quotes, too")
  func secrecy() throws {
    let fixture = try BindingFixture(
      [row("keys.2024") { $0.isSecure = true }], #"{"keys": {"2024": "hush"}}"#)
    let template = try Template("{keys.\"2024\"} {keys}")
    let text = fixture.binder.reading(fixture.record).text(of: template)
    #expect(!text.contains("hush"))
  }

  @Test("a scalar in the way is named with both that the number could enter")
  func blocked() throws {
    let fixture = try BindingFixture([row("a.5")], #"{"a": "text"}"#)
    #expect(fixture.bound.readOnlyReason == #""a" holds a text, not a list or an object"#)
  }
}
