import FormTesting
import Forms
import Testing

@Suite("Keys in a place that does not take them, and words of others for keys of rules and lists")
struct MisplacedKeyTests {
  @Test(
    "A key in a wrong place is ignored, and where it belongs is said",
    arguments: [
      ("( { valuePath = a; sections = (); } )", "sections", "giving it in a form"),
      ("( { valuePath = a; writesDefaults = YES; } )", "writesDefaults", "giving it in a form"),
      ("( { valuePath = a; recordsPath = b; } )", "recordsPath", "giving it in a form"),
      ("{ rows = ( { valuePath = a; } ); valuePath = b; }", "valuePath", "giving it in a row"),
      (
        "{ rows = ( { valuePath = a; } ); required = YES; }", "required",
        "giving it in a section or in a row"
      ),
      (
        "( { valuePath = a; predicate = \"a > 1\"; } )", "predicate",
        "giving it in a rule or in a color rule or in a variant"
      ),
      ("( { valuePath = a; message = x; } )", "message", "giving it in a rule"),
    ])
  func places(form: String, key: String, advice: String) {
    let found = FormFixture.lines(form)
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.hasSuffix("unknown key, ignored; found \"\(key)\"; try \(advice)") == true,
      "\(found)")
  }

  @Test("A list whose key is nearly that of the form's sections is meant to be them")
  func nearHere() {
    let found = FormFixture.lines("{ section = ( { rows = ( { valuePath = a; } ); } ); }")
    #expect(found.contains { $0.hasSuffix("found \"section\"; try \"sections\"") }, "\(found)")
  }

  @Test(
    "A limit that names a row's identifier like a path is advised to write it as one",
    arguments: [("sum", "$sum"), ("größe", "$größe")])
  func identifierAsLimit(name: String, advice: String) {
    func form(_ limit: String) -> String {
      "( { identifier = \"\(name)\"; valuePath = b.c; valueType = number; },"
        + " { valuePath = a; valueType = number; minimumValue = \"\(limit)\"; } )"
    }
    let found = FormFixture.lines(form(name))
    #expect(found.count == 1 && found[0].hasSuffix("try \(advice)"), "\(found)")
    #expect(FormFixture.lines(form(advice)).isEmpty)
  }

  @Test(
    "Words of others lead to ours",
    arguments: [
      ("minCount = 1;", "minimumCount"), ("unit = kg;", "suffix"),
      ("rules = ( { text = x; predicate = \"a > 1\"; } );", "message"),
    ])
  func words(keys: String, meant: String) {
    let found = FormFixture.lines("( { valuePath = a; valueType = number; \(keys) } )")
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("W102") == true)
    #expect(found.first?.hasSuffix("try \"\(meant)\"") == true, "\(found)")
  }
}
