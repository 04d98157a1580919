import FormTesting
import Forms
import JSONText
import Lint
import Testing

@Suite("Templates in a first form out of data")
struct InferredTemplateTests {
  private func decoded(_ json: String, name: String = "data.json") throws -> DecodedForm {
    FormFixture.decode(
      try Inferred.text(json, name: name), checks: FormChecks.always + LintChecks.all)
  }

  @Test(
    "The title is the data file's name, whatever a template makes of it",
    arguments: [
      ("{.json", "{"), ("{id}.json", "{id}"), ("{password}.json", "{password}"), ("}.json", "}"),
      ("a<|b.json", "a<|b"), ("a|>b.json", "a|>b"), ("b\\{c.json", "b\\{c"), ("-p z.json", "-p z"),
      ("-p*&id&*.json", "-p*&id&*"), ("staff-list.json", "Staff list"),
    ])
  func titles(name: String, title: String) throws {
    let decoded = try decoded(#"{"id": 1, "password": "x"}"#, name: name)
    #expect(decoded.diagnostics.isEmpty, "\(decoded.diagnostics.map(\.line))")
    #expect(decoded.form?.title?.parts == [.text(title)])
  }

  @Test(
    "A record is named by a member whose name has braces or a block in it",
    arguments: ["{x}", "{", "<|", "a<b", "-p {x}", "-p z", "\"{x}\""])
  func recordTitles(name: String) throws {
    let member = JSONValue.string(name).jsonText()
    let decoded = try decoded("[{\(member): \"a\", \"list\": [{\(member): \"b\"}]}]")
    #expect(decoded.diagnostics.isEmpty, "\(decoded.diagnostics.map(\.line))")
    let form = try #require(decoded.form)
    for title in [form.recordTitle, form.form(named: "list")?.recordTitle] {
      let tokens = try #require(title).parts.flatMap(\.tokens)
      #expect(tokens.map(\.target.path?.steps) == [[.member(name)]])
    }
  }
}
