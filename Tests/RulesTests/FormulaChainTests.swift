import FormTesting
import JSONText
import Records
import SourceText
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("Which computed values an edit concerns")
struct FormulaChainTests {
  private func binder(_ form: String) throws -> RecordBinder {
    RecordBinder(form: try #require(FormFixture.decode(form).form), locale: .plain)
  }

  private func after(
    _ record: String, setting path: String, to value: String, _ form: String
  ) throws -> String {
    try binder(form).record(record, setting: path, to: value)
  }

  /// Each row reads the two before it.
  private func fibonacci(_ keys: (Int) -> String, reading name: String) -> String {
    let rows = (2..<60).map { "{ \(keys($0)) = \"\(name)\($0 - 1) + \(name)\($0 - 2)\"; }" }
    return """
      ( { valuePath = z; }, { valuePath = r0; identifier = r0; valueType = integer; },
        { valuePath = r1; identifier = r1; valueType = integer; }, \(rows.joined(separator: ", ")),
        { valuePath = last; valueType = integer; formula = "\(name)59"; } )
      """
  }

  @Test(
    "Rows that read results of each other on many ways are asked once",
    arguments: ["formula", "defaultFormula"])
  func manyWays(key: String) throws {
    let form = fibonacci(
      { "valuePath = r\($0); valueType = integer; \(key)" }, reading: "r")
    #expect(try after(#"{"z": "a"}"#, setting: "z", to: "\"b\"", form) == #"{"z": "b"}"#)
    let set = try after(#"{"z": "a", "r0": 0, "r1": 0}"#, setting: "r1", to: "1", form)
    #expect(set.contains(#""last": 956722026041"#))
    #expect(set.contains("\"r59\"") == (key == "formula"))
  }

  @Test("Results reach others by way of rows that only show theirs, in a chain of hundreds, too")
  func chain() throws {
    let rows = (1..<400).map { number in
      let key = number % 3 == 0 ? "formula" : "defaultFormula"
      return "{ valuePath = r\(number); valueType = integer; \(key) = \"r\(number - 1) + 1\"; }"
    }
    let form = "( { valuePath = r0; valueType = integer; }, \(rows.joined(separator: ", ")) )"
    func record(_ first: Int) -> String {
      let results = (1..<400).filter { $0 % 3 == 0 }.map { "\"r\($0)\": \(first + $0)" }
      return "{\"r0\": \(first), " + results.joined(separator: ", ") + "}"
    }
    let set = try after(#"{"r0": 0}"#, setting: "r0", to: "5", form)
    #expect(set == record(5))
    #expect(try after(set, setting: "r0", to: "7", form) == record(7))
  }

  @Test("So are rows that are only shown")
  func manyWaysShown() throws {
    let form = fibonacci({ "identifier = r\($0); formula" }, reading: "$r")
    let record = #"{"z": "a", "r0": 0, "r1": 0, "last": 7}"#
    #expect(
      try after(record, setting: "z", to: "\"b\"", form)
        == #"{"z": "b", "r0": 0, "r1": 0, "last": 7}"#)
    #expect(
      try after(record, setting: "r1", to: "1", form)
        == #"{"z": "a", "r0": 0, "r1": 1, "last": 956722026041}"#)
  }

  @Test("An edit is asked of those rows only that may read it")
  func readers() throws {
    let rows = (0..<200).map {
      "{ valuePath = a\($0); }, { valuePath = b\($0); formula = \"length(a\($0))\"; }"
    }
    let readers = try binder("( \(rows.joined(separator: ", ")) )").prepared.formulaReaders
    #expect(readers.rows.count == 200)
    let reading = readers.reading([.member("a7")], from: [], in: nil)
    #expect(reading.map { readers.rows[$0].valuePath?.description } == ["b7"])
    #expect(readers.reading([.member("b7")], from: [], in: nil).isEmpty)
  }

  @Test(
    "A list is asked about an edit of its items only where it is read, among few edits and many",
    arguments: [0, 100])
  func editsAround(others: Int) throws {
    let item: [JSONStep] = [.member("l"), .index(3)]
    let own = item + [.member("q")]
    let other: [JSONStep] = [.member("l"), .index(4), .member("q")]
    let elsewhere: [[JSONStep]] = (0..<others).map { [.member("z"), .index($0)] }
    var log = EditLog([[.member("rate")], own, other, [.member("l")]] + elsewhere)
    func count(
      _ objectPath: [JSONStep], _ values: [[String]], lists: [[String]] = [], since: Int = 0
    )
      -> Int
    {
      let read = NamesAround(values: Set(values), lists: Set(lists))
      return log.edits(around: objectPath, or: read, since: since).count
    }
    let ofItem = log.edits(around: item, or: NamesAround(), since: 0)
    #expect(ofItem == [own, [.member("l")]])
    #expect(count(item, [["rate"]]) == 3)
    #expect(count(item, [["rate"]], since: 3) == 1)
    #expect(count(item, [[]]) == 4 + others)
    #expect(count([], []) == 4 + others)
    // What nobody reads of the other items, and what is only counted.
    #expect(count(item, [["l", "n"]]) == 2)
    #expect(count(item, [["l", "q"]]) == 3)
    #expect(count(item, [], lists: [["l"]]) == 2)
    #expect(count([.member("x")], [], lists: [["l"]]) == 1)
    log.append(own)
    #expect(count(item, []) == 3)
  }

  @Test("All items of a list follow a value that they read of the record around it")
  func items() throws {
    let form = """
      ( { valuePath = rate; valueType = integer; },
        { valuePath = l; itemForm = ( { valuePath = q; valueType = integer; },
            { valuePath = p; valueType = integer; formula = "q * @root.rate"; } ); } )
      """
    func record(_ rate: Int) -> String {
      let items = (0..<50).map { #"{"q": \#($0), "p": \#($0 * rate)}"# }
      return #"{"rate": \#(rate), "l": [\#(items.joined(separator: ", "))]}"#
    }
    #expect(try after(record(1), setting: "rate", to: "2", form) == record(2))
  }

  private func search(
    _ record: String, setting path: String, to value: String, _ form: String,
    mostSteps: Int? = nil
  ) throws -> ConsequenceSearch {
    let former = try RecordTable(parsing: SourceText(name: "a.json", text: record))
    let id = former.id(at: 0)
    var table = former
    let steps = try ValuePath(path).steps
    table.replace(
      id, with: try table.record(id, setting: JSONSlice(parsing: value).value, at: steps))
    let binder = try binder(form)
    if let mostSteps { binder.family.mostStepsOfEdit = mostSteps }
    var search = ConsequenceSearch(
      binder: binder, id: id, former: former[id], table: table, edited: [steps],
      omitted: { _, _ in nil })
    let isComplete = search.run()
    #expect(isComplete)
    return search
  }

  @Test("Items that each go through all items keep their values once the steps are used up")
  func stepsUsedUp() throws {
    let form = """
      ( { valuePath = l; itemForm = ( { valuePath = n; valueType = integer; },
          { valuePath = t; valueType = integer; formula = "if(ANY @root.l.n == n + 1000, 1, 2)"; } ); } )
      """
    let items = (0..<50).map { #"{"n": \#($0), "t": 0}"# }.joined(separator: ", ")
    func results(_ mostSteps: Int?) throws -> Int {
      try search(
        #"{"l": [\#(items)]}"#, setting: "l[0].n", to: "7", form, mostSteps: mostSteps
      ).found.count
    }
    #expect(try results(nil) == 50)
    let some = try results(500)
    #expect(some > 0 && some < 20)
  }

  /// A hundred rows, each computed of the one before.
  private static let longChain =
    "( { valuePath = r0; valueType = integer; }, "
    + (1...100).map {
      "{ valuePath = r\($0); valueType = integer; formula = \"r\($0 - 1) + 1\"; }"
    }.joined(separator: ", ") + ")"

  private static let longText = "\"text\": \"\(String(repeating: "x", count: 32_000))\""

  @Test("A record that has all results is made again once, which few steps are enough for")
  func splicedOnce() throws {
    let values = (0...100).map { "\"r\($0)\": \($0)" }.joined(separator: ", ")
    let all = try search(
      "{\(values), \(Self.longText)}", setting: "r0", to: "7", Self.longChain, mostSteps: 10_000)
    #expect(!all.isGivenUp)
    #expect(all.found.count == 100)
    #expect(all.record.spliceCount == 1)
  }

  @Test("Rows of a long record that lacks results, which is made for each, keep their values")
  func bytesUsedUp() throws {
    let (form, record) = (Self.longChain, "{\"r0\": 0, \(Self.longText)}")
    #expect(try search(record, setting: "r0", to: "7", form).found.count == 100)
    let some = try search(record, setting: "r0", to: "7", form, mostSteps: 10_000)
    #expect(some.isGivenUp)
    #expect((5...20).contains(some.found.count))
  }

  @Test(
    "However many items follow, the record is made again once, unless they read each other's results",
    arguments: [
      ("q * @root.rate", 300, 1), ("q * @parent.rate", 300, 1),
      ("@parent.l.@sum.q + @parent.rate + q", 300, 1),
      ("q * @parent.rate + @parent.l.@count", 300, 1),
      ("q * @root.rate + @root.l.@count", 300, 1),
      // Each result needs what was held back.
      ("q * @parent.rate + if(isEmpty(@parent.l), 1, 0)", 20, 40),
    ])
  func splices(formula: String, count: Int, expected: Int) throws {
    let form = """
      ( { valuePath = rate; valueType = integer; },
        { valuePath = l; itemForm = ( { valuePath = q; valueType = integer; },
            { valuePath = p; valueType = integer; formula = "\(formula)"; },
            { valuePath = twice; valueType = integer; formula = "p * 2"; } ); } )
      """
    let items = (0..<count).map { #"{"q": \#($0)}"# }.joined(separator: ", ")
    let search = try search(
      #"{"rate": 1, "l": [\#(items)]}"#, setting: "rate", to: "2", form)
    #expect(search.found.count == 2 * count)
    #expect(search.record.spliceCount == expected)
  }

  @Test("Items that read the results of all items have them all, their own with the others")
  func itemsInTurn() throws {
    let form = """
      ( { valuePath = rate; valueType = integer; },
        { valuePath = l; itemForm = ( { valuePath = q; valueType = integer; },
            { valuePath = p; valueType = integer; formula = "q * @root.rate"; },
            { valuePath = s; valueType = integer; formula = "@parent.l.@sum.p"; } ); },
        { valuePath = sum; valueType = integer; formula = "l.@sum.p + l[0].s"; } )
      """
    let set = try after(
      #"{"rate": 1, "l": [{"q": 1}, {"q": 2}, {"q": 3}]}"#, setting: "rate", to: "2", form)
    #expect(
      set == #"""
        {"rate": 2, "l": [{"q": 1, "p": 2, "s": 12}, {"q": 2, "p": 4, "s": 12}, \#
        {"q": 3, "p": 6, "s": 12}], "sum": 24}
        """#)
  }

  @Test("What undo needs of a long chain of results is the values, and no version of the record")
  func formerValues() throws {
    let rows = (1..<200).map {
      "{ valuePath = r\($0); valueType = integer; formula = \"r\($0 - 1) + 1\"; }"
    }
    let binder = try binder(
      "( { valuePath = r0; valueType = integer; }, \(rows.joined(separator: ", ")) )")
    let members = (0..<200).map { "\"r\($0)\": \($0)" }
    let former = try RecordTable(
      parsing: SourceText(name: "a.json", text: "{\(members.joined(separator: ", "))}"))
    let id = former.id(at: 0)
    let step = [JSONStep.member("r0")]
    var table = former
    table.replace(id, with: try table.record(id, with: .value(.number("7")), at: step))
    let edits = binder.consequences(in: id, of: [step], from: former, to: table).edits
    #expect(edits.map(\.before?.text) == (1..<200).map { String($0) })
    #expect(edits.reduce(0) { $0 + ($1.before?.buffer.count ?? 0) } < 1_000)
  }
}
