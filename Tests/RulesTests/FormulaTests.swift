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

  static let form = """
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
    try binder(form).reading(JSONSlice(parsing: record)).visibleRows.map {
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
      binder.reading(record).problems.map(\.failure.rule.rawValue) == ["formula", "maximumValue"])
    #expect(binder.reading(record).problems.map(\.failure.severity) == [.warning, .error])
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

  @Test(
    "That it gives nothing is said where the record has a value, and of a secret only that it is another"
  )
  func nothing() throws {
    #expect(
      try shown(#"{"count": 20, "sum": 60}"#)[2] == "60.00 ! the formula gives nothing")
    let form = """
      ( { valuePath = a; }, { valuePath = b; isSecure = YES; },
        { identifier = c; valuePath = b; formula = "a"; } )
      """
    #expect(try shown(#"{"b": "x"}"#, form)[2] == "•••••••• ! the formula gives another value")
  }

  @Test("Without a type the formula decides; a long chain of computed rows has its results")
  func types() throws {
    let binder = try binder(
      """
      ( { valuePath = a; valueType = number; }, { valuePath = b; formula = "a + 1"; },
        { identifier = c; key = C; formula = "a > 0"; } )
      """)
    let record = try JSONSlice(parsing: #"{"a": 1}"#)
    #expect(binder.reading(record).computedValue(binder.form.rows[1]) == .number("2"))
    #expect(binder.reading(record).computedValue(binder.form.rows[2]) == .bool(true))
    #expect(binder.reading(record).problems(of: binder.form.rows[2]).isEmpty)
    let chain = (1...200).map {
      "{ identifier = r\($0); key = R; cellIdentifier = NumberCell; formula = \"$r\($0 + 1) + 1\"; }"
    }
    let deep = try self.binder(
      "( \(chain.joined(separator: ",")), { identifier = r201; key = R; cellIdentifier = NumberCell; formula = \"1\"; } )"
    )
    let bound = deep.reading(try JSONSlice(parsing: "{}")).visibleRows
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
      try binder.reading(JSONSlice(parsing: record)).visibleRows[1].colors.color
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
      binder.reading(record).bind($0).display.text
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
    #expect(binder.reading(record).computedValue(rows[1]) == .number("1700086400"))
    #expect(binder.reading(record).visibleRows[3].display.text == "2")
    #expect(
      binder.reading(record).problems(of: rows[2]).map(\.message) == [
        "must not be before 2023-11-14"
      ],
      "a day is compared with a day")
  }
}
