import FormTesting
import SourceText
import Testing
import TextsTesting

@testable import Forms

@Suite("Forms that include others")
struct IncludesTests {
  private func decode(_ form: String, _ files: [String: String] = [:]) -> DecodedForm {
    FormFixture.decode(form, beside: files)
  }

  private func lines(_ form: String, _ files: [String: String] = [:]) -> [String] {
    decode(form, files).diagnostics.map(\.line)
  }

  /// The labels of the rows of a form without faults.
  private func labels(_ form: String, _ files: [String: String] = [:]) -> [String] {
    let decoded = decode(form, files)
    return decoded.form?.rows.map(\.key) ?? decoded.diagnostics.map(\.line)
  }

  @Test("The rows of files and of forms come before the form's own, in the order of their names")
  func order() {
    #expect(
      labels(
        """
        { includes = (base, inner); rows = ( { valuePath = own; } );
          forms = { inner = ( { valuePath = inner; } ); }; }
        """, ["base.plist": "( { valuePath = first; }, { valuePath = second; } )"])
        == ["First", "Second", "Inner", "Own"])
  }

  @Test("A form may be nothing but those that it includes, and these may include others")
  func chain() {
    #expect(
      labels(
        "{ includes = (a); }",
        [
          "a.plist": "{ includes = (b); rows = ( { valuePath = second; } ); }",
          "b.plist": "( { valuePath = first; } )",
        ]) == ["First", "Second"])
  }

  @Test(
    "A later row of the same identifier takes the place of an earlier one, with its parts",
    arguments: [
      ("{ valuePath = b; key = New; }", ["A", "New", "C"]),
      ("{ identifier = b; key = New; valuePath = x; }", ["A", "New", "C"]),
      ("{ identifier = t; key = New; valuePath = x; }", ["A", "B", "C", "New"]),
      ("{ valuePath = b; key = New; sortOrder = 1; }", ["A", "C", "New"]),
      ("{ key = Heading; }", ["A", "B", "C", "Heading"]),
    ])
  func replacing(row: String, expected: [String]) {
    #expect(
      labels(
        "{ includes = (base); rows = ( \(row) ); }",
        ["base.plist": "( { valuePath = a; }, { valuePath = b; }, { valuePath = c; } )"])
        == expected)
  }

  @Test(
    "A composite row is replaced as a whole; rows without a value are never taken for each other")
  func composites() throws {
    let base = """
      ( { key = Note; }, { identifier = size; key = Size;
          fields = ( { valuePath = w; }, { valuePath = h; } ); } )
      """
    #expect(
      labels(
        "{ includes = (base); rows = ( { key = Mine; }, { identifier = size; valuePath = size; } ); }",
        ["base.plist": base]) == ["Note", "Size", "Mine"])
    let form = try #require(
      decode("{ includes = (base); rows = ( { key = Mine; } ); }", ["base.plist": base]).form)
    #expect(form.rows.map(\.identifier) == ["row1", "size", "w", "h", "row1#2"])
    #expect(form.rows[1].parts == ["w", "h"])
  }

  @Test("Sections come along, and a row that is replaced stays in its own")
  func sections() throws {
    let form = try #require(
      decode(
        """
        { includes = (base); sections = ( { identifier = more; key = More; }, { identifier = place; key = Where; } );
          rows = ( { valuePath = city; required = YES; }, { valuePath = note; section = more; },
                   { valuePath = zip; section = place; } ); }
        """,
        [
          "base.plist": """
          { sections = ( { identifier = who; key = Who; }, { identifier = place; key = Place; hidden = "name == nil"; } );
            rows = ( { valuePath = name; section = who; }, { valuePath = city; section = place; } ); }
          """
        ]
      ).form)
    #expect(form.sections.map(\.key) == ["Who", "Where", "More"])
    #expect(
      form.rows.map { "\($0.key) \($0.section)" } == [
        "Name who", "City place", "Zip place", "Note more",
      ])
    #expect(form.rows[1].required)
    #expect(form.rows[1].conditions.isEmpty)
  }

  @Test("Lists, colors and rules come along; the form's own of a name go before them")
  func names() throws {
    let form = try #require(
      decode(
        """
        { includes = (base); palette = { cold = blue; };
          rows = ( { valuePath = a; color = warm; choicesFrom = sizes; }, { valuePath = b; color = cold; } ); }
        """,
        [
          "base.plist": """
          { palette = { warm = red; cold = green; }; choiceLists = { sizes = (S, M); };
            rules = ( { predicate = "n != 1"; message = "Not one"; } );
            rows = ( { valuePath = n; valueType = integer; color = cold; } ); }
          """
        ]
      ).form)
    #expect(form.rows.map(\.colors.color) == [.ansi(2), .ansi(1), .ansi(4)])
    #expect(form.rows[1].choices.map(\.title) == ["S", "M"])
    #expect(form.rows[0].predicateRules.map(\.message) == ["Not one"])
  }

  @Test(
    "Rows of a file open the forms that the file means; those of forms here share the form's names")
  func children() throws {
    let decoded = decode(
      """
      { includes = (base, inner); palette = { warm = red; };
        rows = ( { valuePath = mine; segueIdentifier = x; } );
        forms = { x = ( { valuePath = ours; } ); inner = ( { valuePath = p; segueIdentifier = x; color = warm; } ); }; }
      """,
      [
        "base.plist": """
        { rows = ( { valuePath = a; segueIdentifier = x; }, { valuePath = b; file = other; },
                   { valuePath = list; itemForm = ( { valuePath = item; } ); } );
          forms = { x = ( { valuePath = theirs; } ); }; }
        """,
        "other.plist": "( { valuePath = theOther; } )",
      ])
    #expect(decoded.diagnostics == [])
    let form = try #require(decoded.form)
    let opened = form.rows.map { row in
      row.child.flatMap { form.form(named: $0.name) }?.rows.first?.key ?? "none"
    }
    #expect(opened == ["Theirs", "The other", "Item", "Ours", "Ours"])
  }

  @Test("Forms of items and forms in files include, too, and may include the form that opens them")
  func inside() throws {
    let form = try #require(
      decode(
        "( { valuePath = name; }, { valuePath = boss; file = boss; }, { valuePath = l; itemForm = { includes = (base); }; } )",
        [
          "boss.plist": "{ includes = (form); rows = ( { valuePath = office; } ); }",
          "base.plist": "( { valuePath = x; } )",
        ]
      ).form)
    let boss = try #require(form.rows[1].child.flatMap { form.form(named: $0.name) })
    #expect(boss.rows.map(\.key) == ["Name", "Boss", "L", "Office"])
    #expect(boss.rows[1].child == form.rows[1].child)
    let items = try #require(form.rows[2].child.flatMap { form.form(named: $0.name) })
    #expect(items.rows.map(\.key) == ["X"])
  }

  @Test(
    "What is wrong is said where it is written",
    arguments: [
      (
        "{ includes = (baze); }", "( { valuePath = a; } )",
        [#"form.plist:1:15: error F601: there is no form of this name; found "baze"; try "base""#]
      ),
      (
        "{ includes = (\"../base\"); }", "( { valuePath = a; } )",
        [
          #"form.plist:1:15: error F007: "includes" names a file outside the form's folder; found "../base"; try a name without a slash"#
        ]
      ),
      (
        "{ includes = (base); rows = ( { valuePath = b; } ); }",
        "( { valuePath = a; sortOrder = x; } )",
        [
          #"base.plist:1:32: error F102: row 1 "A": "sortOrder" needs an integer; found the string "x"; try a whole number such as 3"#
        ]
      ),
      (
        "{ includes = (base); rows = ( { valuePath = b; hidden = \"$a == 1\"; } ); }",
        "( { valuePath = a; hidden = \"$c == 1\"; } )",
        ["base.plist:1:29: error F302: row 1 \"A\": "]
      ),
      (
        "{ includes = (base); rows = ( { valuePath = c; } ); }",
        "{ rules = ( { predicate = \"$c == 1\"; rows = (d); } ); rows = ( { valuePath = a; } ); }",
        ["base.plist:1:46: error F302: "]
      ),
      (
        "{ includes = (base); }", "{ includes = (form); rows = ( { valuePath = a; } ); }",
        [
          #"base.plist:1:15: error F006: a form includes itself: form → base → form; found "form"; try dropping the name from "includes""#
        ]
      ),
      (
        "{ includes = (form); rows = ( { valuePath = a; } ); }", "",
        ["form.plist:1:15: error F006: a form includes itself: form → form; found \"form\""]
      ),
      (
        "{ includes = (a); rows = ( { valuePath = x; } ); forms = { a = { includes = (b); }; b = { includes = (a); }; }; }",
        "",
        [
          "form.plist:1:78: error F006: a form includes itself: b → a → b; found \"b\"",
          "form.plist:1:103: error F006: a form includes itself: a → b → a; found \"a\"",
        ]
      ),
      ("{ includes = base; }", "", ["form.plist:1:14: error F102: "]),
    ])
  func faults(form: String, base: String, expected: [String]) {
    let found = lines(form, base.isEmpty ? [:] : ["base.plist": base])
    for line in expected {
      #expect(found.contains { $0.hasPrefix(line) }, "\(found)")
    }
  }

  @Test("A file that several forms include is told about once")
  func once() {
    #expect(
      lines(
        "{ includes = (base); rows = ( { valuePath = b; file = child; } ); }",
        [
          "child.plist": "{ includes = (base); rows = ( { valuePath = c; } ); }",
          "base.plist": "( { valuePath = a; sortOrder = x; } )",
        ]
      ).count == 1)
  }
}
