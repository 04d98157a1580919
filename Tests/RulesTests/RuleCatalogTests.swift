import FormTesting
import Testing
import Texts

@testable import Forms
@testable import Rules

@Suite("The catalog of rules")
struct RuleCatalogTests {
  @Test("Each key of the vocabulary's rules is read by one rule")
  func keys() {
    let read = RuleCatalog.rules.flatMap { $0.keys }
    #expect(Set(read).count == read.count)
    for key in FormVocabulary.ruleKeys { #expect(read.contains(key.name), "\(key.name)") }
    for key in read { #expect(FormVocabulary.key(key, in: .row) != nil, "\(key)") }
  }

  @Test("A row that demands nothing has no rules to ask")
  func noRules() throws {
    #expect(RowRules(try row("a")).all.isEmpty)
  }

  @Test("The help lists what a form demands, in the rules' order")
  func facts() throws {
    let row = try #require(
      FormFixture.row(
        "valuePath = a; required = YES; minimumLength = 2; regex = x; minimumValue = 1;"))
    let facts = RuleCatalog.facts(about: row, in: Language.english.texts)
    #expect(facts.map(\.name) == ["Required", "Length", "Pattern", "At least"])
    #expect(facts.map(\.text) == ["yes", "at least 2 characters", "x", "1"])
  }
}
