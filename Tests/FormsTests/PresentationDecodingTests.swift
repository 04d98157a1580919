import FormTesting
import Testing

@testable import Forms

@Suite("presentation")
struct PresentationDecodingTests {
  @Test(
    "says how a row's form is opened; without it as a page",
    arguments: [
      ("", ChildForm.Presentation.push), ("presentation = push;", .push),
      ("presentation = \" modal \";", .modal), ("presentation = inline;", .inline),
    ])
  func words(keys: String, expected: ChildForm.Presentation) throws {
    let form = try #require(
      FormFixture.decode(
        "{ rows = ( { valuePath = a; file = x; \(keys) } ); forms = { x = ( { valuePath = b; } ); }; }"
      ).form)
    #expect(form.rows[0].child?.presentation == expected)
  }

  @Test(
    "What is wrong with it is said",
    arguments: [
      (
        "valuePath = a; file = x; presentation = modl;",
        #"1:54: error F103: row 1 "A": "presentation" does not take this word; found "modl"; try "modal""#
      ),
      (
        "valuePath = a; cellIdentifier = TextFieldCell; presentation = modal;",
        #"1:61: warning W108: row 1 "A": "presentation" has no effect in a TextFieldCell"#
      ),
    ])
  func faults(keys: String, line: String) {
    let found = FormFixture.lines(
      "{ rows = ( { \(keys) } ); forms = { x = ( { valuePath = b; } ); }; }")
    #expect(found.count == 1 && found[0].hasPrefix(line), "\(found)")
  }
}
