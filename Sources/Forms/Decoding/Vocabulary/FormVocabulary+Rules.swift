import Patterns
import Values

/// The keys of rules. Where a key needs no other one, its rule is named after it.
extension FormVocabulary {
  private static let patternOptions: [(word: String, option: PatternOptions)] = [
    ("caseInsensitive", .caseInsensitive), ("multiline", .multiline),
    ("dotMatchesLineSeparators", .dotMatchesLineSeparators),
  ]

  static let ruleKeys: [TypedKey<GivenRow>] = [
    .condition("required") { $0.add($1) },
    .rule(
      .requiredMessage, .message, default: .words { $0.defaultPlainSentence }, needs: "required"),
    .key(
      "regex", .pattern, family: .typing, actsOn: writtenTypes,
      codes: [.W108, .W403, .W404, .W405],
      sets: { $0.regex = $1 }),
    .key(
      "regexOptions", .words(patternOptions), default: .words { $0.defaultNone }, family: .typing,
      actsOn: writtenTypes, needs: "regex", sets: { $0.patternOptions.formUnion($1) }),
    .rule(
      .regexMessage, .message, default: .words { $0.defaultPlainSentence }, family: .typing,
      actsOn: writtenTypes, needs: "regex"),
    .rule(
      .minimumLength, .integer(FormLimits.length), family: .texts, actsOn: textTypes,
      codes: [.F403, .W403]),
    .rule(
      .maximumLength, .integer(FormLimits.length), family: .texts, actsOn: textTypes,
      codes: [.F403, .W403]),
    .key(
      "minimumValue", .bound, family: .limits, actsOn: numberTypes + [.date],
      codes: [.W108, .F304, .F403], sets: { $0.set($1, .minimumValue, \.minimumFormula) }),
    .key(
      "maximumValue", .bound, family: .limits, actsOn: numberTypes + [.date],
      codes: [.W108, .F304, .F403], sets: { $0.set($1, .maximumValue, \.maximumFormula) }),
    .rule(.step, .step, default: .words { $0.defaultAny }, family: .numbers, actsOn: numberTypes),
    .rule(
      .minimumCount, .integer(FormLimits.length), family: .lists, actsOn: listTypes,
      codes: [.F403]),
    .rule(
      .maximumCount, .integer(FormLimits.length), family: .lists, actsOn: listTypes,
      codes: [.F403]),
    .rule(
      .minimumSelection, .integer(FormLimits.selection), scope: .someCells, actsOn: listTypes,
      codes: [.F403, .W403]),
    .rule(
      .maximumSelection, .integer(FormLimits.selection), scope: .someCells, actsOn: listTypes,
      codes: [.F403]),
    .key("unique", .bool, default: "NO", codes: [.W108]) { $0.row.isUnique = $1 },
  ]

  /// Types whose values are stored as texts, or may be.
  static let textTypes: [ValueType] = [.string, .date, .any]
  static let numberTypes: [ValueType] = [.integer, .number, .any]
  static let writtenTypes: [ValueType] = textTypes + [.integer, .number, .bool]
  static let listTypes: [ValueType] = [.array, .any]
}

extension RuleKey where Value == Int {
  package static var minimumLength: Self { Self("minimumLength") }
  package static var maximumLength: Self { Self("maximumLength") }
  package static var minimumCount: Self { Self("minimumCount") }
  package static var maximumCount: Self { Self("maximumCount") }
  package static var minimumSelection: Self { Self("minimumSelection") }
  package static var maximumSelection: Self { Self("maximumSelection") }
}

extension RuleKey where Value == String {
  package static var requiredMessage: Self { Self("requiredMessage") }
  package static var regexMessage: Self { Self("regexMessage") }
}

extension RuleKey where Value == Bound {
  package static var minimumValue: Self { Self("minimumValue") }
  package static var maximumValue: Self { Self("maximumValue") }
}

extension RuleKey where Value == NumberStep {
  package static var step: Self { Self("step") }
}
