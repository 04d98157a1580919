import FormTesting
import JSONText
import Records
import SourceText
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("What formulas come to")
struct FormulaTests {
  private func binder(_ form: String, locale: FormLocale = .plain) throws -> RecordBinder {
    RecordBinder(form: try #require(FormFixture.decode(form).form), locale: locale)
  }

  private static let form = """
    ( { key = Price; valuePath = price; valueType = number; },
      { key = Count; valuePath = count; valueType = integer; },
      { key = Sum; valuePath = sum; valueType = number; formula = "price * count"; minimumFractionDigits = 2; },
      { key = VAT; identifier = vat; cellIdentifier = NumberCell; formula = "round(sum / 4, 2)"; maximumValue = 10; },
      { key = Gross; identifier = gross; cellIdentifier = NumberCell; formula = "sum + $vat"; },
      { key = Words; identifier = words; displayValue = "{$gross} in all"; },
      { key = Shipping; valuePath = shipping; valueType = number; formulaMode = untilEdited;
        formula = "if(sum > 50, 0, 5)"; } )
    """

  private func shown(_ record: String, _ form: String = Self.form) throws -> [String] {
    try binder(form).bind(JSONSlice(parsing: record)).map {
      $0.display.text + ($0.display.role == .defaultValue ? " dim" : "")
        + $0.problems.map { " ! " + $0.message }.joined()
    }
  }

  @Test(
    "A result is shown like a value: what is stored as it is, what is not stored dim, what has no path as it comes"
  )
  func showing() throws {
    let stored = try shown(#"{"price": 2.5, "count": 4, "sum": 10}"#)
    #expect(stored == ["2.5", "4", "10.00", "2.5", "12.5", "12.5 in all", "5 dim"])
    #expect(
      try shown(#"{"price": 2.5, "count": 4, "shipping": 7}"#)
        == [
          "2.5", "4", "10.00 dim ! the formula gives 10.00", "2.5", "12.5", "12.5 in all", "7",
        ])
  }

  @Test(
    "What is stored and is not the result is told, unless a person may write another value; rules judge results"
  )
  func stale() throws {
    let stale = try shown(#"{"price": 2.50, "count": 20, "sum": 60.0, "shipping": 3}"#)
    #expect(
      stale == [
        "2.50", "20", "60.00 ! the formula gives 50.00", "15 ! must be at most 10", "75",
        "75 in all", "3",
      ])
    let binder = try binder(Self.form)
    let record = try JSONSlice(parsing: #"{"price": 2.5, "count": 20, "sum": 60}"#)
    #expect(
      binder.problems(in: record).map(\.failure.rule.rawValue) == ["formula", "maximumValue"])
    #expect(binder.problems(in: record).map(\.failure.severity) == [.warning, .error])
  }

  @Test("Why a result is missing is said")
  func missing() throws {
    let form = """
      ( { valuePath = a; valueType = number; }, { identifier = b; key = B; cellIdentifier = NumberCell;
          formula = "1 / a"; } )
      """
    #expect(try shown(#"{"a": 0}"#, form) == ["0", " ! can't be computed: division by zero"])
    #expect(try shown(#"{}"#, form) == ["", ""])
  }

  @Test("Without a type the formula decides; a long chain of computed rows has its results")
  func types() throws {
    let binder = try binder(
      """
      ( { valuePath = a; valueType = number; }, { valuePath = b; formula = "a + 1"; },
        { identifier = c; key = C; formula = "a > 0"; } )
      """)
    let record = try JSONSlice(parsing: #"{"a": 1}"#)
    #expect(binder.computedValue(binder.form.rows[1], in: record) == .number("2"))
    #expect(binder.computedValue(binder.form.rows[2], in: record) == .bool(true))
    #expect(binder.problems(of: binder.form.rows[2], in: record).isEmpty)
    let chain = (1...200).map {
      "{ identifier = r\($0); key = R; cellIdentifier = NumberCell; formula = \"$r\($0 + 1) + 1\"; }"
    }
    let deep = try self.binder(
      "( \(chain.joined(separator: ",")), { identifier = r201; key = R; cellIdentifier = NumberCell; formula = \"1\"; } )"
    )
    let bound = deep.bind(try JSONSlice(parsing: "{}"))
    #expect(bound.map(\.display.text) == (1...201).reversed().map(String.init))
  }

  @Test("What SELF names may be computed")
  func computedSelf() throws {
    let binder = try binder(
      """
      ( { valuePath = a; valueType = number; },
        { identifier = b; key = B; cellIdentifier = NumberCell; formula = "a * 2";
          colorRules = ( { predicate = "SELF > 10"; color = red; } ); } )
      """)
    func color(_ record: String) throws -> FormColor? {
      try binder.bind(JSONSlice(parsing: record))[1].colors.color
    }
    #expect(try color(#"{"a": 6}"#) != nil)
    #expect(try color(#"{"a": 5}"#) == nil)
  }

  @Test(
    "A formula can't show a secret, wherever it is",
    arguments: [
      "login.pin", "@root.login.pin", "@root.code", "join(items.key, ',')", "items.@max.key",
      "items[0].key", "code", "$secret",
    ])
  func secrets(formula: String) throws {
    let codes = FormFixture.decode(
      """
      { forms = { login = ( { valuePath = pin; isSecure = YES; } );
          item = ( { valuePath = key; isSecure = YES; }, { valuePath = count; valueType = number; } ); };
        rows = ( { valuePath = login; segueIdentifier = login; }, { valuePath = items; itemForm = item; },
          { valuePath = code; identifier = secret; isSecure = YES; },
          { identifier = sum; key = Sum; formula = "items.@sum.count"; },
          { identifier = copy; key = Copy; formula = "\(formula)"; } ); }
      """
    ).diagnostics.filter { $0.severity == .error }.map(\.code)
    #expect(codes == [.F106])
  }

  @Test("A total of items is shown where other members of theirs are secrets")
  func totalsBesideSecrets() throws {
    let binder = try binder(
      """
      ( { valuePath = items; itemForm = ( { valuePath = key; isSecure = YES; }, { valuePath = count; } ); },
        { identifier = sum; formula = "items.@sum.count"; },
        { identifier = number; formula = "items.@count"; } )
      """)
    let record = try JSONSlice(
      parsing: #"{"items": [{"key": "k1", "count": 2}, {"key": "k2", "count": 3}]}"#)
    let shown = binder.form.rows.suffix(2).map {
      binder.bind($0, to: record).display.text
    }
    #expect(shown == ["5", "2"])
  }

  @Test("Dates are ISO texts in expressions, and results are stored as their rows store dates")
  func storedDates() throws {
    let binder = try binder(
      """
      ( { valuePath = start; cellIdentifier = DateCell; datePickerMode = dateAndTime;
          storageDateFormat = unixSeconds; timeZone = UTC; },
        { valuePath = end; cellIdentifier = DateCell; datePickerMode = dateAndTime;
          storageDateFormat = unixSeconds; timeZone = UTC; formula = "dateAdd(start, 1)"; },
        { valuePath = day; cellIdentifier = DateCell; storageDateFormat = "dd/MM/yyyy"; minimumValue = start; },
        { identifier = days; key = Days; cellIdentifier = NumberCell; formula = "daysBetween(day, end)"; } )
      """)
    let record = try JSONSlice(parsing: #"{"start": 1700000000, "day": "13/11/2023"}"#)
    let rows = binder.form.rows
    #expect(binder.computedValue(rows[1], in: record) == .number("1700086400"))
    #expect(binder.bind(record)[3].display.text == "2")
    #expect(
      binder.problems(of: rows[2], in: record).map(\.message) == ["must not be before 2023-11-14"],
      "a day is compared with a day")
  }

  // MARK: Edits

  private func after(
    _ record: String, setting path: String, to value: String, _ form: String = Self.form
  ) throws -> String {
    try binder(form).record(record, setting: path, to: value)
  }

  @Test(
    "An edit of an operand updates what is computed of it, and nothing else",
    arguments: [
      (
        #"{"price": 2.5, "count": 4, "sum": 10.0, "shipping": 5}"#, "count", "40",
        #"{"price": 2.5, "count": 40, "sum": 100, "shipping": 0}"#
      ),
      // The person's own amount stays.
      (
        #"{"price": 2.5, "count": 4, "sum": 10.0, "shipping": 3}"#, "count", "40",
        #"{"price": 2.5, "count": 40, "sum": 100, "shipping": 3}"#
      ),
      // What is not written yet is, with the first edit that concerns it.
      (#"{"price": 1}"#, "count", "2", #"{"price": 1, "count": 2, "sum": 2, "shipping": 5}"#),
      // A stored value that is wrong stays while nobody edits an operand of it.
      (
        #"{"price": 1, "count": 2, "sum": 7, "note": "a"}"#, "note", "\"b\"",
        #"{"price": 1, "count": 2, "sum": 7, "note": "b"}"#
      ),
      // An operand that goes takes the result along.
      (
        #"{"price": 1, "count": 2, "sum": 2, "shipping": 5}"#, "price", "null",
        #"{"price": null, "count": 2, "sum": null, "shipping": 5}"#
      ),
      // Equal numbers are not written anew.
      (
        #"{"price": 1, "count": 2, "sum": 2.00, "shipping": 5}"#, "price", "1.0",
        #"{"price": 1.0, "count": 2, "sum": 2.00, "shipping": 5}"#
      ),
      // What the person writes instead of the result stays.
      (
        #"{"price": 1, "count": 2, "sum": 2, "shipping": 5}"#, "shipping", "9",
        #"{"price": 1, "count": 2, "sum": 2, "shipping": 9}"#
      ),
    ])
  func following(record: String, path: String, value: String, expected: String) throws {
    #expect(try after(record, setting: path, to: value) == expected)
  }

  private static let order = """
    ( { valuePath = rate; valueType = number; },
      { valuePath = items; itemForm = { rows = (
          { valuePath = price; valueType = number; },
          { valuePath = gross; valueType = number; formula = "price * @parent.rate"; } ); }; },
      { valuePath = total; valueType = number; formula = "items.@sum.gross"; } )
    """

  @Test(
    "Results follow through lists: up to the sum, and down where items read what they are in",
    arguments: [
      (
        "items[1].price", "4",
        #"{"rate": 2, "items": [{"price": 1, "gross": 2}, {"price": 4, "gross": 8}], "total": 10}"#
      ),
      (
        "rate", "3",
        #"{"rate": 3, "items": [{"price": 1, "gross": 3}, {"price": 2, "gross": 6}], "total": 9}"#
      ),
      (
        "items", #"[{"price": 5, "gross": 10}]"#,
        #"{"rate": 2, "items": [{"price": 5, "gross": 10}], "total": 10}"#
      ),
    ])
  func levels(path: String, value: String, expected: String) throws {
    let record =
      #"{"rate": 2, "items": [{"price": 1, "gross": 2}, {"price": 2, "gross": 4}], "total": 6}"#
    #expect(try after(record, setting: path, to: value, Self.order) == expected)
  }

  private static let surroundings = """
    ( { valuePath = name; }, { valuePath = rate; valueType = number; },
      { valuePath = items; itemForm = ( { valuePath = v; valueType = number; },
          { valuePath = t; valueType = number; formula = "v * @parent.rate"; },
          { valuePath = share; valueType = number; formula = "v / @parent.items.@sum.v"; },
          { valuePath = n; valueType = integer; formula = "@index"; },
          { identifier = part; formula = "@root.rate + v"; },
          { valuePath = p; valueType = number; formula = "$part"; } ); } )
    """

  @Test(
    "What reads beyond its item is computed anew when that value is edited, and stays when another one is",
    arguments: [
      (
        "name", "\"y\"",
        #"{"name": "y", "rate": 2, "items": [{"v": 1, "t": 9, "share": 9, "n": 9, "p": 9}]}"#
      ),
      (
        "rate", "3",
        #"{"name": "x", "rate": 3, "items": [{"v": 1, "t": 3, "share": 9, "n": 9, "p": 4}]}"#
      ),
      (
        "items[0].v", "4",
        #"{"name": "x", "rate": 2, "items": [{"v": 4, "t": 8, "share": 1, "n": 9, "p": 6}]}"#
      ),
      (
        "items", #"[{"v": 1, "t": 9, "share": 9}, {"v": 3, "t": 9, "share": 9}]"#,
        #"""
        {"name": "x", "rate": 2, "items": [{"v": 1, "t": 9, "share": 0.25, "n": 1, "p": 3}, \#
        {"v": 3, "t": 9, "share": 0.75, "n": 2, "p": 5}]}
        """#
      ),
    ])
  func beyond(path: String, value: String, expected: String) throws {
    let record =
      #"{"name": "x", "rate": 2, "items": [{"v": 1, "t": 9, "share": 9, "n": 9, "p": 9}]}"#
    #expect(try after(record, setting: path, to: value, Self.surroundings) == expected)
  }

  @Test(
    "A new record has its defaults and what is computed of them; the day is that of the session")
  func newRecord() throws {
    var locale = FormLocale.plain
    locale.time = SessionTime(today: "2026-11-22", now: "2026-11-22T10:00:00")
    let binder = try binder(
      """
      ( { valuePath = day; cellIdentifier = DateCell; defaultFormula = "today()"; },
        { valuePath = due; cellIdentifier = DateCell; defaultFormula = "dateAdd(day, 30)"; },
        { valuePath = count; valueType = integer; defaultValue = 2; },
        { valuePath = sum; valueType = number; formula = "count * 3"; },
        { valuePath = none; valueType = number; formula = "other * 3"; } )
      """, locale: locale)
    let table = try RecordTable(parsing: SourceText(name: "a.json", text: "[]"))
    #expect(
      binder.newRecord(at: 0, in: table)?.text.filter { !$0.isWhitespace }
        == #"{"count":2,"day":"2026-11-22","sum":6,"due":"2026-12-22"}"#)
  }
}
