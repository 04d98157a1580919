import Expressions
import SourceText
import Texts
import Values

/// F302, W302, F304, W304, W305: conditions name rows and paths that exist, compare what can be equal, and depend on the
/// record.
enum ConditionCheck: FormCheck {
  static func check(_ family: FormFamily) {
    let nested = NestedTypes(family)
    for (name, form) in family.drafts where form.hasExpressions && !form.rows.isEmpty {
      var types = RowTypes(form.rows.map(\.row))
      types.family = (nested, name)
      check(form, types)
    }
  }

  private static func check(_ form: DraftForm, _ types: RowTypes) {
    for draft in form.conditions + form.sectionConditions {
      check(draft.condition, at: draft.position, types, form.context.inFile(draft.file))
    }
    for rule in form.rules {
      let context = form.context.inFile(rule.file)
      check(rule, types, context)
      for (identifier, position) in rule.rows where !types.identifiers.contains(identifier) {
        context.report(
          .F302, at: position, quoting: identifier,
          advice: ReferenceCheck.advice(for: identifier, among: types.identifiers)
        ) { $0.noSuchRowForRule }
      }
    }
    for draft in form.rows where draft.hasExpressions || !draft.variants.isEmpty {
      draft.checkShapes { shape in
        if shape.hasExpressions { check(shape, types) }
      }
      var types = types
      types.row = draft.row
      for written in draft.variants.compactMap(\.predicate) {
        check(
          written.expression, of: written.key, at: written.position, types, draft.context,
          onConstant: Sentence { $0.variantPredicateAdvice })
      }
    }
  }

  private static func check(_ draft: DraftRow, _ types: RowTypes) {
    var types = types
    types.row = draft.row
    for condition in draft.row.conditions {
      let position = draft.reader.position(of: condition.effect.rawValue)
      check(condition, at: position, types, draft.context)
    }
    for rule in draft.rules { check(rule, types, draft.context) }
    for bound in draft.bounds { check(bound: bound, of: draft, types) }
    for written in draft.formulas {
      check(
        written.expression, of: written.key, at: written.position, types, draft.context,
        expecting: written.type ?? RowTypes.type(of: draft.row))
    }
    for rule in draft.colorRules.map(\.written) {
      check(
        rule.expression, of: rule.key, at: rule.position, types, draft.context,
        onConstant: Sentence { $0.ownColorAdvice })
    }
    checkChoices(draft, types)
  }

  private static func check(_ rule: DraftRule, _ types: RowTypes, _ context: DecodingContext) {
    check(
      rule.rule.predicate, of: "predicate", at: rule.position, types, context,
      onConstant: Sentence { $0.withoutRuleAdvice })
  }

  /// The filter of a row's choices, and the conditions that choices have themselves.
  private static func checkChoices(_ draft: DraftRow, _ types: RowTypes) {
    guard draft.row.choicesVary else { return }
    var types = types
    types.choiceMembers = draft.row.choiceMembers
    types.offersChoice = true
    if let filter = draft.row.choiceSettings.filter {
      let position = draft.reader.position(of: "choiceFilter")
      check(filter, of: "choiceFilter", at: position, types, draft.context)
    }
    let key = draft.reader.has("choices") ? "choices" : "choicesFrom"
    let position = draft.reader.position(of: key)
    guard !draft.row.choices.isEmpty else { return }
    for condition in draft.row.choiceTable.facts.conditions where !condition.isAlways {
      check(
        condition.predicate, of: condition.effect.rawValue, at: position, types, draft.context)
    }
  }

  private static func check(bound: DraftExpression, of draft: DraftRow, _ types: RowTypes) {
    if let path = bound.expression.barePath, !types.knows(path) {
      draft.report(
        .F302, at: bound.position, quoting: bound.expression.text,
        advice: types.name(meantBy: path).map { Sentence(verbatim: $0) }
          ?? Expression.call(meantBy: path).map { Sentence(verbatim: $0) }
          ?? Sentence { $0.numberOrDate }
      ) { $0.noRowForBound(bound.key) }
      return
    }
    check(
      bound.expression, of: bound.key, at: bound.position, types, draft.context,
      expecting: RowTypes.type(of: draft.row))
  }

  private static func check(
    _ condition: RowCondition, at position: SourcePosition, _ types: RowTypes,
    _ context: DecodingContext
  ) {
    guard !condition.isAlways else { return }
    if let path = condition.predicate.barePath, !types.knows(path) {
      // A word that was meant as YES or NO, rather than a Bool that no row shows.
      context.report(
        .F302, at: position, quoting: condition.predicate.text,
        advice: constants[path.description].map { Sentence(verbatim: $0) }
          ?? Sentence { $0.compared(path.description) }
      ) { $0.noRowForCondition(condition.effect.rawValue) }
      return
    }
    check(condition.predicate, of: condition.effect.rawValue, at: position, types, context)
  }

  /// - Parameter onConstant: What helps where a condition has the same result for any record.
  private static func check(
    _ predicate: Expression, of key: String, at position: SourcePosition, _ types: RowTypes,
    _ context: DecodingContext, expecting expected: ExpressionType = .bool,
    onConstant: Sentence = Sentence { $0.conditionAdvice }
  ) {
    let found = TextQuoting.shown(predicate.text)
    let isMisread = predicate.hyphenatedNames.contains { types.reference(meantBy: $0) != nil }
    for finding in predicate.check(types: types, expecting: expected) {
      // What is read as a difference and meant as a name has another type.
      if isMisread, [.incomparable, .notDate].contains(finding.kind) { continue }
      let isConstant = finding.kind == .constant && expected == .bool
      let general = isConstant ? onConstant : advice(on: finding.kind, expecting: expected)
      context.report(
        code(of: finding.kind), at: position, found: found,
        advice: finding.hint.map(advice) ?? general
      ) {
        $0.impossibleExpression(
          key, finding.message.text(in: $0), at: finding.range.lowerBound + 1)
      }
    }
    checkPaths(of: predicate, key, at: position, types, context)
  }

  /// A path without a row is no fault: a record may have what nobody is shown. One that is nearly a row's path is a typo.
  private static func checkPaths(
    of predicate: Expression, _ key: String, at position: SourcePosition, _ types: RowTypes,
    _ context: DecodingContext
  ) {
    let references = predicate.dependencies.references
    for path in references.filter({ $0.root == .choice }).compactMap(\.recordPath).sorted(by: {
      $0.description < $1.description
    }) where !types.offersChoice && !types.leadsToRow(path) {
      context.report(.W302, at: position, quoting: predicate.text, advice: \.choiceOnlyInFilters) {
        $0.noRowShows(key, path.description)
      }
    }
    for name in predicate.hyphenatedNames {
      guard let meant = types.reference(meantBy: name) else { continue }
      context.report(
        .W302, at: position, quoting: predicate.text, advice: Sentence(verbatim: meant)
      ) { $0.readsDifference(key, (name.isIdentifier ? "$" : "") + name.text) }
    }
    let paths = references.filter { $0.root == .record }.map(\.path)
    for path in paths.sorted(by: { $0.description < $1.description }) {
      guard let meant = types.name(meantBy: path) else { continue }
      context.report(
        .W302, at: position, quoting: predicate.text, advice: Sentence(verbatim: meant)
      ) { $0.noRowShows(key, path.description) }
    }
  }

  /// Equivalents of the constant predicates of NSPredicate.
  private static let constants = ["TRUEPREDICATE": "YES", "FALSEPREDICATE": "NO"]

  /// Maximum number of choices named in advice.
  private static let mostNamed = 5

  private static func code(of kind: ExpressionFinding.Kind) -> DiagnosticCode {
    switch kind {
    case .argumentCount: .F301
    case .unknownName: .F302
    case .noMembers, .unquoted: .W302
    case .notBool, .wrongType: .F304
    case .incomparable, .notDate, .neverOffered: .W304
    case .constant, .contradiction, .tautology: .W305
    }
  }

  private static func advice(_ hint: ExpressionFinding.Hint) -> Sentence {
    switch hint {
    case .otherComparison: Sentence { $0.anotherComparison }
    case .otherDivisor: Sentence { $0.anotherDivisor }
    case .instead(let text): Sentence(verbatim: text)
    }
  }

  private static func advice(
    on kind: ExpressionFinding.Kind, expecting expected: ExpressionType
  ) -> Sentence {
    switch kind {
    case .notBool, .constant:
      Sentence { expected == .bool ? $0.conditionAdvice : $0.comparisonAdvice }
    case .incomparable: Sentence { $0.comparableAdvice }
    case .neverOffered(let texts):
      Sentence { $0.names(texts.prefix(mostNamed).map { "'\($0)'" }) }
    case .notDate: Sentence { $0.dateAdvice }
    case .unquoted(let text): Sentence(verbatim: "'\(text)'")
    case .contradiction: Sentence { $0.orInPlaceOfAnd }
    case .tautology: Sentence { $0.andInPlaceOfOr }
    case .wrongType: Sentence { $0.operandAdvice }
    case .unknownName, .noMembers: Sentence { $0.nameAdvice }
    case .argumentCount: Sentence { $0.argumentsAdvice }
    }
  }
}

extension DraftForm {
  fileprivate var hasExpressions: Bool {
    !conditions.isEmpty || !sectionConditions.isEmpty || !rules.isEmpty
      || rows.contains { !$0.variants.isEmpty || $0.hasExpressions }
  }
}

extension DraftRow {
  fileprivate var hasExpressions: Bool {
    !row.conditions.isEmpty || !rules.isEmpty || !formulas.isEmpty || !bounds.isEmpty
      || !colorRules.isEmpty || row.choicesVary
  }
}
