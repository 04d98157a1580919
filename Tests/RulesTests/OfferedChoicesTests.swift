import FormTesting
import JSONText
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("Choices that depend on the record")
struct OfferedChoicesTests {
  private static let cities = """
    { choiceLists = { cities = (
        { value = osl; title = Oslo; country = no; },
        { value = bgo; title = Bergen; country = no; },
        { value = got; title = Gothenburg; country = se; disabled = "vip != true"; },
        { value = old; title = Christiania; country = no; hidden = YES; } ); };
      rows = (
        { key = City; valuePath = city; choicesFrom = cities; choiceFilter = "choice.country == country"; },
        { key = Country; valuePath = country; values = (no, se); },
        { key = Line; displayValue = "{city}"; } ); }
    """

  private func binder(_ form: String = Self.cities, locale: FormLocale = .plain) throws
    -> RecordBinder
  {
    let decoded = FormFixture.decode(form)
    return RecordBinder(
      form: try #require(decoded.form, "\(decoded.diagnostics.map(\.line))"), locale: locale)
  }

  private func offered(_ binder: RecordBinder, _ record: String) throws -> [String] {
    let record = try JSONSlice(parsing: record)
    return binder.reading(record).state(of: binder.form.rows[0]).row.choices.map(\.title)
  }

  @Test("A title shows what the list of a choice is in, too")
  func titleOfParent() throws {
    let decoded = FormFixture.decode(
      "( { valuePath = a; choicesFrom = \"file:c.json#children\"; choiceValuePath = code; "
        + "choiceTitle = \"{name} ({parent.name})\"; } )",
      beside: [
        "c.json":
          #"[{"name": "Alpha", "children": [{"code": 1, "name": "One"}, {"code": 2, "name": "Two"}]}]"#
      ])
    let form = try #require(decoded.form).titlingChoices(in: .plain)
    #expect(form.rows[0].choices.map(\.title) == ["One (Alpha)", "Two (Alpha)"])
  }

  @Test("The filter offers some of them for a record, and none where nothing is chosen")
  func filter() throws {
    let binder = try binder()
    #expect(try offered(binder, #"{"country": "no"}"#) == ["Oslo", "Bergen"])
    #expect(try offered(binder, #"{"country": "se"}"#) == ["Gothenburg"])
    #expect(try offered(binder, "{}") == [])
  }

  @Test("Ten thousand choices have conditions of their own")
  func manyConditions() throws {
    let choices = (0..<10_000).map { "{ value = v\($0); hidden = \"country == '\($0)'\"; }" }
    let binder = try binder(
      """
      { rows = ( { key = City; valuePath = city; choices = ( \(choices.joined(separator: ", ")) ); },
        { key = Country; valuePath = country; } ); }
      """)
    let offered = try offered(binder, #"{"country": "7"}"#)
    #expect(offered.count == 9_999)
    #expect(!offered.contains("v7"))
  }

  @Test("What is offered is made once for each value that it depends on")
  func once() throws {
    let binder = try binder()
    let row = binder.form.rows[0]
    let first = binder.reading(try JSONSlice(parsing: #"{"country": "no", "x": 1}"#)).state(of: row)
    let other = binder.reading(try JSONSlice(parsing: #"{"country": "se"}"#)).state(of: row)
    let again = binder.reading(try JSONSlice(parsing: #"{"x": 2, "country": "no"}"#)).state(of: row)
    #expect(first === again)
    #expect(first !== other)
    let country = binder.form.rows[1]
    #expect(
      binder.reading(try JSONSlice(parsing: "{}")).state(of: country) === binder.state(of: country))
  }

  @Test("A value that is no longer offered stays, shown by its title and marked")
  func noLongerOffered() throws {
    let binder = try binder()
    let record = try JSONSlice(parsing: #"{"country": "se", "city": "osl"}"#)
    let bound = binder.reading(record).bind(binder.form.rows[0])
    #expect(bound.display == DisplayValue(text: "Oslo", role: .value))
    #expect(
      bound.problems.map(\.message) == ["\"Oslo\" is not among the choices for this record"])
    #expect(bound.problems.map(\.rule) == [.choice])
    #expect(binder.reading(record).problems.map(\.row) == [0])
    let old = try JSONSlice(parsing: #"{"country": "no", "city": "old"}"#)
    #expect(binder.reading(old).bind(binder.form.rows[0]).display.text == "Christiania")
    #expect(!binder.reading(old).problems.isEmpty)
  }

  @Test("set takes a value or a title that is offered, and says why it takes no other")
  func setting() throws {
    let binder = try binder()
    func typing(_ text: String, _ record: String) throws -> String {
      let bound = binder.reading(try JSONSlice(parsing: record)).bind(binder.form.rows[0])
      switch binder.entry(in: bound).conversion(of: text, original: bound.content) {
      case .success(.set(let value)): return value.jsonText()
      case .success(let edit): return "\(edit)"
      case .failure(let failure): return failure.message
      }
    }
    #expect(try typing("bergen", #"{"country": "no"}"#) == "\"bgo\"")
    #expect(
      try typing("Bergen", #"{"country": "se"}"#)
        == "\"Bergen\" is not among the choices for this record")
    #expect(
      try typing("Gothenburg", #"{"country": "se"}"#)
        == "Gothenburg can't be chosen where vip != true")
    #expect(try typing("Gothenburg", #"{"country": "se", "vip": true}"#) == "\"got\"")
    let kept = try JSONSlice(parsing: #"{"country": "se", "city": "got"}"#)
    #expect(binder.reading(kept).problems.isEmpty)
  }

  @Test("What conditions and rules demand holds for what is offered, too")
  func conditions() throws {
    let binder = try binder(
      """
      ( { valuePath = city; required = "country != nil"; choices = ( { value = a; c = x; } );
          choiceFilter = "choice.c == country"; hidden = "country == 'none'"; } )
      """)
    func problems(_ record: String) throws -> [RuleName] {
      binder.reading(try JSONSlice(parsing: record)).problems.map(\.failure.rule)
    }
    #expect(try problems(#"{"country": "x"}"#) == [.required])
    #expect(try problems(#"{"country": "x", "city": "a"}"#) == [])
    #expect(try problems(#"{"country": "y", "city": "a"}"#) == [.choice])
    #expect(try problems(#"{"country": "none", "city": "a"}"#) == [])
    #expect(try problems("{}") == [])
  }

  @Test("A list in the record is offered, with the titles that a template makes")
  func listInRecord() throws {
    let binder = try binder(
      """
      ( { valuePath = main; choicesFrom = "path:offices"; choiceValuePath = id;
          choiceTitle = "{name} ({id})"; displaySortedByTitle = YES; },
        { valuePath = copy; choicesFrom = "path:@root.offices"; choiceValuePath = id; } )
      """)
    let text =
      #"{"offices": [{"id": 2, "name": "Rome"}, {"id": 1, "name": "Oslo"}, 7, null], "main": 2.0}"#
    #expect(try offered(binder, text) == ["Oslo (1)", "Rome (2)"])
    let record = try JSONSlice(parsing: text)
    #expect(binder.reading(record).bind(binder.form.rows[0]).display.text == "Rome (2)")
    #expect(binder.reading(record).problems.isEmpty)
    #expect(try offered(binder, "{}") == [])
    #expect(binder.plan.readsSurroundings)
  }

  @Test("Titles sort as the locale sorts texts")
  func sorted() throws {
    let form =
      "( { valuePath = a; values = (1, 2, 3); titles = (北京, 安徽, 上海); displaySortedByTitle = YES; } )"
    let chinese = FormLocale(numbers: "zh_CN", times: "zh_CN", collation: "zh_CN")
    #expect(
      try binder(form, locale: chinese).form.rows[0].choices.map(\.title) == ["安徽", "北京", "上海"])
    #expect(
      try binder("( { valuePath = a; values = (b, C, a); displaySortedByTitle = YES; } )")
        .form.rows[0].choices.map(\.title) == ["a", "b", "C"])
  }

  @Test("choiceTitle() knows the titles of lists from elsewhere, offered or not")
  func choiceTitles() throws {
    let binder = try binder(
      """
      ( { valuePath = a; hidden = "choiceTitle(main) == 'Oslo'"; },
        { valuePath = main; choicesFrom = "path:offices"; choiceValuePath = id;
          choiceFilter = "choiceTitle(main) == 'x'"; } )
      """)
    let record = try JSONSlice(
      parsing: #"{"main": 1, "offices": [{"id": 1, "title": "Oslo"}]}"#)
    #expect(!binder.reading(record).state(of: binder.form.rows[0]).isVisible)
  }

  @Test("Other values are taken where the row says so, in the type of its choices")
  func otherValues() throws {
    let form = "( { valuePath = a; values = (x, y); titles = (Xx, Yy); allowsOtherValue = YES; } )"
    let binder = try binder(form)
    let record = try JSONSlice(parsing: #"{"a": "z"}"#)
    let bound = binder.reading(record).bind(binder.form.rows[0])
    #expect(bound.problems.isEmpty)
    #expect(bound.display.text == "z")
    #expect(
      binder.entry(in: bound).conversion(of: "12", original: bound.content).edit
        == .set(.string("12")))
    #expect(
      binder.entry(in: bound).conversion(of: "Xx", original: bound.content).edit
        == .set(.string("x")))
  }

  @Test("What is shown for no value clears the row, unless it is required")
  func nullTitle() throws {
    let binder = try binder(
      "( { valuePath = a; values = (x); nullTitle = Nobody; emptyValue = null; } )")
    let empty = binder.reading(try JSONSlice(parsing: "{}")).bind(binder.form.rows[0])
    #expect(empty.display == DisplayValue(text: "Nobody", role: .placeholder))
    let bound = binder.reading(try JSONSlice(parsing: #"{"a": "x"}"#)).bind(binder.form.rows[0])
    #expect(
      binder.entry(in: bound).conversion(of: "Nobody", original: bound.content).edit == .set(.null))
    #expect(
      (try? binder.entry(in: bound).conversion(of: "nobody", original: bound.content).get()) == nil)
  }

  @Test("A switch shows and takes the form's titles")
  func switchTitles() throws {
    let binder = try binder(
      "( { valuePath = a; cellIdentifier = SwitchCell; trueTitle = Present; falseTitle = Away; } )")
    let bound = binder.reading(try JSONSlice(parsing: #"{"a": true}"#)).bind(binder.form.rows[0])
    #expect(bound.display.text == "Present")
    #expect(
      binder.entry(in: bound).conversion(of: "away", original: bound.content).edit
        == .set(.bool(false)))
    #expect(
      binder.entry(in: bound).conversion(of: "off", original: bound.content).edit
        == .set(.bool(false)))
  }

  @Test("A value has the color of the choice that it is")
  func colors() throws {
    let binder = try binder(
      "( { valuePath = a; color = blue; choices = ( { value = x; color = red; }, y ); } )")
    func color(_ record: String) throws -> FormColor? {
      binder.reading(try JSONSlice(parsing: record)).bind(binder.form.rows[0]).colors.color
    }
    #expect(try color(#"{"a": "x"}"#) == .ansi(1))
    #expect(try color(#"{"a": "y"}"#) == .ansi(4))
  }

  @Test(
    "Choices that a form can only write as texts are numbers where the records have lists of them")
  func numbers() throws {
    let form = try #require(
      FormFixture.decode(
        """
        ( { valuePath = a; values = (1, 2); defaultValue = 2; valueType = integer; },
          { valuePath = b; values = (1, 2); valueType = string; },
          { valuePath = c; values = (1, 2); defaultValue = (2); valueType = array; } )
        """
      ).form)
    let record = try JSONSlice(parsing: #"{"a": 2, "b": 2, "c": [1, 2]}"#)
    let settled = form.inferringKinds(from: [record], among: FormFixture.table)
    let binder = RecordBinder(form: settled, locale: .plain)
    #expect(settled.rows[0].choices.map(\.value) == [.number("1"), .number("2")])
    #expect(settled.rows[0].defaultValue == .number("2"))
    #expect(settled.rows[2].choices.map(\.value) == [.number("1"), .number("2")])
    #expect(settled.rows[2].defaultValue == .array([.number("2")]))
    #expect(binder.reading(record).problems.map(\.row) == [1])
  }

  @Test("Of ten thousand values each is found by its bytes, or as the same number")
  func manyValues() throws {
    let values = ListedValues((0..<10_000).map { .string("v\($0)") } + [.number("10.0")])
    #expect(values.index(of: JSONSlice(writing: .string("v9999"))) == 9_999)
    #expect(values.index(of: JSONSlice(writing: .number("10"))) == 10_000)
    #expect(values.index(of: JSONSlice(writing: .string("v10000"))) == nil)
    #expect(values.index(of: try JSONSlice(parsing: #""v\u0031""#)) == 1)
  }

  @Test(
    "The template of titles is for plain values, too",
    arguments: [
      #"choicesFrom = "path:opts"; choiceTitle = "No {value}";"#,
      #"choicesFrom = "path:opts"; choiceTitle = "No {SELF}";"#,
      #"choicesFrom = "path:opts"; choiceValuePath = SELF; choiceTitle = "No {title}";"#,
      #"values = (5, 6); choiceTitle = "No {value}";"#,
    ])
  func titlesOfPlainValues(keys: String) throws {
    let form = try #require(FormFixture.decode("( { valuePath = a; \(keys) } )").form)
    let record = try JSONSlice(parsing: #"{"a": 6, "opts": [5, 6]}"#)
    let settled = form.inferringKinds(from: [record], among: FormFixture.table)
    let binder = RecordBinder(form: settled, locale: .plain)
    let bound = binder.reading(record).bind(binder.form.rows[0])
    #expect(bound.display.text == "No 6")
    #expect(bound.problems.isEmpty)
    #expect(bound.row.choices.map(\.title) == ["No 5", "No 6"])
  }

  @Test("The row of a list names items by the titles of choices that are elsewhere in the record")
  func titlesOfItems() throws {
    let form = """
      ( { valuePath = items; itemTitle = "<{o}>"; itemForm = (
          { valuePath = o; choicesFrom = "path:@root.all"; choiceValuePath = id; choiceTitle = "{n}"; } ); } )
      """
    let decoded = try #require(FormFixture.decode(form).form)
    let binder = RecordBinder(form: decoded, locale: .plain)
    let record = try JSONSlice(
      parsing:
        #"{"all": [{"id": 1, "n": "one"}, {"id": 2, "n": "two"}], "items": [{"o": 2}, {"o": 1}]}"#)
    let shown = binder.reading(record).bind(binder.form.rows[0]).display.text
    #expect(shown == "2 items: <two>, <one>")
  }
}
