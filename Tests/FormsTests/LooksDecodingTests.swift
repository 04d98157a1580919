import FormTesting
import Testing

@testable import Forms

@Suite("How rows look, as forms say it")
struct LooksDecodingTests {
  private func row(_ text: String, form: String = "") -> ConfigRow? {
    FormFixture.decode("{ \(form) rows = ( { valuePath = a; \(text) } ); }").form?.rows.first
  }

  private func lines(_ text: String, form: String = "") -> [String] {
    FormFixture.lines("{ \(form) rows = ( { valuePath = a; \(text) } ); }")
  }

  @Test(
    "Rows, sections and forms inside name the colors of the palette; they come before others' names"
  )
  func palette() throws {
    let form = try #require(
      FormFixture.decode(
        """
        { palette = { brand = "1F4E79"; red = "ansi:88"; };
          sections = ( { identifier = s; color = brand; } );
          rows = ( { valuePath = a; color = red; keyColor = brand; backgroundColor = green; section = s; },
                   { valuePath = b; itemForm = { palette = { own = white; };
                       rows = ( { valuePath = c; color = own; backgroundColor = brand; } ); }; } ); }
        """
      ).form)
    let brand = FormColor.rgb(red: 0x1F, green: 0x4E, blue: 0x79)
    #expect(form.sections[0].color == brand)
    #expect(form.rows[0].colors.color == .ansi(88))
    #expect(form.rows[0].colors.keyColor == brand)
    #expect(form.rows[0].colors.backgroundColor == .ansi(2))
    let item = try #require(form.forms["b"]?.rows.first)
    #expect(item.colors.color == .ansi(7))
    #expect(item.colors.backgroundColor == brand)
  }

  @Test("A color that is invalid in the palette is reported there, and not where it is named")
  func invalidInPalette() {
    #expect(
      lines("color = brand;", form: "palette = { brand = blu; };") == [
        "1:23: error F203: \"palette.brand\" has an invalid color; found \"blu\"; try \"blue\""
      ])
  }

  @Test("The palette of a form inside is not that of the form after it")
  func paletteOfChild() {
    let decoded = FormFixture.decode(
      """
      { rows = ( { valuePath = a; itemForm = { palette = { own = red; }; rows = ( { valuePath = b; } ); }; },
                 { valuePath = c; itemForm = ( { valuePath = d; color = own; } ); } ); }
      """)
    #expect(decoded.diagnostics.map(\.code) == [.F203])
  }

  @Test(
    "Invalid colors are reported where they are, with the nearest name",
    arguments: [
      (
        "palette = { brand = blu; };", "",
        "1:23: error F203: \"palette.brand\" has an invalid color; found \"blu\"; try \"blue\""
      ),
      (
        "palette = { brand = blue; };", "backgroundColor = brnad;",
        "1:76: error F203: row 1 \"A\": \"backgroundColor\" has an invalid color; found \"brnad\"; "
          + "try \"brand\""
      ),
    ])
  func invalidColors(form: String, row: String, line: String) {
    #expect(lines(row, form: form) == [line])
  }

  @Test(
    "A palette of other values is reported",
    arguments: ["palette = (red);", "palette = { a = (b); };"])
  func invalidPalette(form: String) {
    #expect(lines("", form: form).contains { $0.contains("F102: \"palette\" needs") })
  }

  @Test(
    "Heights in points are lines of 44, rounded up",
    arguments: [
      ("height = 44;", RowHeight.lines(1)), ("height = 45;", .lines(2)),
      ("height = 132.0;", .lines(3)),
      ("height = \"20\";", .lines(1)), ("height = auto;", .automatic),
      ("cellIdentifier = TextViewCell;", .lines(3)),
    ])
  func points(text: String, height: RowHeight) {
    #expect(row(text, form: "heightUnit = points;")?.height == height)
    #expect(lines(text, form: "heightUnit = points;") == [])
  }

  @Test("Without a unit, or in lines, 44 is suspicious")
  func lines() {
    #expect(lines("height = 44;", form: "heightUnit = lines;").first?.contains("W104") == true)
    #expect(lines("height = 44;", form: "heightUnit = point;").first?.contains("F103") == true)
  }

  @Test("maximumHeight limits auto only, and is in the form's unit")
  func maximumHeight() {
    #expect(row("height = auto; maximumHeight = 5;")?.maximumHeight == 5)
    #expect(
      row("height = auto; maximumHeight = 88;", form: "heightUnit = points;")?.maximumHeight == 2)
    #expect(lines("height = 3; maximumHeight = 5;").first?.contains("W108") == true)
    #expect(lines("maximumHeight = 5;").first?.contains("W108") == true)
    #expect(lines("height = auto; maximumHeight = 0;").first?.contains("F104") == true)
    #expect(lines("height = auto; maximumHeight = 8;") == [])
    // It is the height of some cells.
    #expect(lines("cellIdentifier = RadioCell; values = (a, b); maximumHeight = 8;") == [])
  }

  @Test("numberOfLines and textAlignment take what they say")
  func others() {
    #expect(row("numberOfLines = 2;")?.numberOfLines == 2)
    #expect(row("numberOfLines = 0;")?.numberOfLines == .some(nil))
    #expect(row("")?.numberOfLines == .some(nil))
    #expect(lines("numberOfLines = -1;").first?.contains("F104") == true)
    #expect(row("textAlignment = center;")?.alignment == .center)
    #expect(lines("textAlignment = centre;").first?.contains("F103") == true)
  }

  @Test(
    "Text that can hardly be read on its background is reported",
    arguments: [
      ("color = yellow; backgroundColor = white;", ["W203"]),
      ("color = FFFFFF; keyColor = EEEEEE; backgroundColor = FFFF00;", ["W203", "W203"]),
      ("color = black; backgroundColor = white;", []),
      ("color = 767676; backgroundColor = FFFFFF;", []),
      ("color = label; backgroundColor = white;", []), ("backgroundColor = white;", []),
      ("color = yellow;", []),
      (
        "backgroundColor = white; colorRules = ({ predicate = \"a == 'x'\"; color = yellow; });",
        ["W203"]
      ),
      (
        "color = red; colorRules = ({ predicate = \"a == 'x'\"; backgroundColor = red; });",
        ["W203"]
      ),
      (
        "color = black; backgroundColor = white; colorRules = ({ predicate = \"a == 'x'\"; color = blue; });",
        []
      ),
      // What the row itself has is reported there.
      (
        "color = yellow; backgroundColor = white; colorRules = ({ predicate = \"a == 'x'\"; textStyle = bold; });",
        ["W203"]
      ),
    ])
  func contrast(text: String, codes: [String]) {
    #expect(
      FormFixture.decode("({ valuePath = a; \(text) })").diagnostics.map(\.code.rawValue) == codes)
  }

  @Test("Contrasts are those of WCAG")
  func ratios() throws {
    let white = FormColor.rgb(red: 255, green: 255, blue: 255)
    let black = FormColor.rgb(red: 0, green: 0, blue: 0)
    #expect(try #require(white.contrast(with: black)) == 21)
    #expect(try #require(white.contrast(with: white)) == 1)
    // The gray that WCAG's own documents give for 4.5:1.
    let gray = FormColor.rgb(red: 0x76, green: 0x76, blue: 0x76)
    #expect(abs(try #require(gray.contrast(with: white)) - 4.54) < 0.1)
  }

  @Test("A section is collapsed if it has a heading to show instead")
  func collapsed() {
    let form =
      "sections = ( { identifier = s; key = S; collapsed = YES; }, { identifier = t; key = T; } );"
    let sections = FormFixture.decode("{ \(form) rows = ( { valuePath = a; } ); }").form?.sections
    #expect(sections?.filter(\.isCollapsed).map(\.identifier) == ["s"])
    let lines = FormFixture.lines(
      "{ sections = ( { identifier = s; collapsed = YES; } ); rows = ( { valuePath = a; section = s; } ); }"
    )
    #expect(lines.count == 1 && lines[0].contains("W108"))
    #expect(
      FormFixture.lines(
        "{ sections = ( { identifier = s; key = S; collapsed = maybe; } ); rows = ( { valuePath = a; section = s; } ); }"
      ).first?.contains("F102") == true)
  }

  @Test("A subtitle is a text, a template, or one for each value")
  func subtitle() {
    #expect(row("subtitle = Plain;")?.subtitle == .template(Template(parts: [.text("Plain")])))
    #expect(row("subtitle = \"{b} of {c}\";")?.templates.first?.tokens.count == 2)
    guard
      case .byValue(let texts, let otherwise) = row(
        "values = (x, y); subtitle = { x = \"X {b}\"; __default__ = Other; };")?.subtitle
    else {
      Issue.record("no subtitle by value")
      return
    }
    #expect(texts.keys.sorted().map(\.text) == ["x"])
    #expect(otherwise == Template(parts: [.text("Other")]))
  }

  @Test(
    "What is wrong with a subtitle is reported at its place",
    arguments: [
      ("subtitle = (a);", "F102"), ("subtitle = { x = (a); };", "F102"),
      ("subtitle = \"{b\";", "F202"),
      ("subtitle = { x = \"{b\"; };", "F202"), ("subtitle = \"{$nobody}\";", "F302"),
      ("values = (open, done); subtitle = { opne = Seen; };", "W504"),
      ("cellIdentifier = SwitchCell; subtitle = { yes = On; };", "W504"),
      ("isSecure = YES; subtitle = { x = Short; };", "F106"),
    ])
  func invalidSubtitles(text: String, code: String) {
    #expect(lines(text).count == 1)
    #expect(lines(text).first?.contains(code) == true, "\(lines(text))")
  }

  @Test("Subtitles of values that are offered, and of any text, are right")
  func validSubtitles() {
    #expect(lines("values = (1, 2); subtitle = { 1 = One; 2 = Two; __default__ = No; };") == [])
    #expect(lines("cellIdentifier = SwitchCell; subtitle = { true = On; false = Off; };") == [])
    #expect(lines("subtitle = { anything = Some; };") == [])
  }
}
