import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules
@testable import Values

@Suite("Templates filled with a record")
struct TemplateTextTests {
  private let record = #"""
    {"id": 7, "name": "Ann", "price": 1234.5, "note": "", "tags": ["a", "b"], "none": [], "when": "2026-11-21",
     "level": "w", "secret": "hunter2", "auth": {"token": "t0p"}, "zero": 0, "exact": 5.125, "empty": [], "w": "12x"}
    """#

  private func text(_ template: String, locale: FormLocale = .plain) throws -> String {
    let rows = [
      try number("price") { $0.currencyCode = "" },
      try row("level") { $0.choices = [Choice(value: .string("w"), title: "Warnings")] },
      try row("secret") { $0.isSecure = true },
      try row("auth.token") { $0.isSecure = true },
    ]
    let form = try BindingFixture(rows, record, locale: locale)
    return form.binder.reading(form.record).text(of: try Template(template))
  }

  @Test("a text of more than 65,536 bytes is cut, and no more values are read for it")
  func longest() throws {
    let name = String(repeating: "é", count: 20_000)
    let form = try BindingFixture([], #"{"name": "\#(name)"}"#)
    let template = String(repeating: "{name}", count: 20_000)
    let text = form.binder.reading(form.record).text(of: try Template(template))
    #expect(text == String(repeating: "é", count: 32_768) + "…")
    let odd = form.binder.reading(form.record).text(of: try Template("a" + template))
    #expect(odd == "a" + String(repeating: "é", count: 32_767) + "…")
  }

  @Test(
    "tokens show values as their rows do, formats change them",
    arguments: [
      ("{id} — {name}", "7 — Ann"), ("{price}", "1,234.50"), ("{level}", "Warnings"),
      ("{$level}!", "Warnings!"), ("{name|upper}", "ANN"), ("{level|upper}", "WARNINGS"),
      ("{tags|count} tags", "2 tags"),
      ("{none|count} of none", "0 of none"), ("<|{none|count} there|>", "0 there"),
      ("{none} and {gone|count}", "and"), ("{none|count ?? \"no\"}", "0"),
      ("{id|currency}", "7.00"), ("{id|currency:EUR}", "€7.00"),
      ("{exact|currency:EUR}", "€5.12"), ("{exact|currency:JPY}", "¥5"), ("{exact}", "5.125"),
      ("{price|number:0}", "1,234"), ("{id|percent}", "700%"),
      ("{when|date:d.M.yyyy}", "21.11.2026"),
      ("{tags}", #"["a", "b"]"#), ("{zero} left", "0 left"), ("{name|currency}", "Ann"),
    ])
  func tokens(template: String, expected: String) throws {
    #expect(try text(template) == expected)
  }

  @Test(
    "empty values take the fallback, or drop the block around them",
    arguments: [
      (#"{note ?? "none"}"#, "none"), (#"{nothing ?? "none"}"#, "none"), ("{nothing}", ""),
      ("A <|- {note}|> B", "A B"), ("A <|- {name}|> B", "A - Ann B"), ("A <|{empty}|>", "A"),
      ("<|{note} |>{name}", "Ann"), (#"<|{note ?? "x"} |>{name}"#, "x Ann"), ("{a}  {name}", "Ann"),
      ("<|{zero}|>", "0"),
    ])
  func emptyValues(template: String, expected: String) throws {
    #expect(try text(template) == expected)
  }

  @Test(
    "templates of CodingForP open unchanged",
    arguments: [
      ("-p *&id&* <| - *&note&* |>", "7"), ("-p *&id&*<| - *&name&*|>", "7 - Ann"),
      ("-p *$price$*", "1,234.50"), ("-p *$name$*", "Ann"), ("-p *&note*=none&*", "none"),
      ("-p *#price^*^%.2f#*", "1234.50"), ("-p *$zero$*", "0.00"),
    ])
  func codingForP(template: String, expected: String) throws {
    #expect(try text(template) == expected)
  }

  @Test("secure values never show, neither by their row nor inside an object")
  func secure() throws {
    #expect(try text("{secret}") == "••••••••")
    #expect(try text("{secret|upper}") == "••••••••")
    #expect(try text("{$secret}") == "••••••••")
    #expect(try text("{auth}") == "{…}")
    #expect(try text("{auth.token|count}") == "••••••••")
  }

  @Test("a row says when its template's format can't take the value")
  func formatProblem() throws {
    let item = try row("id") { $0.displayValue = try? Template("{name|currency} {id|currency}") }
    let form = try BindingFixture([item], record)
    #expect(form.shown == "Ann 7.00")
    #expect(
      form.bound.problems.map(\.message) == [
        "holds a number, not a text",
        #"the template shows "name" as a number, it holds a text"#,
      ])
    #expect(form.binder.reading(form.record).problems.map(\.failure) == form.bound.problems)
  }

  @Test("the record's title is its template's, or its first value that may be shown")
  func titles() throws {
    let rows = [try row("secret") { $0.isSecure = true }, try row("name")]
    let form = try BindingFixture(rows, record)
    #expect(form.binder.reading(form.record).title() == "Ann")
    #expect(form.binder.reading(.emptyObject).formTitle == "test")
    var titled = form.binder.form
    titled.recordTitle = try Template("#{id}")
    titled.title = try Template("People")
    let binder = RecordBinder(form: titled, locale: .plain)
    #expect(binder.reading(form.record).title() == "#7")
    #expect(binder.reading(.emptyObject).formTitle == "People")
  }

  @Test(
    "An object whose title is empty is called by what is in it, secrets left out",
    arguments: [
      (#"{"title": "A", "port": 3}"#, "A"), (#"{"title": "", "code": "x", "port": 3}"#, "port 3"),
      (#"{"other": 1}"#, "{…}"),
    ])
  func emptyTitle(object: String, expected: String) throws {
    let form = """
      { rows = ( { valuePath = tls; segueIdentifier = tls; } );
        forms = { tls = { recordTitle = "{title}"; rows = ( { valuePath = title; },
          { valuePath = code; isSecure = YES; }, { valuePath = port; } ); }; }; }
      """
    let binder = RecordBinder(
      form: try #require(FormFixture.decode(form).form), locale: .plain)
    let record = try JSONSlice(parsing: #"{"tls": \#(object)}"#)
    #expect(binder.reading(record).visibleRows[0].display.text == expected)
  }
}
