import Testing

@Suite("Formats in templates, in the notation of their row and form")
struct TemplateFormatsTests {
  private static let form = """
    { locale = de_DE; currencyCode = CHF; recordTitle = "{a|currency}";
      rows = (
        { valuePath = a; numberStyle = decimal; subtitle = "{a|number:1}"; },
        { valuePath = b; currencyCode = USD; },
        { identifier = all; displayValue = "{a} | {a|currency} | {a|currency:EUR} | {b|currency} | {a|percent}"; },
        { identifier = day; displayValue = "{d|date:d. MMMM yyyy}"; },
        { identifier = own; displayValue = "{a|currency} {d|date:EEEE}"; locale = en_US; currencyCode = JPY; },
        { valuePath = c; choicesFrom = "file:c.json"; choiceValuePath = id; choiceTitle = "{id|number:2}"; } ); }
    """
  private static let files = [
    "form.plist": form, "a.json": #"{"a": 1234.5, "b": 2, "c": 7, "d": "2026-01-05"}"#,
    "c.json": #"[{"id": 7}]"#,
  ]

  @Test(
    "The form's locale and currency hold, whatever the environment has",
    arguments: ["C.UTF-8", "en_US.UTF-8", "de_DE.UTF-8"])
  func ofForm(locale: String) throws {
    let scene = try Scene(Self.files)
    func get(_ row: String) throws -> String {
      try scene.shell("LC_ALL=\(locale) $formview get form.plist a.json \(row)").output
        .replacing("\u{A0}", with: " ")
    }
    #expect(
      try get("all") == "1.234,5 | 1.234,50 CHF | 1.234,50 € | 2,00 $ | 123.450 %\n")
    #expect(try get("day") == "5. Januar 2026\n")
    #expect(try get("own") == "¥1,234 Monday\n")
    #expect(try get("c") == "7,00\n")
    let show = try scene.shell("LC_ALL=\(locale) $formview show form.plist a.json").output
    #expect(show.replacing("\u{A0}", with: " ").contains("1.234,50 CHF"), "\(show)")
    #expect(show.contains("1.234,5\n"), "\(show)")
  }

  @Test("Without any the environment's hold")
  func ofEnvironment() throws {
    let scene = try Scene([
      "form.plist": "( { displayValue = \"{a|currency} {d|date:MMMM}\"; } )",
      "a.json": #"{"a": 1234.5, "d": "2026-01-05"}"#,
    ])
    let output = try scene.shell(
      "LC_ALL=de_DE.UTF-8 $formview get form.plist a.json row1"
    ).output
    #expect(output.replacing("\u{A0}", with: " ") == "1.234,50 € Januar\n")
  }
}
