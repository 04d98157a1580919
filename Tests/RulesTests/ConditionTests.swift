import FormTesting
import JSONText
import Records
import SourceText
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("Rows that are hidden, disabled, read only or required for some records")
struct ConditionTests {
  /// The binder of a form's rows, in OpenStep notation.
  private func binder(_ rows: String, locale: FormLocale = .plain) throws -> RecordBinder {
    RecordBinder(form: try #require(FormFixture.decode(rows).form), locale: locale)
  }

  @Test(
    "A predicate reads members, rows by name, the row itself, the time of the session",
    arguments: [
      ("role == 'db'", #"{"role": "db"}"#, true), ("role == 'db'", #"{"role": "web"}"#, false),
      ("role == 'db'", "{}", false), ("role == nil", "{}", true),
      ("$r == 'db'", #"{"role": "db"}"#, true), ("SELF > 3", #"{"a": 4}"#, true),
      ("SELF > 3", #"{"a": 3}"#, false),
      ("deep.down[1] == 2", #"{"deep": {"down": [1, 2]}}"#, true),
      ("since < today()", #"{"since": "2026-11-20"}"#, true),
      ("since < today()", #"{"since": "2026-11-21"}"#, false),
      ("list.@count > 1", #"{"list": [1, 2]}"#, true),
      ("a BETWEEN {1, 5} AND NOT role IN {'x'}", #"{"a": 1, "role": "y"}"#, true),
      ("YES", "{}", true), ("NO", "{}", false), ("@root.role == 'db'", #"{"role": "db"}"#, true),
      ("@index == 2", "{}", true), ("choiceTitle($r) == 'Database'", #"{"role": "db"}"#, true),
    ])
  func predicates(predicate: String, record: String, isHidden: Bool) throws {
    var locale = FormLocale.plain
    locale.time = SessionTime(today: "2026-11-21", now: "2026-11-21T09:30:00")
    let plain = try binder(
      """
      ( { valuePath = a; valueType = number; hidden = "\(predicate)"; },
        { identifier = r; valuePath = role; choices = ( { value = db; title = Database; } );
          allowsOtherValue = YES; } )
      """, locale: locale)
    let binder = plain.within(RecordContext(item: ItemPosition(index: 2 - 1)))
    let state = binder.reading(try JSONSlice(parsing: record)).state(of: binder.form.rows[0])
    #expect(state.isVisible == !isHidden)
  }

  @Test(
    "What many items read of the record around them is looked up once, and again in another version of it"
  )
  func aroundManyItems() throws {
    let binder = try binder(
      """
      ( { valuePath = a; valueType = number; maximumValue = "@root.max"; hidden = "a > @parent.max"; } )
      """)
    for (max, isVisible) in [(5, true), (3, false)] {
      let around = try JSONSlice(parsing: "{\"items\": [1, 2], \"max\": \(max)}")
      let binder = binder.within(
        RecordContext(in: EnclosingObjects(root: around, parent: around)))
      for number in 1...100 {
        let item = try JSONSlice(parsing: "{\"a\": 4, \"id\": \(number)}")
        #expect(binder.reading(item).state(of: binder.form.rows[0]).isVisible == isVisible)
        _ = binder.reading(item).problems
      }
      let (root, parent) = (binder.context.root, binder.context.parent)
      #expect(try #require(root).lookups <= 1 && parent?.lookups == 1)
    }
  }

  @Test(
    "The sum of a list, which each of its items reads, is worked out once for each version of it")
  func sumsAroundManyItems() throws {
    let binder = try binder(
      """
      ( { valuePath = n; valueType = number; maximumValue = "@parent.l.@sum.n"; },
        { valuePath = t; valueType = number; formula = "@root.l.@sum.n"; } )
      """)
    for n in [1, 2] {
      let items = [String](repeating: "{\"n\": \(n), \"t\": \(100 * n)}", count: 100)
      let around = try JSONSlice(parsing: "{\"l\": [\(items.joined(separator: ","))]}")
      let binder = binder.within(
        RecordContext(in: EnclosingObjects(root: around, parent: around)))
      for item in items { #expect(binder.reading(try JSONSlice(parsing: item)).problems.isEmpty) }
      #expect(binder.context.root?.results.computed == 1)
      #expect(binder.context.parent?.results.computed == 1)
    }
  }

  @Test(
    "What each item of a list reads only around itself is worked out once for each version of it",
    arguments: [
      #"join(@parent.l.t, ',')"#, #"join(@parent.l.t, @parent.s)"#,
      #"if(ANY @parent.l.t == 'a', 'aa', 'b')"#, "upper(@parent.s)",
    ])
  func operationsAroundManyItems(formula: String) throws {
    let binder = try binder("( { valuePath = t; formula = \"\(formula)\"; } )")
    for text in ["a", "b"] {
      let items = [String](repeating: "{\"t\": \"\(text)\"}", count: 100)
      let around = try JSONSlice(
        parsing: "{\"l\": [\(items.joined(separator: ","))], \"s\": \"\(text)\"}")
      let binder = binder.within(
        RecordContext(in: EnclosingObjects(root: around, parent: around)))
      for item in items { _ = binder.reading(try JSONSlice(parsing: item)).problems }
      // An operation, and the one inside of it.
      let computed = try #require(binder.context.parent).results.computed
      #expect((1...2).contains(computed))
    }
  }

  @Test("What items read of themselves, or of the time, too, is worked out for each")
  func operationsOfItems() throws {
    let binder = try binder(
      """
      ( { valuePath = t; formula = "join({@parent.s, u, @index}, '-')"; },
        { valuePath = u; valueType = number; } )
      """)
    let around = try JSONSlice(parsing: #"{"s": "x"}"#)
    for number in 1...3 {
      let binder = binder.within(
        RecordContext(
          in: EnclosingObjects(root: around, parent: around), item: ItemPosition(index: number - 1))
      )
      let item = try JSONSlice(
        parsing: "{\"t\": \"x-\(number * 2)-\(number)\", \"u\": \(number * 2)}")
      #expect(binder.reading(item).problems.isEmpty)
      #expect(binder.context.parent?.results.computed == 0)
    }
  }

  @Test("What is not shown or out of use is not judged; what is required for a record is")
  func judging() throws {
    let binder = try binder(
      """
      ( { valuePath = a; minimumLength = 3; hidden = "mode == 1"; disabled = "mode == 2";
          required = "mode == 3"; readOnly = "mode == 4"; } )
      """)
    func problems(_ record: String) throws -> [String] {
      let record = try JSONSlice(parsing: record)
      let all = binder.reading(record).problems.map(\.failure.message)
      #expect(all == binder.reading(record).problems(of: binder.form.rows[0]).map(\.message))
      #expect(all == binder.reading(record).bind(binder.form.rows)[0].problems.map(\.message))
      return all
    }
    #expect(try problems(#"{"a": "x", "mode": 0}"#).count == 1)
    #expect(try problems(#"{"a": "x", "mode": 1}"#).isEmpty)
    #expect(try problems(#"{"a": "x", "mode": 2}"#).isEmpty)
    #expect(try problems(#"{"a": "", "mode": 0}"#).isEmpty)
    #expect(try problems(#"{"a": "", "mode": 3}"#) == ["is required"])
    #expect(try problems(#"{"mode": 3}"#) == ["is required"])
    #expect(try problems(#"{"a": "x", "mode": 4}"#).count == 1)
  }

  @Test("The reason why a row can't be edited is the author's condition")
  func reasons() throws {
    let binder = try binder(
      """
      { readOnly = "status == 'closed'";
        sections = ( { identifier = s; key = Extra; hidden = "mode == 1"; } );
        rows = ( { valuePath = a; section = s; disabled = "mode < 3"; } ); }
      """)
    func reason(_ record: String) throws -> String? {
      binder.reading(try JSONSlice(parsing: record)).state(of: binder.form.rows[0]).readOnlyReason
    }
    #expect(try reason("{}") == nil)
    #expect(try reason(#"{"mode": 1}"#) == "this row is hidden where mode == 1")
    #expect(try reason(#"{"mode": 2}"#) == "this row is out of use where mode < 3")
    #expect(
      try reason(#"{"status": "closed"}"#) == "this row is read only where status == 'closed'")
  }

  @Test("Why: each condition with the present values, secrets as bullets")
  func explanation() throws {
    let binder = try binder(
      """
      ( { valuePath = a; hidden = "b != 'x' AND pin == 'p'"; required = "c > 1"; },
        { valuePath = pin; isSecure = YES; } )
      """)
    let record = try JSONSlice(parsing: #"{"b": "y", "pin": "p", "c": 1}"#)
    let reports = binder.reading(record).conditions(of: binder.form.rows[0])
    #expect(reports.map(\.condition.effect) == [.hidden, .required])
    #expect(reports.map(\.isSatisfied) == [true, false])
    #expect(
      reports.map(\.operands) == [["b is \"y\"", "pin is ••••••••"], ["c is 1"]])
  }

  @Test(
    "Why: what goes wrong with a secret does not quote it",
    arguments: [
      ("number(pin) > 5", "the text is not a number: ••••••••"),
      ("number(trim($pin)) > 5", "the text is not a number: ••••••••"),
      ("a MATCHES pin", "invalid pattern: ••••••••"),
      (
        "dateAdd('2026-01-01', 1, pin) == 'x'",
        "unknown unit ••••••••; there are days, weeks, months and years"
      ),
      ("substring('abc', number(n)) == 'x'", "expected a whole number, found ••••••••"),
    ])
  func explanationOfSecretProblems(predicate: String, problem: String) throws {
    for effect in ["hidden", "required", "readOnly"] {
      let binder = try binder(
        """
        ( { valuePath = a; \(effect) = "\(predicate)"; },
          { identifier = pin; valuePath = pin; isSecure = YES; }, { valuePath = n; isSecure = YES; } )
        """)
      let record = try JSONSlice(parsing: #"{"a": "x", "pin": "SECRET(", "n": 1.75}"#)
      let lines = binder.reading(record).conditions(of: binder.form.rows[0]).flatMap(\.operands)
      #expect(lines.last == problem)
      #expect(!lines.joined().contains("SECRET") && !lines.joined().contains("1.75"))
    }
  }

  @Test("Why: what goes wrong with other values says with which")
  func explanationOfProblems() throws {
    let binder = try binder(
      """
      ( { valuePath = a; hidden = "number(b) > 5"; }, { valuePath = b; },
        { valuePath = pin; isSecure = YES; } )
      """)
    let record = try JSONSlice(parsing: #"{"a": "x", "b": "y", "pin": "p"}"#)
    #expect(
      binder.reading(record).conditions(of: binder.form.rows[0]).map(\.operands)
        == [["b is \"y\"", "the text is not a number: y"]])
  }

  @Test("Why: what is read of a list's items is shown as far as it is no secret")
  func explanationOfItems() throws {
    let binder = try binder(
      """
      ( { valuePath = items; itemForm = ( { valuePath = key; isSecure = YES; }, { valuePath = count; } ); },
        { valuePath = a; hidden = "items.@max.key > 1 AND items.@sum.count > 1 AND items.@count > 1 AND ANY items.key == 1 AND ANY items.count == 1"; } )
      """)
    let record = try JSONSlice(
      parsing: #"{"items": [{"key": 7, "count": 2}, {"key": 8, "count": 3}]}"#)
    let reports = binder.reading(record).conditions(of: binder.form.rows[1])
    #expect(
      reports.map(\.operands) == [
        [
          "items.@max.key is ••••••••", "items.@sum.count is 5", "items.@count is 2",
          "items.key is ••••••••", "items.count is {2, 3}",
        ]
      ])
  }

  @Test("An item knows the record that its list is in, and its number")
  func items() throws {
    let binder = try binder(
      """
      ( { valuePath = mode; },
        { valuePath = ports; cellIdentifier = ListCell;
          itemForm = ( { valuePath = name; required = "@parent.mode == 'strict' AND @index > 1"; } ); } )
      """)
    func paths(_ record: String) throws -> [String] {
      binder.reading(try JSONSlice(parsing: record)).problemsBelow.map(\.valuePath.description)
    }
    #expect(
      try paths(#"{"mode": "strict", "ports": [{}, {}, {}]}"#) == [
        "ports[1].name", "ports[2].name",
      ])
    #expect(try paths(#"{"mode": "lax", "ports": [{}, {}]}"#).isEmpty)
  }

  @Test("A row that opens a list is not looked into while it is hidden")
  func hiddenList() throws {
    let binder = try binder(
      """
      ( { valuePath = ports; cellIdentifier = ListCell; hidden = "off == true";
          itemForm = ( { valuePath = name; required = YES; } ); } )
      """)
    #expect(
      binder.reading(try JSONSlice(parsing: #"{"ports": [{}]}"#)).problemsBelow.count == 1)
    let record = try JSONSlice(parsing: #"{"ports": [{}], "off": true}"#)
    #expect(binder.reading(record).problemsBelow.isEmpty)
    #expect(binder.reading(record).problems.isEmpty)
  }

  @Test(
    "Hiding takes values away as whenHidden says, one row after the other, and only where it is the edit that hides",
    arguments: [
      ("keep", #"{"on": false, "a": "x", "b": "y"}"#),
      ("clear", #"{"on": false, "a": "", "b": ""}"#), ("omit", #"{"on": false}"#),
    ])
  func hiding(word: String, expected: String) throws {
    let binder = try binder(
      """
      ( { valuePath = on; cellIdentifier = SwitchCell; },
        { valuePath = a; required = YES; hidden = "on != true"; whenHidden = \(word); },
        { valuePath = b; hidden = "$a == nil OR $a == '' OR on != true"; whenHidden = \(word); } )
      """)
    func after(_ record: String, setting path: String) throws -> String {
      let former = try RecordTable(parsing: SourceText(name: "a.json", text: record))
      let id = former.id(at: 0)
      var table = former
      let step = [JSONStep.member(path)]
      table.replace(id, with: try table.record(id, with: .value(.bool(false)), at: step))
      return binder.consequences(in: id, of: [step], from: former, to: table).table[id].text
    }
    #expect(try after(#"{"on": true, "a": "x", "b": "y"}"#, setting: "on") == expected)
    let hidden = #"{"on": null, "a": "x", "b": "y"}"#
    #expect(
      try after(hidden, setting: "on") == hidden.replacing("null", with: "false"))
  }
}
