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
}
