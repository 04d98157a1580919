import FormTesting
import JSONText
import Testing
import Texts
import TextsTesting
import Values

@testable import Forms
@testable import Rules

@Suite("Rows that name one list of choices share it")
struct SharedChoicesTests {
  private func form(_ text: String, _ files: [String: String] = [:]) throws -> Form {
    let decoded = FormFixture.decode(text, beside: files)
    return try #require(decoded.form, "\(decoded.diagnostics.map(\.line))")
  }

  private func binder(_ text: String, _ files: [String: String] = [:]) throws -> RecordBinder {
    RecordBinder(form: try form(text, files), locale: .plain)
  }

  @Test("A file is in memory once for all rows that store the same, also in forms inside")
  func file() throws {
    let form = try form(
      """
      { rows = ( { valuePath = a; choicesFrom = "file:c.json"; },
                 { valuePath = b; choicesFrom = "file:c.json"; required = YES; },
                 { valuePath = c; choicesFrom = "file:c.json"; valueType = integer; },
                 { valuePath = d; segueIdentifier = inner; } );
        forms = { inner = ( { valuePath = e; choicesFrom = "file:c.json"; } ); }; }
      """, ["c.json": #"[{"value": 1, "title": "One"}, {"value": 2, "title": "Two"}]"#])
    let tables = form.rows.map(\.choiceTable)
    #expect(tables[0] === tables[1])
    #expect(tables[0] === form.form(named: "inner")?.rows[0].choiceTable)
    #expect(tables[0] !== tables[2])
    #expect(tables[2].choices.map(\.value) == [.number("1"), .number("2")])
  }

  @Test("Titles are made, and sorted, once for all rows that show the same, and for all binders")
  func titles() throws {
    let form = try form(
      """
      { choiceLists = { l = ( { value = b; n = Oslo; }, { value = a; n = Bergen; } ); };
        rows = (
          { valuePath = a; choicesFrom = l; choiceTitle = "{n}"; displaySortedByTitle = YES; },
          { valuePath = b; choicesFrom = l; choiceTitle = "{n}"; displaySortedByTitle = YES; },
          { valuePath = c; choicesFrom = l; choiceTitle = "{n}"; },
          { valuePath = d; choicesFrom = l; } ); }
      """)
    let binder = RecordBinder(form: form, locale: .plain)
    let other = RecordBinder(form: form, locale: .plain)
    let tables = binder.form.rows.map(\.choiceTable)
    #expect(tables[0] === tables[1])
    #expect(tables[0] === other.form.rows[0].choiceTable)
    #expect(binder.prepared.state(ofRowAt: 1).row.choiceTable === tables[0])
    #expect(tables[0].choices.map(\.title) == ["Bergen", "Oslo"])
    #expect(tables[2].choices.map(\.title) == ["Oslo", "Bergen"])
    #expect(tables[3].choices.map(\.title) == ["b", "a"])
  }

  @Test("Values that records have as numbers are converted once")
  func converted() throws {
    let form = try form(
      "{ choiceLists = { l = (1, 2); }; rows = ( { valuePath = a; choicesFrom = l; }, { valuePath = b; choicesFrom = l; } ); }"
    )
    let record = try JSONSlice(parsing: #"{"a": 1, "b": 2}"#)
    let settled = form.inferringKinds(from: [record], among: FormFixture.table)
    #expect(settled.rows[0].choices.map(\.value) == [.number("1"), .number("2")])
    #expect(settled.rows[0].choiceTable === settled.rows[1].choiceTable)
  }

  @Test(
    "A list in the record is read once for all rows, and filtered once for those with one filter")
  func listInRecord() throws {
    let rows = (0..<20).map {
      "{ valuePath = r\($0); choicesFrom = \"path:list\"; choiceFilter = \"choice.k == kind\"; }"
    }
    let binder = try binder("( \(rows.joined(separator: ", ")) )")
    let list = (0..<100).map { #"{"value": \#($0), "k": \#($0 % 2)}"# }.joined(separator: ", ")
    let record = try JSONSlice(parsing: #"{"kind": 1, "r3": 7, "r4": 8, "list": [\#(list)]}"#)
    let bound = binder.reading(record).visibleRows
    #expect(binder.family.listedRecords.readings == 1)
    #expect(binder.memory.choiceOffers.made == 1)
    #expect(bound.allSatisfy { $0.row.choiceTable === bound[0].row.choiceTable })
    #expect(bound[0].row.choices.count == 50)
    #expect(bound.map { $0.problems.count } == (0..<20).map { $0 == 4 ? 1 : 0 })
  }

  @Test("Filters that ask for the title of their own row are asked for each row")
  func titleOfOwnRow() throws {
    let filter = "choiceFilter = \"choiceTitle(SELF) == choice.t\";"
    let binder = try binder(
      "( { valuePath = a; choicesFrom = \"path:l\"; \(filter) }, { valuePath = b; choicesFrom = \"path:l\"; choiceTitle = \"{n}\"; \(filter) } )"
    )
    let record = try JSONSlice(
      parsing:
        #"{"a": 1, "b": 1, "l": [{"value": 1, "title": "x", "n": "y", "t": "x"}, {"value": 2, "n": "z", "t": "y"}]}"#
    )
    let offered = binder.reading(record).visibleRows.map {
      $0.row.choices.map { $0.value.jsonText() }
    }
    #expect(offered == [["1"], ["2"]])
  }
}

@Suite("The work that a filter of choices makes")
struct ChoiceWorkTests {
  /// A row whose list in the record has so many entries, and what binding it costs.
  private func steps(
    _ filter: String, entries: Int, items: Int, most: Int? = nil
  ) throws -> (steps: Int, bound: BoundRow, binder: RecordBinder) {
    let form = try #require(
      FormFixture.decode(
        "( { valuePath = pick; choicesFrom = \"path:e\"; choiceFilter = \"\(filter)\"; } )"
      ).form)
    let binder = RecordBinder(form: form, locale: .plain)
    if let most { binder.family.mostStepsOfChoices = most }
    let list = (0..<entries).map { #"{"value": \#($0), "v": \#($0)}"# }.joined(separator: ", ")
    let other = (0..<items).map { "\(2 * $0)" }.joined(separator: ", ")
    let record = try JSONSlice(
      parsing: #"{"pick": \#(entries - 2), "l": [\#(other)], "e": [\#(list)]}"#)
    let bound = binder.reading(record).bindToConvert(binder.form.rows[0])
    return (binder.family.steps, bound, binder)
  }

  @Test(
    "A list that a choice is looked for in is gone through once",
    arguments: [
      "ANY l == choice.v", "choice.v IN l", "l CONTAINS choice.v",
      "l.@count > 1 AND ANY l == choice.v",
      "NOT choice.v IN l",
    ])
  func lookedUp(filter: String) throws {
    let found = try steps(filter, entries: 1_000, items: 400)
    #expect(found.steps < 20_000)
    let isNegative = filter.hasPrefix("NOT")
    #expect(
      found.bound.row.choices.map { $0.value.jsonText() }
        == (0..<1_000).filter { ($0 < 800 && $0 % 2 == 0) != isNegative }.map { "\($0)" })
  }

  @Test("The record is gone through once for all choices")
  func scanned() throws {
    let found = try steps("choice.v == $pick OR choice.v == pick", entries: 100, items: 1)
    #expect(found.binder.scanCount == 1)
    #expect(found.bound.row.choices.map { $0.value.jsonText() } == ["98"])
  }

  @Test(
    "Beyond the steps the record's own value is offered, and what is entered is looked at by itself"
  )
  func limit() throws {
    let found = try steps("ALL l < choice.v + 100000", entries: 1_000, items: 50, most: 20_000)
    let (bound, binder) = (found.bound, found.binder)
    let table = bound.row.choiceTable
    #expect(table.unread > 500 && table.choices.count + table.unread == 1_001)
    #expect(table.choices.last?.value == .number("998"))
    #expect(binder.family.steps < 25_000)
    let typed = binder.entry(in: bound).conversion(of: "997", original: bound.content)
    #expect(try typed.get() == .set(.number("997")))
    let chosen = binder.entry(in: bound).conversion(of: .number("997"))
    #expect(try chosen.get() == .set(.number("997")))
    #expect(binder.family.steps < 27_000)
  }

  @Test(
    "Beyond the steps what the filter leaves out is refused, and the others are named"
  )
  func refusedBeyondLimit() throws {
    let found = try steps(
      "choice.v != 997 AND ALL l < choice.v + 100000", entries: 1_000, items: 50, most: 20_000)
    let (bound, binder) = (found.bound, found.binder)
    let refused = binder.entry(in: bound).conversion(of: "997", original: bound.content)
    guard case .failure(let failure) = refused else { return #expect(Bool(false), "\(refused)") }
    #expect(
      failure.message
        == "\"997\" is not among the choices for this record; \(bound.row.choiceTable.unread) more were not looked at: it would take too many steps"
    )
    #expect(
      Language.chinese.texts.choicesLeftOut(1_234) == "计算步数过多，另有 1,234 个选项未检查")
  }

  @Test("What a list is in is looked up once for all of its choices")
  func parents() throws {
    let list = try JSONSlice(
      parsing: #"[{"n": "x", "c": [{"value": 1}, {"value": 2}]}, {"n": "y", "c": [{"value": 3}]}]"#)
    let found = ListedChoice.candidates(in: list, at: [.member("c")]).compactMap(\.candidate)
    #expect(found.count == 3)
    let names = found.map { $0.value(at: [.member("parent"), .member("n")])?.text }
    #expect(names == ["\"x\"", "\"x\"", "\"y\""])
    #expect(found[0].parent === found[1].parent)
  }

  @Test("Numbers and escaped texts are looked up among many as others are")
  func lookup() throws {
    let values = ListedValues(
      (0..<100).map { .number("\($0).0") } + [.string("a\"b"), .string("é")])
    #expect(values.index(of: try JSONSlice(parsing: "7")) == 7)
    #expect(values.index(of: try JSONSlice(parsing: "7e0")) == 7)
    #expect(values.index(of: try JSONSlice(parsing: "700")) == nil)
    #expect(values.index(of: try JSONSlice(parsing: #""a\u0022b""#)) == 100)
    #expect(values.index(of: try JSONSlice(parsing: #""\u00e9""#)) == 101)
    #expect(values.index(of: try JSONSlice(parsing: #""e\u0301""#)) == nil)
    #expect(values.index(of: try JSONSlice(parsing: "[7]")) == nil)
  }
}
