import FormTesting
import Testing
import TextsTesting

@Suite("A file of another kind is named for what it is") struct ForeignFileTests {
  @Test(
    "Texts that are not a property list",
    arguments: [
      (#"[{"name": "Ada"}]"#, "a JSON file"), (#"{"name": "Ada", "n": 1}"#, "a JSON file"),
      ("\u{FEFF}[1, 2]", "a JSON file"),
      (#"{"$schema": "https://json-schema.org/draft/2020-12/schema"}"#, "a JSON Schema"),
      (#"{"type": "object", "properties": {"a": {"type": "string"}}}"#, "a JSON Schema"),
      (#"{"pfm_domain": "com.example", "pfm_subkeys": []}"#, "a ProfileManifest"),
      ("{\"a\": 1}\n{\"a\": 2}\n", "JSON, with a fault of its own"),
      (#"[{"a": 1},]"#, "JSON, with a fault of its own"),
      ("---\nrows:\n  - key: Name\n", "YAML"), ("# A form\n\nrows:\n  - key: Name\n", "YAML"),
      ("SQLite format 3\0\u{10}\0\u{1}\u{1}\0", "an SQLite database"),
      ("age-encryption.org/v1\n-> X25519 abc\n", "a file encrypted with age"),
      ("-----BEGIN AGE ENCRYPTED FILE-----\nYWdl\n", "a file encrypted with age"),
      ("- key: Name\n  valuePath: name\n", "YAML"), ("title: Person\nrows: []\n", "YAML"),
    ])
  func texts(text: String, name: String) {
    let diagnostics = FormFixture.decode(text).diagnostics
    #expect(diagnostics.map(\.code) == [.F002], "\(diagnostics.map(\.line))")
    #expect(diagnostics.first?.message == "this is \(name), not a property list")
  }

  @Test(
    "Property lists that are not forms are one error, not many warnings",
    arguments: [
      (
        "{ pfm_domain = x; pfm_format_version = 1; pfm_subkeys = ( { pfm_name = a; } ); }",
        "a ProfileManifest"
      ),
      ("{ type = object; properties = { a = { type = string; }; }; }", "a JSON Schema"),
      ("{ PayloadType = Configuration; PayloadContent = (); }", "a configuration profile"),
      ("{ CFBundleIdentifier = com.example; CFBundleName = Example; }", "a bundle's Info.plist"),
      ("{ archiveVersion = 1; objects = {}; }", "an Xcode project"),
    ])
  func propertyLists(text: String, name: String) {
    let diagnostics = FormFixture.decode(text).diagnostics
    #expect(diagnostics.map(\.code) == [.F004], "\(diagnostics.map(\.line))")
    #expect(diagnostics.first?.message == "this is \(name), not a form: it has no \"rows\"")
  }

  @Test(
    "A form with a fault stays a form with a fault",
    arguments: [
      "( { key = Name valuePath = name; } )", "{ rows = ( { key: Name; } ); }",
      "{ \"rows\" = ( ; }",
      "<plist><array><dict/></plist>", "// rows: none\n( { a b; } )", "{ \"a\" = 1; \"b\": 2; }",
    ])
  func faults(text: String) {
    let diagnostics = FormFixture.decode(text).diagnostics
    #expect(
      diagnostics.allSatisfy { !$0.message.hasPrefix("this is") }, "\(diagnostics.map(\.line))")
    #expect(diagnostics.contains { $0.code == .F002 })
  }

  @Test("A form may have a property list's other keys beside its rows")
  func rows() {
    let form = FormFixture.decode("{ rows = ( { valuePath = a; } ); pfm_domain = x; }").form
    #expect(form != nil)
  }
}
