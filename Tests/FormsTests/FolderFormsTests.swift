import FormTesting
import SourceText
import Testing
import Texts

@testable import Forms

@Suite("Which form belongs to which data files of a folder")
struct FolderFormsTests {
  private func forms(_ text: String) -> FolderForms {
    FolderForms(
      SourceText(name: "formview.plist", text: text),
      beside: ["staff.plist", "log.plist", "formview.plist"])
  }

  private func lines(_ text: String) -> [String] {
    forms(text).diagnostics.map { $0.line(in: Language.english.texts) }
  }

  @Test("The first entry that a name fits counts; a form may be named with its extension")
  func matching() {
    let forms = forms(
      """
      { forms = ( { files = "staff*.json"; form = staff; },
                  { files = ("*.jsonl", "log-?.json"); form = "log.plist"; },
                  { files = "*"; form = staff; x-note = mine; } ); }
      """)
    #expect(forms.diagnostics.isEmpty)
    for (name, form) in [
      ("staff.json", "staff.plist"), ("staff-2.json", "staff.plist"), ("a.jsonl", "log.plist"),
      ("log-1.json", "log.plist"), ("log-12.json", "staff.plist"),
    ] { #expect(forms.form(for: name) == form, "\(name)") }
    #expect(
      self.forms("{ forms = ( { files = \"a?.json\"; form = log; } ); }").form(for: "a.json") == nil
    )
  }

  @Test(
    "A pattern after one that matches all that it matches is reported",
    arguments: [
      ("\"*\"", "\"staff*.json\"", "placing its entry before that one"),
      ("\"*.json\"", "\"staff-?.json\"", "placing its entry before that one"),
      ("(\"a.json\", \"s*f*.json\")", "\"staff*.json\"", "placing its entry before that one"),
      ("\"staff.json\"", "\"staff.json\"", "dropping one of them"),
      ("\"?.json\"", "\"a.json\"", "placing its entry before that one"),
      ("\"staff-*.json\"", "\"staff*.json\"", nil), ("\"?.json\"", "\"*.json\"", nil),
      ("\"A.json\"", "\"a.json\"", nil), ("\"\\\\*.json\"", "\"b.json\"", nil),
    ])
  func unreachable(first: String, second: String, advice: String?) {
    let forms = forms(
      "{ forms = ( { files = \(first); form = log; },\n { files = \(second); form = staff; } ); }")
    let lines = forms.findings().map { $0.line(in: Language.english.texts) }
    #expect(lines.count == (advice == nil ? 0 : 1), "\(lines)")
    guard let advice else { return }
    #expect(
      lines.first?.hasPrefix(
        "formview.plist:2:12: warning W108: the pattern has no effect: ") == true, "\(lines)")
    #expect(lines.first?.hasSuffix("; found \(second); try \(advice)") == true, "\(lines)")
    #expect(forms.diagnostics == [], "opening data does not ask for it")
  }

  @Test(
    "A pattern that matches nothing more than one before it in its entry is reported, and an empty one",
    arguments: [
      ("(\"a.json\", \"a.json\")", 34, "found \"a.json\"; try dropping one of them"),
      ("(\"a*\", \"a.json\")", 30, "found \"a.json\"; try leaving it out"),
      ("(\"a.json\", \"\")", 34, "\"files\" is empty, and has no effect; try leaving it out"),
      ("\"\"", 23, "\"files\" is empty, and has no effect; try leaving it out"),
      ("( )", 23, "\"files\" is empty, and has no effect; try leaving it out"),
    ])
  func withinEntry(files: String, column: Int, expected: String) {
    let lines = forms("{ forms = ( { files = \(files); form = log; } ); }").findings()
      .map { $0.line(in: Language.english.texts) }
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.hasPrefix("formview.plist:1:\(column): warning W108: ") == true, "\(lines)")
    #expect(lines.first?.hasSuffix(expected) == true, "\(lines)")
  }

  @Test("An entry with an error takes no name from those after it")
  func afterError() {
    let forms = forms(
      "{ forms = ( { files = \"*\"; form = none; }, { files = \"a.json\"; form = staff; } ); }")
    #expect(forms.findings().map(\.code) == [.F601])
  }

  @Test("An error is one of the data that its entry names; of all data where nothing says which")
  func errors() {
    let forms = forms(
      """
      { forms = ( { files = "*.jsonl"; form = log; }, { files = "zz*"; form = nothere; },
                  { files = "zz-2*"; form = staff; } ); }
      """)
    #expect(forms.diagnostics.map(\.code) == [.F601])
    for name in ["Q-2024.json", "a.jsonl"] { #expect(forms.errors(for: name).isEmpty, "\(name)") }
    #expect(forms.errors(for: "zz.json").map(\.code) == [.F601])
    #expect(forms.form(for: "zz-2.json") == nil, "the first entry that fits counts")
    #expect(forms.errors(for: "zz-2.json").map(\.code) == [.F601])
    for text in ["{ forms = (", "{ forms = ( { form = staff; } ); }", "{ forms = ( x ); }"] {
      #expect(self.forms(text).errors(for: "a.json").count == 1, "\(text)")
    }
  }

  @Test(
    "Mistakes are told with their place, and no form is taken then",
    arguments: [
      ("{ forms = (", "F002"), ("( a )", "F003: formview.plist is a dictionary with \"forms\""),
      ("{ }", "F107: formview.plist needs \"forms\""),
      ("{ forms = x; }", "F102"), ("{ forms = ( x ); }", "F102"),
      ("{ forms = ( { form = staff; } ); }", "1:13: error F107"),
      ("{ forms = ( { files = \"*\"; } ); }", "1:13: error F107"),
      ("{ forms = ( { files = \"*\"; form = \" \"; } ); }", "1:35: error F107"),
      ("{ forms = ( { files = { }; form = staff; } ); }", "F102"),
      (
        "{ forms = ( { files = \"*\"; form = \"../staff\"; } ); }",
        "1:35: error F007"
      ),
      (
        "{ forms = ( { files = \"*\"; form = stuff; } ); }",
        "F601: there is no such form in this folder; found \"stuff\"; try \"staff.plist\""
      ),
      ("{ forms = ( { files = \"*\"; form = staff; fles = x; } ); }", "warning W101"),
    ])
  func mistakes(text: String, expected: String) {
    let lines = lines(text)
    #expect(lines.contains { $0.contains(expected) }, "\(lines)")
    if !expected.contains("warning") { #expect(forms(text).form(for: "staff.json") == nil) }
  }
}
