import FormTesting
import Testing

@testable import Forms

@Suite("Formulas and color rules, as forms say them")
struct FormulaDecodingTests {
  private func codes(_ form: String) -> [DiagnosticCode] {
    FormFixture.decode(form).diagnostics.map(\.code)
  }

  @Test("A row has its formula, who may change its value, and its colors by rules")
  func decoding() throws {
    let form = try #require(
      FormFixture.decode(
        """
        { writesDefaults = YES; palette = { brand = "1F4E79"; };
          rows = ( { valuePath = a; valueType = number; },
          { valuePath = b; valueType = number; formula = "a * 2"; formulaMode = untilEdited; },
          { valuePath = c; valueType = number; formula = "a";
            colorRules = ( { predicate = "a > 3"; color = brand; textStyle = bold; } ); },
          { valuePath = d; valueType = number; defaultFormula = "1"; } ); }
        """
      ).form)
    #expect(form.writesDefaults)
    #expect(form.rows[1].formula?.expression.text == "a * 2")
    #expect(form.rows[1].formula?.mode == .untilEdited)
    #expect(!form.rows[1].isComputed)
    #expect(form.rows[2].isComputed)
    #expect(form.rows[3].defaultFormula?.text == "1")
    let colors = form.rows[2].colors.overridden(by: form.rows[2].colorRules[0].colors)
    #expect(colors.color == .rgb(red: 0x1F, green: 0x4E, blue: 0x79))
    #expect(colors.textStyle == .bold)
  }

  @Test(
    "What can't be meant is told",
    arguments: [
      ("{ valuePath = a; formula = \"b +\"; }", DiagnosticCode.F301),
      ("{ valuePath = a; formula = \"$zz + 1\"; valueType = number; }", .F302),
      ("{ valuePath = a; formula = \"length('x') > 0\"; valueType = number; }", .F304),
      ("{ valuePath = a; formula = \"today()\"; cellIdentifier = DateCell; }", .F106),
      // Also by way of rows that only show what changes with the time.
      (
        "{ key = X; formula = \"$y + 1\"; }, { key = Y; identifier = y; formula = \"year(today())\"; }, { valuePath = a; formula = \"$row1 + 1\"; valueType = number; }",
        .F106
      ),
      ("{ valuePath = a; defaultFormula = \"1\"; defaultValue = 2; valueType = number; }", .F106),
      ("{ valuePath = a; formula = \"b\"; defaultFormula = \"1\"; valueType = number; }", .W108),
      ("{ valuePath = a; formula = \"b\"; defaultValue = 1; valueType = number; }", .W108),
      ("{ valuePath = a; isSecure = YES; formula = \"'x'\"; }", .F106),
      ("{ valuePath = a; formulaMode = untilEdited; }", .W108),
      ("{ key = A; formula = \"1 + b\"; formulaMode = untilEdited; }", .W108),
      ("{ valuePath = a; formula = \"1\"; formulaMode = sometimes; }", .F103),
      ("{ valuePath = a; colorRules = ( { color = red; } ); }", .F107),
      ("{ valuePath = a; colorRules = ( { predicate = \"a > 'x' AND\"; } ); }", .F301),
      ("{ valuePath = a; colorRules = ( { predicate = \"1 + 1\"; color = red; } ); }", .F304),
      (
        "{ valuePath = a; colorRules = ( { predicate = \"a == 'x'\"; color = yellow; backgroundColor = white; } ); }",
        .W203
      ),
      ("{ valuePath = pin; isSecure = YES; }, { key = A; formula = \"length(pin)\"; }", .F106),
    ])
  func faults(rows: String, code: DiagnosticCode) {
    #expect(codes("( \(rows) )") == [code])
  }

  @Test(
    "A formula gives no object or list with a secret inside, which a form of its own may show",
    arguments: [
      ("formula = \"o\";", [DiagnosticCode.F106]), ("formula = \"@root\";", [.F106]),
      ("formula = \"l\";", [.F106]), ("formula = \"$o\";", [.F106]),
      ("formula = \"o.deep\";", [.F106]), ("formula = \"plain\";", [.F106]),
      ("formula = \"if(n > 0, o, o)\"; valuePath = cp;", [.F106]),
      ("defaultFormula = \"o\"; valuePath = cp;", [.F106]),
      ("formula = \"l.@count + length(o.open) + plain.@count\";", []),
      ("formula = \"other\";", []),
    ])
  func secretsInside(formula: String, expected: [DiagnosticCode]) {
    let form = """
      { rows = ( { valuePath = n; valueType = integer; },
          { identifier = o; valuePath = o; segueIdentifier = o; },
          { valuePath = l; itemForm = ( { valuePath = pw; isSecure = YES; }, { valuePath = t; } ); },
          { valuePath = plain; cellIdentifier = ListCell; itemForm = ( { valuePath = SELF; isSecure = YES; } ); },
          { identifier = x; key = x; valueType = any; \(formula) } );
        forms = { o = { rows = ( { valuePath = deep.pw; isSecure = YES; }, { valuePath = open; } ); }; }; }
      """
    #expect(codes(form) == expected)
  }

  @Test("A formula of an inner form gives no object around it with a secret inside")
  func secretsAround() {
    for (formula, expected) in [("@parent", [DiagnosticCode.F106]), ("@root.n", [])] {
      let form = """
        { rows = ( { valuePath = n; }, { valuePath = pin; isSecure = YES; },
            { valuePath = o; segueIdentifier = o; } );
          forms = { o = { rows = ( { key = x; formula = "\(formula)"; } ); }; }; }
        """
      #expect(codes(form) == expected)
    }
  }

  @Test("Advice for an expression that can't be read, and for a limit that is nearly a row's path")
  func advice() {
    let found = FormFixture.decode(
      """
      ( { valuePath = from; cellIdentifier = DateCell; },
        { valuePath = to; cellIdentifier = DateCell; minimumValue = frmo; },
        { valuePath = sum; formula = "a %"; } )
      """
    ).diagnostics.map(\.line)
    #expect(found.count == 2)
    #expect(found[0].contains("F302") && found[0].hasSuffix("try from"))
    #expect(
      found[1].contains("F301")
        && found[1].hasSuffix("try an expression such as price * coalesce(count, 1)"))
  }

  @Test("The time is no fault where it is not stored, or written once")
  func clock() {
    let form = """
      ( { valuePath = a; cellIdentifier = DateCell; defaultFormula = "today()"; },
        { key = Age; cellIdentifier = NumberCell; formula = "daysBetween(a, today())"; } )
      """
    #expect(codes(form) == [])
  }

  @Test("A circle of formulas is told with all its members and their lines")
  func circle() {
    let found = FormFixture.decode(
      """
      ( { key = Net; valuePath = net; valueType = number; formula = "gross - tax"; },
        { key = Tax; valuePath = tax; valueType = number;
          formula = "$net * 0.25"; },
        { key = Gross; valuePath = gross; valueType = number; } )
      """
    ).diagnostics
    #expect(
      found.map(\.line) == [
        "form.plist:1:63: error F303: row 1 \"Net\": formulas need each other's results: "
          + "row 1 \"Net\" in line 1, row 2 \"Tax\" in line 3; "
          + "try leaving one of these results out of a formula"
      ])
    #expect(codes("( { valuePath = a; valueType = number; formula = \"SELF + 1\"; } )") == [.F303])
    #expect(codes("( { valuePath = a.b; formula = \"a.c\"; }, { valuePath = a.c; } )") == [])
  }

  @Test("Each of several circles is told once")
  func circles() {
    #expect(
      codes(
        """
        ( { valuePath = a; formula = "b"; }, { valuePath = b; formula = "a"; },
          { valuePath = c; formula = "a"; }, { valuePath = d; formula = "e"; },
          { valuePath = e; formula = "f"; }, { valuePath = f; formula = "d"; } )
        """) == [.F303, .F303])
  }

  @Test("A circle through the items of a list is reported once, with the rows of both forms")
  func nestedCircle() {
    func form(total: String, share: String) -> String {
      """
      ( { key = Total; valuePath = total; valueType = number; formula = "\(total)"; },
        { key = Items; valuePath = items; itemForm = (
          { key = Amount; valuePath = amount; valueType = number; },
          { key = Share; valuePath = share; valueType = number; formula = "\(share)"; } ); } )
      """
    }
    let circle = FormFixture.decode(form(total: "items.@sum.share", share: "@parent.total / 2"))
    #expect(
      circle.diagnostics.map(\.line) == [
        "form.plist:1:67: error F303: row 1 \"Total\": formulas need each other's results: "
          + "row 1 \"Total\" in line 1, form \"items\" row 2 \"Share\" in line 4; "
          + "try leaving one of these results out of a formula"
      ])
    #expect(codes(form(total: "items.@sum.share", share: "amount / @root.total")) == [.F303])
    #expect(codes(form(total: "items[0].share", share: "amount / @root.total")) == [.F303])
    #expect(codes(form(total: "items.@sum.amount", share: "amount / @parent.total")) == [])
    #expect(codes(form(total: "items.@count", share: "amount / @parent.total")) == [])
    #expect(
      codes(
        """
        { rows = ( { valuePath = top; segueIdentifier = node; } );
          forms = { node = ( { valuePath = size; valueType = number; formula = "1 + children.@sum.size"; },
            { valuePath = children; itemForm = node; } ); }; }
        """) == [])
  }

  @Test("Two thousand formulas, each of the one before, are read and sorted")
  func many() throws {
    let rows = (1...2_000).reversed().map {
      "{ valuePath = r\($0); valueType = number; formula = \"r\($0 - 1) + 1\"; }"
    }
    let form = try #require(FormFixture.decode("( \(rows.joined(separator: ",\n")) )").form)
    let order = FormulaGraph(form.rows).order
    #expect(order.first == 1_999)
    #expect(order.last == 0)
  }
}
