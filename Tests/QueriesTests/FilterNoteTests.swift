import FormTesting
import Rules
import Testing

@testable import Forms
@testable import Queries

@Suite("What is said of a filter that finds nothing")
struct FilterNoteTests {
  private func notes(_ typed: String, foundNothing: Bool = true) throws -> [String] {
    let rows = [
      try row("office"), try number("cost"), try number("x.sum") { $0.identifier = "sum" },
      try row("born") { $0.valueType = .date },
      try row("team") {
        $0.choices = ["ops", "dev"].map { Choice(value: .string($0), title: $0.capitalized) }
      },
    ]
    return try RecordFilter(typed, by: FormPlan(Form(name: "test", rows: rows), .plain))
      .notes(foundNothing: foundNothing)
  }

  @Test(
    "an empty range, a value that is no choice, two values in one text, signs of other languages",
    arguments: [
      (
        "cost between 6000 and 5000",
        "no record can be between 6000 and 5000: 6000 is greater than 5000"
      ),
      (
        "oslo and cost not between 2 and 1.5",
        "no record can be between 2 and 1.5: 2 is greater than 1.5"
      ),
      (
        "born between 2020-07 and 2019",
        "no record can be between 2020-07 and 2019: 2020-07 is later than 2019"
      ),
      (
        "bonus missing",
        #"There is no column "bonus"; to look for the text itself, put it in double quotes."#
      ),
      ("team = opps", #""opps" is not among the choices of Team; did you mean "Ops"?"#),
      ("team = bogus", #""bogus" is not among the choices of Team; try Ops or Dev"#),
      ("team in (ops, sales)", #""sales" is not among the choices of Team; try Ops or Dev"#),
      (
        "office = Oslo or Bergen",
        #""Oslo or Bergen" is one text; for two values write office = Oslo or office = Bergen, "#
          + "or office in (Oslo, Bergen)"
      ),
      (
        "office != Oslo or Bergen",
        #""Oslo or Bergen" is one text; for two values write office != Oslo and office != Bergen"#
      ),
      (
        "office = Oslo)",
        #"")" closes no parenthesis and is part of the text; put that in double quotes if it is meant"#
      ),
      (
        "oslo and bergen）",
        #""）" closes no parenthesis and is part of the text; put that in double quotes if it is meant"#
      ),
      ("= sum > 5", "No row shows sum; did you mean $sum?"),
      ("= csot > 5", "No row shows csot; did you mean cost?"),
      ("5000 & x", #""&" is looked for as a text; conditions are joined with and"#),
      ("a || b", #""||" is looked for as a text; conditions are joined with or"#),
      (
        "office = Oslo | office = Bergen",
        #""|" is looked for as a text; conditions are joined with or"#
      ),
    ])
  func found(typed: String, note: String) throws {
    #expect(try notes(typed).first == note)
  }

  @Test(
    "numbers that are stored as texts are said to be missed, with the predicate that takes them",
    arguments: [
      (
        "cost > 5",
        "some numbers of Cost are stored as text and are not compared; to compare them, too, write = number(cost) > 5"
      ),
      (
        "office > 5",
        #"Office holds texts, which are compared as texts: "10" is before "5"; to compare numbers write = number(office) > 5"#
      ),
      (
        "cost between 5 and 20",
        "some numbers of Cost are stored as text and are not compared; to compare them, too, write = number(cost) >= 5 AND number(cost) <= 20"
      ),
    ])
  func storedAsTexts(typed: String, note: String) throws {
    let rows = [try row("office"), try number("cost")]
    let table = try QueryFixture(
      rows, [#"{"cost": 7, "office": "7"}"#, #"{"cost": "10", "office": "10"}"#])
    let filter = try RecordFilter(typed, by: FormPlan(table.form, .plain))
    #expect(filter.notes(foundNothing: false, in: table.table) == [note])
    let predicate = String(note[try #require(note.firstRange(of: "= number")).lowerBound...])
    #expect(try table.filtered(predicate).contains(1))
    // Nothing is said where it makes no difference.
    let numbers = try QueryFixture(
      rows, [#"{"cost": 7, "office": "7"}"#, #"{"cost": "n/a", "office": "9"}"#])
    #expect(filter.notes(foundNothing: false, in: numbers.table).isEmpty)
    let equal = try RecordFilter("cost = 10", by: FormPlan(table.form, .plain))
    #expect(equal.notes(foundNothing: false, in: table.table).isEmpty)
  }

  @Test(
    "a name that neither a row nor a record has is said whatever matches; a member without a row is none"
  )
  func unknownPaths() throws {
    let table = try QueryFixture(
      [try number("cost")], [#"{"cost": 7, "extra": {"a": 1}}"#, #"{"cost": 3, "tags": []}"#])
    func notes(_ typed: String) throws -> [String] {
      try RecordFilter(typed, by: FormPlan(table.form, .plain))
        .notes(foundNothing: false, in: table.table)
    }
    #expect(try notes("= csot != 3") == ["No row shows csot; did you mean cost?"])
    #expect(try notes("= NOT somewhere == 3") == ["Neither a row nor a record has somewhere."])
    #expect(try notes("= extra.a != 3 OR cost == 3 OR tags.x == nil").isEmpty)
    let filter = try RecordFilter("= csot != 3", by: FormPlan(table.form, .plain))
    #expect(filter.typo(in: table.table) == "No row shows csot; did you mean cost?")
  }

  @Test("where records match, only what is wrong for sure is said")
  func certain() throws {
    #expect(try notes("office = tom and jerry", foundNothing: false).isEmpty)
    #expect(try notes("research & development", foundNothing: false).isEmpty)
    #expect(try notes("smile :)", foundNothing: false).isEmpty)
    #expect(try !notes("office != Oslo)", foundNothing: false).isEmpty)
    #expect(try notes("(office = Oslo)", foundNothing: true).isEmpty)
    #expect(try notes("team = bogus or oslo", foundNothing: false).isEmpty)
    #expect(try !notes("oslo or cost between 2 and 1", foundNothing: false).isEmpty)
    #expect(try !notes("office != Oslo or Bergen", foundNothing: false).isEmpty)
    #expect(try !notes("team != bogus", foundNothing: false).isEmpty)
  }

  @Test(
    "what can match is not remarked on",
    arguments: [
      "cost between 1 and 1", "born between 2020 and 2020-01", "team = ops", "team = DEV",
      "team in (Ops, dev)", #"office = "Oslo or Bergen""#, #""a & b""#, "oslo or bergen",
      "office = Oslo or office = Bergen", "oslo and cost > 5",
    ])
  func silent(typed: String) throws {
    #expect(try notes(typed).isEmpty)
  }
}
