import Foundation
import Testing

@Suite("Each diagnostic code can be provoked")
struct DiagnosticCodeTests {
  /// By the form's text what lint says of it.
  private static let forms: [(code: String, form: String)] = [
    ("F002", "( { valuePath = a; }"), ("F003", "<plist><string>a</string></plist>"),
    ("F004", "{ title = a; }"),
    ("F005", "{ formVersion = 99; rows = ({ valuePath = a; }); }"),
    ("F006", "{ includes = (form); rows = ({ valuePath = a; }); }"),
    ("F007", "{ includes = (\"../a\"); rows = ({ valuePath = a; }); }"),
    ("W101", "({ valuePath = a; valuePaht = b; })"),
    ("F101", row("errorMessages = { regx = x; };")),
    ("W102", "({ valuePath = a; Title = b; })"), ("F102", row("sortOrder = x;")),
    ("F103", row("cellIdentifier = TextCell;")), ("F104", row("height = 0;")),
    ("W104", row("height = 44;")),
    ("F105", row("identifier = x; }, { valuePath = b; identifier = x;")),
    ("F106", row("defaultValue = 1; defaultFormula = \"1\";")),
    ("F107", row("cellIdentifier = SliderCell;")),
    ("W108", row("regexMessage = x;")), ("F109", row("color = red; color = blue;")),
    ("W110", "({ key = A; cellIdentifier = TextFieldCell; })"),
    ("W111", "{ stringsTable = none; rows = ({ valuePath = a; }); }"),
    ("F201", "({ valuePath = \"a..b\"; })"), ("F202", "({ displayValue = \"{a\"; })"),
    ("W202", row("regexMessage = \"{x}\"; regex = a;")), ("F203", row("color = rde;")),
    ("W203", row("color = white; backgroundColor = FFFFFF;")),
    ("F204", row("currencyCode = XXZ; cellIdentifier = CurrencyCell;")),
    ("W204", row("dateFormat = \"dd.mm.yyyy\"; valueType = date;")),
    ("W205", row("}, { valuePath = a; identifier = b;")), ("W206", "({ valuePath = \"a+b\"; })"),
    ("F301", row("hidden = \"a ==\";")), ("F302", row("section = s;")),
    ("W302", "({ valuePath = number; }, { valuePath = b; hidden = \"nummber == 'x'\"; })"),
    ("F303", row("formula = \"SELF + 1\"; valueType = number;")),
    ("F304", row("hidden = \"length(a)\";")),
    ("W304", row("valueType = number; hidden = \"a == '1'\";")),
    ("W305", row("hidden = \"1 == 2\";")), ("F401", row("regex = \"a[\";")),
    ("W402", row("defaultValue = x; regex = \"[0-9]\";")),
    ("F403", row("minimumLength = 3; maximumLength = 2;")),
    ("W403", row("regex = \"[0-9]{6}\"; maximumLength = 5;")),
    ("W404", row("keyboardType = numberPad; regex = \"[a-z]\";")),
    ("W405", row("regex = \"(a+)+b\";")), ("W406", row("regex = \"[0-9]+\"; placeholder = abc;")),
    ("F501", row("values = (a, b); titles = (A);")), ("F502", row("values = (a, a);")),
    ("W502", row("values = (a, b, c, d, e, f); cellIdentifier = SegmentedCell;")),
    ("W503", row("values = (a, b); titles = (X, X);")),
    ("F503", row("choicesFrom = none;")), ("F504", row("choicesFrom = \"file:none.json\";")),
    ("W504", row("values = (a); subtitle = { b = x; };")), ("F505", row("values = ();")),
    ("W506", row("variants = ( { constant = x; }, { constant = x; } );")),
    ("F601", row("segueIdentifier = none;")),
    (
      "F602",
      "{ rows = ({ key = A; segueIdentifier = a; }); forms = { a = ({ key = B; segueIdentifier = a; }); }; }"
    ),
    ("F603", row("itemForm = ();")),
  ]

  /// What takes more than a form's text.
  private static let elsewhere = [
    "F001", "W002", "W112", "D101", "D102", "D103", "D104", "D105", "D106",
    "D107",
  ]

  /// Checks a broken file that another program writes all the time, until it is seen at work.
  private static let readWhileWritten = """
    echo '{' > written.json; touch busy
    (while [ -e busy ]; do echo x >> written.json; done) &
    for number in {1..1000}; do
      $formview check form.plist written.json 2> said
      grep -q D106 said && break
    done
    rm busy; wait; cat said >&2
    """

  private static func row(_ keys: String) -> String { "( { valuePath = a; \(keys) } )" }

  private func all(_ outcome: Scene.Outcome) -> String { outcome.output + outcome.errors }

  @Test(
    "lint reports it with its place and what to try, in each language",
    arguments: forms, [("C.UTF-8", "; try "), ("zh_CN.UTF-8", "；建议：")])
  func provoked(
    _ provoked: (code: String, form: String), _ language: (locale: String, advice: String)
  ) throws {
    let scene = try Scene(["form.plist": provoked.form])
    scene.environment = ["LC_ALL": language.locale]
    let found = try all(scene.run("lint", "form.plist"))
    let message = try Regex(
      "form\\.plist:[0-9]+:[0-9]+: \\S+ \(provoked.code).+\(language.advice)\\S")
    #expect(found.contains(message), "\(found)")
  }

  @Test(
    "It says what to write instead, where that is more than its message says",
    arguments: [
      ("F502", "dropping one of them"), ("F403", "2 and 3"), ("W504", "one of a"),
      ("F505", "values = (a, b)"),
      ("F603", "rows, an array of dictionaries"),
      ("F304", "YES, NO, or a predicate such as role != 'staff'"),
      ("W305", "YES, NO, or a predicate such as role != 'staff'"),
    ])
  func advice(code: String, advice: String) throws {
    let form = try #require(Self.forms.first { $0.code == code }?.form)
    let found = try all(Scene(["form.plist": form]).run("lint", "form.plist"))
    #expect(found.contains(try Regex("\(code): .*; try \\Q\(advice)\\E\n")), "\(found)")
  }

  @Test("A form that no row opens, and none includes, has no effect")
  func unopenedForm() throws {
    let scene = try Scene([
      "form.plist": """
      { includes = (common); rows = ( { valuePath = a; segueIdentifier = one; } );
        forms = { one = ( { valuePath = b; itemForm = two; } ); two = ( { valuePath = c; } );
          common = ( { valuePath = d; } );
          odd = ( { valuePath = e; segueIdentifier = other; } ); other = ( { valuePath = f; } ); }; }
      """
    ])
    let found = try scene.run("lint", "form.plist").output.split(separator: "\n")
      .filter { $0.contains("W108") }
    #expect(found.count == 2, "\(found)")
    #expect(found.first?.hasPrefix("form.plist:4:5: warning W108: \"odd\" has no effect") == true)
    #expect(found.last?.contains("\"other\" has no effect without \"segueIdentifier\"") == true)
  }

  @Test("Those about files, translations, encodings and data")
  func others() throws {
    let scene = try Scene([
      "strings.plist": "{ stringsTable = t; rows = ({ key = Name; valuePath = a; }); }",
      "form.plist": "({ valuePath = name; })",
      "list.plist": "{ recordsPath = name; rows = ({ valuePath = a; }); }",
      "data.json": #"{"nam": "x", "name2": 1}"#, "scalar.json": #"{"name": "x"}"#,
      "path.plist": "({ valuePath = name.first; })",
      "type.plist": "({ valuePath = name; cellIdentifier = NumberCell; })",
      "choice.plist": "({ valuePath = name; values = (a, b); })",
    ])
    try scene.write(
      "utf16.plist", try #require("({ valuePath = a; })".data(using: .utf16LittleEndian)))
    try scene.makeFolder("zh-Hans.lproj")
    try scene.write("zh-Hans.lproj/t.strings", "\"Other\" = \"其他\";")
    let findings = [
      ("F001", try scene.run("lint", "none.plist")), ("W002", try scene.run("lint", "utf16.plist")),
      ("W112", try scene.run("lint", "strings.plist")),
      ("D105", try scene.run("lint", "--data", "data.json", "form.plist")),
      ("D104", try scene.run("check", "list.plist", "scalar.json")),
      ("D101", try scene.run("lint", "--data", "scalar.json", "path.plist")),
      ("D102", try scene.run("lint", "--data", "scalar.json", "type.plist")),
      ("D103", try scene.run("lint", "--data", "scalar.json", "choice.plist")),
      ("D106", try scene.shell(Self.readWhileWritten)),
      ("D107", try scene.run("lint", "--data", "data.json", "form.plist")),
    ]
    #expect(findings.map(\.0).sorted() == Self.elsewhere.sorted())
    for (code, outcome) in findings {
      #expect(all(outcome).contains(try Regex("\(code).+; try \\S")), "\(all(outcome))")
    }
  }

  @Test("No code of the reference is left out")
  func complete() throws {
    let manual = try Scene([:]).run("explain", "--all").output
    let codes = manual.matches(of: try Regex("\n### ([FWD][0-9]{3})\n")).map {
      String($0.output[1].substring ?? "")
    }
    #expect(codes.count > 50)
    #expect(Set(codes) == Set(Self.forms.map(\.code) + Self.elsewhere))
  }
}
