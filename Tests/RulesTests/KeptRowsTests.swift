import FormTesting
import JSONText
import SeededRandom
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("Rows that are kept from one record to the next")
struct KeptRowsTests {
  private func binder(_ rows: String) throws -> RecordBinder {
    RecordBinder(form: try #require(FormFixture.decode(rows).form), locale: .plain)
  }

  /// Rows of all kinds, of which some read other rows, results that are not stored, or what is around the record.
  private static let rows = """
    ( { valuePath = a; valueType = number; minimumValue = 2; prefix = "€"; },
      { valuePath = b; valueType = number; hidden = "a > 5"; required = "c == nil"; },
      { valuePath = c; regex = "[a-z]+"; regexMessage = "not {value}"; disabled = "$sum > 10"; },
      { identifier = sum; formula = "a + b"; valueType = number; },
      { valuePath = twice; formula = "$sum * 2"; valueType = number; maximumValue = 20; },
      { valuePath = thrice; formula = "twice * 1.5"; valueType = number; formulaMode = untilEdited; },
      { valuePath = d; defaultFormula = "twice + 1"; valueType = number; },
      { valuePath = day; valueType = date; rules = ( { predicate = "day > '2026-01-01'"; message = "late"; } ); },
      { valuePath = in.side; colorRules = ( { predicate = "a == 1"; color = red; } ); readOnly = "in.other == 1"; },
      { valuePath = e; choices = ( { value = 1; title = One; color = green; }, { value = 2; } ); },
      { valuePath = f; choices = ( { value = 1; for = x; }, { value = 2; for = y; } ); choiceFilter = "choice.for == c"; },
      { valuePath = g; displayValue = "{a} of {b}"; subtitle = "{c}"; },
      { valuePath = h; subtitle = { 1 = one; "*" = "{a}"; }; },
      { valuePath = secret; cellIdentifier = SecureTextFieldCell; minimumLength = 3; },
      { valuePath = list; itemForm = { rows = ( { valuePath = n; valueType = number; maximumValue = "@root.a"; } ); }; },
      { valuePath = total; formula = "list.@sum.n"; valueType = number; },
      { valuePath = s; hidden = "SELF == 1"; rules = ( { predicate = "length(c) < 3"; } ); },
      { valuePath = limit; valueType = number; maximumValue = "a + 1"; } )
    """

  private static let names = [
    "a", "b", "c", "twice", "thrice", "d", "day", "in", "e", "f", "g", "h", "secret", "list",
    "total", "s", "limit",
  ]

  private static let values = [
    "1", "2", "7", "12.5", "\"x\"", "\"abcd\"", "\"\"", "null", "true", "\"2026-11-21\"",
    #"{"side": 1}"#, #"{"other": 1}"#, #"[{"n": 1}, {"n": 9}]"#, "[]",
  ]

  @Test("After each of many edits the rows are as if the record was the first that is bound")
  func likeNew() throws {
    var random = SeededGenerator(seed: 9)
    let binder = try binder(Self.rows)
    var former: BoundForm?
    var members: [String: String] = [:]
    for step in 1...600 {
      let name = try #require(Self.names.randomElement(using: &random))
      members[name] = Bool.random(using: &random) ? nil : Self.values.randomElement(using: &random)
      let text = members.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
      let record = try JSONSlice(parsing: "{\(text)}")
      let showsHidden = step % 7 == 0
      let new = RecordBinder(form: binder.form, locale: .plain)
      let bound = binder.reading(record).bindAll(showsHidden: showsHidden, after: former)
      #expect(
        bound.rows.map(\.seen)
          == new.reading(record).bindAll(showsHidden: showsHidden).rows.map(\.seen),
        "step \(step): \(text)")
      former = bound
    }
  }

  @Test(
    "A row at the end of a long chain of results is bound for each record",
    arguments: [false, true])
  func longChain(isReversed: Bool) throws {
    let count = 1_000
    let chain = (1..<count).map {
      "{ valuePath = r\($0); valueType = number; formula = \"r\($0 - 1) + 1\"; }"
    }
    let rows = ["{ valuePath = r0; valueType = number; }"] + chain
    let binder = try binder("( \((isReversed ? rows.reversed() : rows).joined(separator: ", ")) )")
    let reads = isReversed ? binder.prepared.rowReads.reversed() : binder.prepared.rowReads
    #expect(
      reads.map { $0?.ofValue.count } == (1...count).map { $0 <= RowReads.most ? $0 : nil })
  }

  @Test("Only expressions that read what is another now are evaluated again")
  func dependents() throws {
    let readers = (1...100).map { "{ valuePath = r\($0); hidden = \"a > \($0)\"; }" }
    let binder = try binder(
      "( { valuePath = a; valueType = number; }, { valuePath = b; }, \(readers.joined(separator: ", ")) )"
    )
    var bound: BoundForm?
    func steps(_ record: String) throws -> Int {
      let before = binder.family.steps
      bound = binder.reading(try JSONSlice(parsing: record)).bindAll(after: bound)
      return binder.family.steps - before
    }
    let all = try steps(#"{"a": 50, "b": "x"}"#)
    #expect(all >= 100)
    #expect(try steps(#"{"a": 50, "b": "another"}"#) == 0)
    #expect(try steps(#"{"b": "another", "a": 50, "r1": 1, "r2": 2}"#) <= 2 * all / 100)
    // The row that this hides is bound again.
    #expect(try steps(#"{"a": 52, "b": "another"}"#) <= all + 2 * all / 100)
    #expect(try steps(#"{"a": 52, "b": "another"}"#) == 0)
  }

  @Test("A lock around the record and its number in a list hold for rows that were bound without")
  func surroundings() throws {
    let binder = try binder(
      "( { valuePath = a; }, { valuePath = b; hidden = \"@index == 2\"; } )")
    let record = try JSONSlice(parsing: #"{"a": 1, "b": 2}"#)
    var context = RecordContext()
    var former: BoundForm?
    func rows() -> [BoundRow] {
      let bound = binder.within(context).reading(record).bindAll(after: former)
      former = bound
      return bound.rows
    }
    #expect(rows().map(\.readOnlyReason) == [nil, nil])
    context.item = ItemPosition(index: 1)
    #expect(rows().map(\.state.isVisible) == [true, false])
    context.lock = RowLock(reason: "above", isJudged: true, isHidden: false)
    #expect(rows().map(\.isEditable) == [false, false])
    context = RecordContext()
    #expect(rows().map(\.readOnlyReason) == [nil, nil])
  }

  @Test("Of two rows at one path, the result of the first is what a name of the second reads")
  func namedRowOfSharedPath() throws {
    let binder = try binder(
      """
      ( { valuePath = q; defaultFormula = l; }, { valuePath = q; identifier = n; formula = 3; },
        { valuePath = h; formula = "$n"; }, { valuePath = l; } )
      """)
    var former: BoundForm?
    for count in [5, 8] {
      let record = try JSONSlice(parsing: "{\"l\": \(count)}")
      let bound = binder.reading(record).bindAll(after: former)
      #expect(bound.rows[2].defaultValue == .string("\(count)"))
      former = bound
    }
  }
}
