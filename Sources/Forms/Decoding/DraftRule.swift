import Expressions
import PlistText
import SourceText
import Texts
import Values

/// A rule while it is decoded.
struct DraftRule {
  let rule: PredicateRule
  let position: SourcePosition
  let file: String
  /// Identifiers of the rows to which a rule of the form is attached.
  let rows: [(identifier: String, position: SourcePosition)]
}

/// A rule while its keys are read.
struct GivenRule: GivenKeys {
  static let owner = VocabularyKey.Owner.rule

  var predicate: Expression?
  var message: String?
  var severity = Severity.error
  var identifier: String?
  var judgesEmpty = false
  var rows: [(text: String, position: SourcePosition)] = []
}

extension DictionaryReader {
  /// The rule that the dictionary is; nil where something is wrong with it. `owner` is the kind of dictionary that has it.
  func rule(of owner: VocabularyKey.Owner) -> DraftRule? {
    checkEffects(of: owner)
    var given = GivenRule()
    fill(&given, by: FormVocabulary.ruleTable)
    guard has("predicate") else {
      report(.F107, at: position, advice: \.conditionAdvice) { $0.ruleNeedsPredicate }
      return nil
    }
    return given.predicate.map { predicate in
      DraftRule(
        rule: PredicateRule(
          identifier: given.identifier, predicate: predicate, message: given.message,
          severity: given.severity, judgesEmpty: given.judgesEmpty),
        position: position(of: "predicate"), file: context.file,
        rows: given.rows.map { (identifier: $0.text, position: $0.position) })
    }
  }

  /// W108: what only rules of the form, or only those of rows, do.
  private func checkEffects(of owner: VocabularyKey.Owner) {
    if owner == .row, let entry = entry("rows") {
      report(.W108, at: entry.keyPosition, advice: Sentence { $0.ruleOfFormOrDrop("rows") }) {
        $0.rowRuleMarksItsRow("rows")
      }
    }
    if owner == .form, let entry = entry("evenWhenEmpty") {
      report(.W108, at: entry.keyPosition, advice: \.leaveOut) {
        $0.formRuleIsAlwaysJudged("evenWhenEmpty")
      }
    }
  }
}
