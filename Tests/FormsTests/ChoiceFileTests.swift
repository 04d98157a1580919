import FormTesting
import Testing

@testable import Forms

@Suite("What is wrong with a file of choices")
struct ChoiceFileTests {
  private func lines(_ form: String, _ files: [String: String]) -> [String] {
    FormFixture.decode(form, beside: files).diagnostics.map(\.line)
  }

  @Test(
    "Duplicate elements of a JSON file, and those without a value, are reported at their lines, once"
  )
  func elements() {
    let form =
      "( { valuePath = a; choicesFrom = \"file:c.json\"; choiceValuePath = code; }, "
      + "{ valuePath = b; choicesFrom = \"file:c.json\"; choiceValuePath = code; } )"
    #expect(
      lines(form, ["c.json": "[{\"code\": \"a\"},\n {\"code\": \"a\"}]"]) == [
        "c.json:2:2: error F502: duplicate choice; found \"a\"; try dropping one of them"
      ])
    #expect(
      lines(form, ["c.json": "[{\"code\": \"a\"},\n {\"cod\": \"b\"}]"]) == [
        "c.json:2:2: error F504: 1 of the list's 2 elements have no value to store; found \"code\"; "
          + "try \"choiceValuePath\" with the name of the member to store"
      ])
  }

  @Test(
    "Faults of the elements of a CSV or plist file are reported at their own line and column",
    arguments: [
      ("c.csv", "code,name\n\na,x\n\"a\",y\n", "c.csv:4:1: error F502: duplicate choice"),
      ("c.csv", "code,name\r\na,\"x\ny\"\r\na,y\r\n", "c.csv:4:1: error F502: duplicate choice"),
      (
        "c.plist", "( { code = a; },\n { code = <00>; },\n  { code = a; } )",
        "c.plist:2:2: error F504: 1 of the list's 3 elements have no value to store"
      ),
      (
        "c.plist", "( { code = a; },\n <00>,\n  { code = a; } )",
        "c.plist:3:3: error F502: duplicate choice"
      ),
      (
        "c.plist", "( { code = a; },\n  { name = a; } )",
        "c.plist:2:3: error F504: 1 of the list's 2 elements have no value to store"
      ),
    ])
  func otherNotations(name: String, text: String, expected: String) {
    let row = "{ valuePath = a; choicesFrom = \"file:\(name)\"; choiceValuePath = code; }"
    let found = lines("( \(row), \(row.replacing("= a;", with: "= b;")) )", [name: text])
    #expect(found.filter { $0.hasPrefix(expected) }.count == 1, "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix(name) }, "\(found)")
  }

  @Test(
    "A table in GB18030, as Chinese spreadsheets write it, is read; Latin-1 is not taken for it")
  func chineseEncoding() throws {
    // 朱镕基 and 深圳, of which 镕 is beyond the first Chinese standard.
    let (one, two): ([UInt8], [UInt8]) = ([214, 236, 233, 70, 187, 249], [201, 238, 219, 218])
    let chinese = Array("value,title\n1,".utf8) + one + Array("\n2,".utf8) + two
    let form = "( { valuePath = a; choicesFrom = \"file:c.csv\"; } )"
    let decoded = FormFixture.decode(form, beside: "c.csv", chinese)
    #expect(decoded.diagnostics.map(\.line) == [])
    #expect(decoded.form?.rows.first?.choices.map(\.title) == ["朱镕基", "深圳"])
    let latin = "value,title\n1,Orl\u{E9}ans\n2,Z\u{FC}rich\n".unicodeScalars.map {
      UInt8($0.value)
    }
    let lines = FormFixture.decode(form, beside: "c.csv", latin).diagnostics.map(\.line)
    #expect(lines.first?.contains("the file is not a text in UTF-8") == true, "\(lines)")
  }

  @Test("Plain values of a file have positions, too, also inside lists of lists")
  func plainValues() {
    let row = "( { valuePath = a; choicesFrom = \"file:"
    #expect(
      lines(row + "c.json\"; } )", ["c.json": "[\"a\",\n \"a\"]"]) == [
        "c.json:2:2: error F502: duplicate choice; found \"a\"; try dropping one of them"
      ])
    #expect(
      lines(
        row + "c.plist#regions.cities\"; } )",
        ["c.plist": "{ regions = ( { cities = (a, b); },\n { cities = (c, b); } ); }"]) == [
          "c.plist:2:17: error F502: duplicate choice; found \"b\"; try dropping one of them"
        ])
  }

  @Test("A choice of another type than a row stores is reported in the file, with the row")
  func types() {
    #expect(
      lines(
        "( { valuePath = a; choicesFrom = \"file:c.csv\"; choiceValuePath = code; "
          + "valueType = integer; } )", ["c.csv": "code\n1\nx\n"]) == [
          "c.csv:3:1: error F106: row 1 \"A\": a choice is not of the row's type \"integer\"; "
            + "found \"x\"; try a value of that type, or another valueType"
        ])
  }

  @Test("Faults of a list of the form that rows name are reported in the list, once")
  func sharedLists() {
    func found(_ list: String) -> [String] {
      lines(
        "{ choiceLists = { l = (\n \(list) ); }; rows = ( { valuePath = a; choicesFrom = l; }, "
          + "{ valuePath = b; choicesFrom = l; } ); }", [:])
    }
    #expect(
      found("a, a") == [
        "form.plist:2:5: error F502: duplicate choice; found \"a\"; try dropping one of them"
      ])
    #expect(
      found("{ value = a; }, { title = A; }") == [
        "form.plist:2:18: error F107: a choice needs a \"value\"; try value = a"
      ])
  }

  @Test("A line of a file of choices with other fields than the first is answered with these")
  func fields() {
    let found = lines(
      "( { valuePath = a; choicesFrom = \"file:bad.csv\"; } )", ["bad.csv": "a,b\nc\n"])
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.hasSuffix(
        "; try as many fields as in the first line, with quotes around those that have a separator")
        == true, "\(found)")
  }

  @Test("The form itself is no file of choices that may be meant")
  func formBeside() {
    let found = lines(
      "( { valuePath = a; choicesFrom = \"file:nope.json\"; } )",
      ["form.plist": "( )", "formview.plist": "{ }"])
    #expect(
      found == [
        "form.plist:1:34: error F504: row 1 \"A\": there is no such file beside the form; "
          + "found \"nope.json\"; try values = (a, b)"
      ])
  }

  @Test("Nor are other forms of its folder, as choices in a property list are")
  func formsBeside() {
    let found = lines(
      "( { valuePath = a; choicesFrom = \"file:e9.plist\"; } )",
      [
        "e1.plist": "( { key = A; valuePath = a; } )", "e2.plist": "{ rows = ( { key = A; } ); }",
        "e3.plist": "( { value = a; }, { value = b; } )", "e4.json": "[1]",
      ])
    #expect(
      found == [
        "form.plist:1:34: error F504: row 1 \"A\": there is no such file beside the form; "
          + "found \"e9.plist\"; try \"e3.plist\""
      ])
  }
}
