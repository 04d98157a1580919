import Expressions
import PlistText
import SourceText
import Texts
import Values

/// A rule while it is decoded.
struct DraftRule {
  let rule: PredicateRule
  /// Where its predicate is written.
  let position: SourcePosition
  let file: String
  /// The identifiers of the rows that a rule of the form marks.
  let rows: [(identifier: String, position: SourcePosition)]
}

extension DictionaryReader {
  /// The rules that a row or the form has; what is wrong with one leaves it out.
  func rules(_ key: String) -> [DraftRule] {
    dictionaries(key, in: .rule).compactMap { $0.rule(of: place) }
  }

  /// The dictionaries of an array; F102 for what is none.
  func dictionaries(_ key: String, in place: VocabularyKey.Place) -> [DictionaryReader] {
    guard let node = entry(key)?.value else { return [] }
    guard case .array(let nodes) = node.content else {
      reportMismatch(key, node)
      return []
    }
    return nodes.compactMap { node in
      guard case .dictionary(let entries) = node.content else {
        reportMismatch(key, node)
        return nil
      }
      return DictionaryReader(entries, at: node.position, in: place, context)
    }
  }

  /// `owner` is the kind of dictionary that has the rule.
  private func rule(of owner: VocabularyKey.Place) -> DraftRule? {
    checkEffects(of: owner)
    let message = nonEmpty("message")
    if let entry = entry("message"), let text = entry.value.string {
      RuleMessages.checkPlaceholders(
        in: text, of: "message", at: entry.value.position,
        among: RuleMessages.placeholdersWithoutLimit, context)
    }
    let identifier = nonEmpty("identifier")
    let severities = Severity.allCases.map(\.rawValue)
    let severity = word("severity", words: severities) { Severity(rawValue: $0) }
    let judgesEmpty = bool("evenWhenEmpty") ?? false
    let rows =
      array("rows") { node in node.string.map { ($0, node.position) } } ?? []
    guard has("predicate") else {
      report(.F107, at: position, advice: Sentence { $0.conditionAdvice }) {
        $0.ruleNeedsPredicate
      }
      return nil
    }
    return predicate("predicate").map { predicate in
      DraftRule(
        rule: PredicateRule(
          predicate, identifier: identifier, message: message, severity: severity ?? .error,
          judgesEmpty: judgesEmpty),
        position: position(of: "predicate"), file: context.file, rows: rows)
    }
  }

  /// W108: what only rules of the form, or only those of rows, do.
  private func checkEffects(of owner: VocabularyKey.Place) {
    if owner == .row, let entry = entry("rows") {
      report(.W108, at: entry.keyPosition, advice: Sentence { $0.ruleOfFormOrDrop("rows") }) {
        $0.rowRuleMarksItsRow("rows")
      }
    }
    if owner == .form, let entry = entry("evenWhenEmpty") {
      report(.W108, at: entry.keyPosition, advice: Sentence { $0.leaveOut }) {
        $0.formRuleIsAlwaysJudged("evenWhenEmpty")
      }
    }
  }
}
