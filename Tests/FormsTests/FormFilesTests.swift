import FormTesting
import SourceText
import Testing
import Values

@testable import Forms

@Suite("Forms in files beside the form")
struct FormFilesTests {
  private func lines(_ form: String, _ files: [String: String]) -> [String] {
    FormFixture.decode(form, beside: files).diagnostics.map(\.line)
  }

  @Test(
    "A name that is none among forms is that of a file, with and without extension, by either key",
    arguments: [
      "segueIdentifier = address", "segueIdentifier = \"address.plist\"", "file = address",
    ])
  func named(key: String) throws {
    let decoded = FormFixture.decode(
      "( { valuePath = home; \(key); } )", beside: ["address.plist": "( { valuePath = city; } )"])
    #expect(decoded.diagnostics == [])
    let form = try #require(decoded.form)
    #expect(form.rows[0].cellIdentifier == "LinkCell")
    let address = try #require(form.rows[0].child.flatMap { form.form(named: $0.name) })
    #expect(address.name == "address")
    #expect(address.rows.map(\.key) == ["City"])
    #expect(address.rows[0].file == "address.plist")
    #expect(form.rows[0].file == nil)
  }

  @Test("A form among forms goes before a file of its name; each file means its own forms")
  func scopes() throws {
    let form = try #require(
      FormFixture.decode(
        """
        { rows = ( { valuePath = a; segueIdentifier = city; }, { valuePath = b; file = place; },
                   { valuePath = c; itemForm = place; } );
          forms = { city = ( { valuePath = ours; } ); }; }
        """,
        beside: [
          "city.plist": "( { valuePath = another; } )",
          "place.plist": """
          { rows = ( { valuePath = city; segueIdentifier = city; },
                     { valuePath = tags; itemForm = ( { valuePath = tag; } ); } );
            forms = { city = ( { valuePath = theirs; } ); }; }
          """,
        ]
      ).form)
    func child(_ form: Form, _ row: Int) throws -> Form {
      try #require(form.rows[row].child.flatMap { form.form(named: $0.name) })
    }
    #expect(try child(form, 0).rows[0].key == "Ours")
    let inner = try child(form, 1)
    #expect(try child(inner, 0).rows[0].key == "Theirs")
    #expect(try child(inner, 1).rows[0].key == "Tag")
    #expect(form.rows[2].child == ChildForm(name: form.rows[1].child?.name ?? "", scope: .items))
  }

  @Test("A file may name others, and these the opened form: a person has children that are persons")
  func recursion() throws {
    let decoded = FormFixture.decode(
      "( { valuePath = name; }, { valuePath = home; file = home; } )",
      beside: [
        "home.plist": "( { valuePath = street; }, { valuePath = people; itemForm = form; } )"
      ])
    #expect(decoded.diagnostics == [])
    let form = try #require(decoded.form)
    let home = try #require(form.rows[1].child.flatMap { form.form(named: $0.name) })
    let person = try #require(home.rows[1].child.flatMap { home.form(named: $0.name) })
    #expect(person.rows.map(\.key) == ["Name", "Home"])
    #expect(person.rows[1].child == form.rows[1].child)
  }

  @Test("Faults of the opened form are told once, though rows open it again")
  func toldOnce() {
    #expect(
      lines("( { valuePath = a; sortOrder = x; }, { valuePath = b; itemForm = form; } )", [:]).count
        == 1)
  }

  @Test(
    "What is wrong with a name is said, with the nearest of forms and files",
    arguments: [
      (
        "segueIdentifier = adress",
        #"form.plist:1:47: error F601: row 1 "A": there is no form of this name; found "adress"; try "address""#
      ),
      (
        "file = adress",
        #"form.plist:1:36: error F601: row 1 "A": there is no form of this name; found "adress"; try "address""#
      ),
      (
        "itemForm = porst",
        #"form.plist:1:40: error F601: row 1 "A": there is no form of this name; found "porst"; try "ports""#
      ),
      (
        "itemForm = zzzzzz",
        #"form.plist:1:40: error F601: row 1 "A": there is no form of this name; found "zzzzzz"; try one of ports"#
      ),
      (
        "segueIdentifier = \"../address\"",
        #"form.plist:1:47: error F007: row 1 "A": "segueIdentifier" names a file outside the form's folder; found "../address"; try a name without a slash"#
      ),
      (
        "file = \"a/b\"",
        #"form.plist:1:36: error F007: row 1 "A": "file" names a file outside the form's folder; found "a/b"; try a name without a slash"#
      ),
      (
        "file = address; segueIdentifier = address",
        #"form.plist:1:36: error F106: row 1 "A": "segueIdentifier" contradicts "file"; try dropping one of them"#
      ),
    ])
  func faults(key: String, line: String) {
    let form =
      "{ rows = ( { valuePath = a; \(key); } ); forms = { ports = ( { valuePath = b; } ); }; }"
    let files = ["address.plist": "( { valuePath = city; } )", "formview.plist": "( adress )"]
    #expect(lines(form, files) == [line])
  }

  @Test(
    "What is wrong in a file is told with the file's name",
    arguments: [
      ("( { valuePath = b; sortOrder = x; } )", "child.plist:1:32: error F102: row 1 \"B\": "),
      ("( { valuePath = b; ", "child.plist:1:20: error F002: "),
      ("()", "child.plist:1:1: error F004: the form has no rows"),
      ("( { valuePath = b; colour = red; } )", "child.plist:1:20: warning W102: row 1 \"B\": "),
      (
        "{ rows = ( { valuePath = b; itemForm = c; } ); forms = { c = ( { valuePath = d; height = x; } ); }; }",
        "child.plist:1:90: error F102: form \"c\" row 1 \"D\": "
      ),
      ("( { valuePath = b; hidden = \"b ==\"; } )", "child.plist:1:29: error F301: row 1 \"B\": "),
      (
        "( { valuePath = b; file = childd; } )",
        "child.plist:1:27: error F601: row 1 \"B\": there is no form of this name; found \"childd\"; try \"child\""
      ),
      (
        "( { key = More; file = child; } )",
        "child.plist:1:24: error F602: row 1 \"More\": the form opens itself without going deeper; found \"child\""
      ),
    ])
  func inside(text: String, line: String) {
    let found = lines("( { valuePath = a; file = child; } )", ["child.plist": text])
    #expect(found.count == 1 && found[0].hasPrefix(line), "\(found)")
  }

  @Test("A form that opens itself through files without a deeper path is refused in each of them")
  func endless() {
    let found = lines(
      "( { key = More; segueIdentifier = more; } )",
      ["more.plist": "( { key = Back; segueIdentifier = form; } )"])
    #expect(
      found == [
        #"form.plist:1:35: error F602: row 1 "More": the form opens itself without going deeper; found "more"; try a "valuePath" that goes deeper"#,
        #"more.plist:1:35: error F602: row 1 "Back": the form opens itself without going deeper; found "form"; try a "valuePath" that goes deeper"#,
      ])
  }

  @Test("A file has its own lists, colors and unit of heights, and the opened form's formats")
  func settings() throws {
    let opened = """
      { currencyCode = NOK; locale = nb_NO; heightUnit = points; palette = { warm = red; };
        choiceLists = { sizes = (S); };
        rows = ( { valuePath = a; segueIdentifier = child; } ); }
      """
    let child = """
      { locale = de_DE; rows = ( { valuePath = b; cellIdentifier = CurrencyCell; height = 2; } ); }
      """
    let form = try #require(FormFixture.decode(opened, beside: ["child.plist": child]).form)
    let row = try #require(form.rows[0].child.flatMap { form.form(named: $0.name) }?.rows[0])
    #expect(row.currencyCode == "NOK")
    #expect(row.locale == "de_DE")
    #expect(row.height == .lines(2))
    let found = lines(
      opened, ["child.plist": "( { valuePath = b; color = warm; choicesFrom = sizes; } )"])
    #expect(found.map { $0.prefix(28).suffix(4) } == ["F203", "F503"], "\(found)")
  }

  @Test("A secret of a form in a file is known wherever the form is opened")
  func secrets() throws {
    let secrets = try #require(
      FormFixture.decode(
        "( { valuePath = people; itemForm = person; } )",
        beside: [
          "person.plist":
            "( { valuePath = pin; isSecure = YES; }, { valuePath = children; itemForm = person; } )"
        ]
      ).form
    ).secrets
    #expect(secrets.hides(try ValuePath("people[3].children[0].pin")))
    #expect(!secrets.hides(try ValuePath("people[3].children[0].name")))
  }

  @Test(
    "No file is looked at where no row names one, and each once where rows do"
  )
  func reading() {
    var asked: [String] = []
    func decode(_ text: String) {
      asked = []
      let folder = FormFixture.folder(
        ["child.plist": "( { valuePath = b; file = child; } )"], asked: { asked.append($0) })
      _ = FormDecoder(cells: FormFixture.cells)
        .decode(SourceText(name: "form.plist", text: text), folder: folder)
    }
    decode("{ rows = ( { valuePath = a; file = x; } ); forms = { x = ( { valuePath = b; } ); }; }")
    #expect(asked == [])
    decode("( { valuePath = a; file = child; }, { valuePath = b; itemForm = child; } )")
    #expect(asked == ["child.plist"])
  }
}
