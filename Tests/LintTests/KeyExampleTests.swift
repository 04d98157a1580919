import FormTesting
import Lint
import SourceText
import Testing

@testable import Forms

@Suite("Examples of keys") struct KeyExampleTests {
  @Test("Every key has one, which has the key in it, and lint has nothing to say of it")
  func examples() throws {
    for key in FormVocabulary.keys {
      let example = try #require(KeyExamples.example(of: key), "\(key.owner) \(key.name)")
      #expect(example.contains(try Regex(#"\b\#(key.name) = "#)), "\(example)")
      #expect(example.split(separator: "\n").allSatisfy { $0.count <= 76 }, "\(example)")
      #expect(findings(in: example, of: key.owner) == [], "\(key.owner) \(key.name)")
    }
  }

  @Test("There is none of what is no key")
  func noOthers() {
    for (owner, examples) in zip(VocabularyKey.Owner.allCases, KeyExamples.examples) {
      #expect(Set(examples.keys) == Set(FormVocabulary.names(in: owner)), "\(owner)")
    }
  }

  @Test("An example that lint would report is found")
  func bite() {
    #expect(findings(in: "{ valuePath = a; keybordType = numberPad; }", of: .row).count == 1)
    #expect(findings(in: "rules = ( { predicate = \"from <= too\"; } );", of: .rule).count == 1)
  }

  private func findings(in example: String, of owner: VocabularyKey.Owner) -> [String] {
    switch owner {
    case .folder, .folderForm:
      let forms = FolderForms(
        SourceText(name: "formview.plist", text: example), beside: ["staff.plist", "log.plist"])
      return (forms.diagnostics + forms.findings()).map(\.line)
    case .settings:
      return SettingsFile(
        SourceText(name: "config.plist", text: example), commands: ["sort", "save", "filter"],
        themes: ["terminal", "dark"]
      ).diagnostics.map(\.line)
    case .form:
      return lines(example.contains("rows = ( {") ? example : "\(example) \(rows(but: example))")
    case .section:
      return lines(example.contains("rows = ( {") ? example : "\(example) \(rows(of: example))")
    case .row:
      return lines("\(surroundings(of: example)) \(rows(but: example, first: example))")
    case .rule where example.contains("rows = "):
      return lines("\(example) \(rows(but: example))")
    case .choice, .rule, .colorRule, .variant:
      return lines(rows(but: example, first: "{ valuePath = a; \(example) }"))
    }
  }

  private func lines(_ contents: String) -> [String] {
    FormFixture.lines("{ \(contents) }", checks: FormChecks.always + LintChecks.all)
  }

  /// What the rows of examples name, but for what one has itself.
  private func rows(but example: String, first: String? = nil) -> String {
    let paths = [
      "from", "to", "state", "kind", "stock", "open", "name", "office", "since", "number",
      "country",
      "lent", "paid", "socket", "goods", "quantity", "price",
    ]
    let others = paths.filter { !example.contains("valuePath = \($0);") }
      .map { "{ valuePath = \($0); }" }
    return "rows = ( \(((first.map { [$0] } ?? []) + others).joined(separator: ", ")) );"
  }

  /// A row in each section of an example.
  private func rows(of example: String) -> String {
    let sections = example.matches(of: /identifier = (\w+)/).map(\.output.1)
    let rows = ["office", "since"].flatMap { path in
      sections.map { "{ section = \($0); valuePath = \(path)\($0 == "work" ? "" : "2"); }" }
    }
    return "rows = ( \(rows.joined(separator: ", ")) );"
  }

  /// The section, the form or the list that a row's example names.
  private func surroundings(of example: String) -> String {
    var parts: [String] = []
    if example.contains("section = ") {
      parts.append("sections = ( { identifier = work; key = \"Work\"; } );")
    }
    if let name = example.firstMatch(of: /(?:segueIdentifier|file) = (\w+)/)?.output.1 {
      parts.append("forms = { \(name) = ( { valuePath = city; } ); };")
    }
    return parts.joined(separator: " ")
  }
}
