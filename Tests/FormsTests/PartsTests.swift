import FormTesting
import JSONText
import Testing
import Values

@testable import Forms

@Suite("The parts of a composite row")
struct PartsTests {
  @Test("fields are rows behind their owner, in its section, by their own order, and no columns")
  func fields() throws {
    let form = try #require(
      FormFixture.decode(
        """
        { sections = ( { identifier = s; } ); rows = (
          { key = A; valuePath = a; section = s; },
          { key = Badge; identifier = badge; displayValue = "{id} {text}"; section = s; fields = (
              { key = Text; valuePath = text; sortOrder = 2; },
              { key = ID; valuePath = id; sortOrder = 1; regex = "[A-Z]+"; } ); },
          { key = Z; valuePath = z; } ); }
        """
      ).form)
    #expect(form.rows.map(\.identifier) == ["a", "badge", "id", "text", "z"])
    #expect(form.rows.map(\.section) == ["s", "s", "s", "s", "s"])
    #expect(form.rows[1].parts == ["id", "text"])
    #expect(form.rows[2].part == RowPart(of: "badge", isDerived: false))
    #expect(form.rows[2].regex != nil)
    #expect(form.tableRows.map(\.identifier) == ["a", "badge", "z"])
    #expect(form.label(of: form.rows[2]) == "Badge › ID")
  }

  @Test("Without fields each path of the template is a part once, in either notation")
  func derived() throws {
    for template in [
      "{b.id ?? \\\"none\\\"}<| - {b.name|upper} {b.id}|>",
      "-p *&b.id&* <| - *$b.name$* *&b.id&*|>",
    ] {
      let form = try #require(
        FormFixture.decode("( { key = Item; displayValue = \"\(template)\"; } )").form)
      #expect(form.rows.map(\.identifier) == ["row1", "b.id", "b.name"])
      #expect(form.rows.map(\.key) == ["Item", "Id", "Name"])
      #expect(form.rows.allSatisfy { !$0.isDerivedPart || $0.cellIdentifier == "TextFieldCell" })
      #expect(form.writtenRows.map(\.identifier) == ["row1"])
    }
  }

  @Test("A part of a path that a row edits is edited as by that row, and does nothing else for it")
  func likeItsRow() throws {
    let form = try #require(
      FormFixture.decode(
        """
        ( { key = Both; identifier = both; displayValue = "{$code} {n} {fixed} {sum}"; hidden = "n == 1"; },
          { key = Code; identifier = code; valuePath = c; regex = "[A-Z]"; defaultValue = X;
            hidden = "n == 0"; whenHidden = clear; },
          { key = N; valuePath = n; cellIdentifier = NumberCell; },
          { key = Fixed; valuePath = fixed; readOnly = YES; },
          { key = Sum; valuePath = sum; formula = "n + 1"; } )
        """
      ).form)
    #expect(form.rows.map(\.identifier).prefix(3) == ["both", "c", "n#2"])
    let (code, number) = (form.rows[1], form.rows[2])
    #expect(code.key == "Code" && code.regex != nil && code.defaultValue == nil)
    #expect(code.whenHidden == .keep)
    #expect(code.conditions.count == 2)
    #expect(number.cellIdentifier == "NumberCell")
    #expect(form.rows[0].parts == ["c", "n#2"])
  }

  @Test("A row or a form that is read only has no parts of its own accord")
  func readOnly() throws {
    let row = try #require(
      FormFixture.decode("( { displayValue = \"{a} {b}\"; readOnly = YES; } )").form)
    #expect(row.rows.count == 1)
    let form = try #require(
      FormFixture.decode("{ readOnly = YES; rows = ( { displayValue = \"{a} {b}\"; } ); }").form)
    #expect(form.rows.count == 1)
  }

  @Test("A part that shares a secret's path is a secret")
  func secrets() throws {
    let form = try #require(
      FormFixture.decode(
        """
        ( { key = Login; displayValue = "{user}"; cellIdentifier = CompositeCell;
            fields = ( { valuePath = user; }, { key = Word; valuePath = pass; } ); },
          { key = Pass; valuePath = pass; isSecure = YES; readOnly = YES; } )
        """
      ).form)
    #expect(form.rows[2].isSecure)
  }

  @Test(
    "What is wrong is told with the part",
    arguments: [
      (
        "fields = ( { key = P; } );", "F107: row 1 \"A › P\": a part needs the path of its value"
      ),
      ("fields = x;", "F102: row 1 \"A\": \"fields\" needs an array of dictionaries"),
      ("fields = ( x );", "F102: row 1 \"A\": \"fields\" needs an array of dictionaries"),
      (
        "fields = ( { key = P; valuePath = a; regex = \"(\"; } );", "F401: row 1 \"A › P\""
      ),
      (
        "fields = ( { key = P; valuePath = a; cellIdentifier = CompositeCell; } );",
        "F106: row 1 \"A › P\": a part can't have parts of its own"
      ),
      (
        "fields = ( { valuePath = a; } ); formula = \"1 + 1\";",
        "F106: row 1 \"A\": \"fields\" contradicts \"formula\""
      ),
      (
        "valuePath = a; cellIdentifier = TextFieldCell; fields = ( { valuePath = b; } );",
        "W108: row 1 \"A\": \"fields\" has no effect"
      ),
      ("cellIdentifier = CompositeCell;", "F107: row 1 \"A\""),
      (
        "fields = ( { key = P; valuePath = a; }, { key = Q; valuePath = a; } );",
        "W205: row 1 \"A › Q\""
      ),
    ])
  func mistakes(row: String, expected: String) {
    let lines = FormFixture.lines("( { key = A; \(row) } )")
    #expect(lines.contains { $0.contains(expected) }, "\(lines)")
  }
}
