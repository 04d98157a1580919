import Patterns
import Values

/// The keys of rules. Where a key needs no other one, its rule is named after it.
extension FormVocabulary {
  private static let patternOptions: [(word: String, option: PatternOptions)] = [
    ("caseInsensitive", .caseInsensitive), ("multiline", .multiline),
    ("dotMatchesLineSeparators", .dotMatchesLineSeparators),
  ]

  static let ruleKeys: [TypedKey<GivenRow>] = [
    .condition("required", meaning: { $0.meaningOfRequired }, sets: { $0.add($1) }),
    .rule(
      .requiredMessage, .message, byDefault: { $0.defaultPlainSentence }, needs: "required",
      meaning: { $0.meaningOfRequiredMessage }),
    .key(
      "regex", .pattern, family: .typing, actsOn: writtenTypes,
      codes: [.W108, .W403, .W404, .W405],
      meaning: { $0.meaningOfRegex }, sets: { $0.regex = $1 }),
    .key(
      "regexOptions", .words(patternOptions), byDefault: { $0.defaultNone }, family: .typing,
      actsOn: writtenTypes, needs: "regex", meaning: { $0.meaningOfRegexOptions },
      sets: { $0.patternOptions.formUnion($1) }),
    .rule(
      .regexMessage, .message, byDefault: { $0.defaultPlainSentence }, family: .typing,
      actsOn: writtenTypes, needs: "regex", meaning: { $0.meaningOfRegexMessage }),
    .rule(
      .minimumLength, .integer(FormLimits.length), family: .texts, actsOn: textTypes,
      codes: [.F403, .W403], meaning: { $0.meaningOfMinimumLength }),
    .rule(
      .maximumLength, .integer(FormLimits.length), family: .texts, actsOn: textTypes,
      codes: [.F403, .W403], meaning: { $0.meaningOfMaximumLength }),
    .key(
      "minimumValue", .bound, family: .limits, actsOn: numberTypes + [.date],
      codes: [.W108, .F304, .F403], meaning: { $0.meaningOfMinimumValue },
      sets: { $0.setMinimum($1) }),
    .key(
      "maximumValue", .bound, family: .limits, actsOn: numberTypes + [.date],
      codes: [.W108, .F304, .F403], meaning: { $0.meaningOfMaximumValue },
      sets: { $0.setMaximum($1) }),
    .rule(
      .step, .step, byDefault: { $0.defaultAny }, family: .numbers, actsOn: numberTypes,
      meaning: { $0.meaningOfStep }),
    .rule(
      .minimumCount, .integer(FormLimits.length), family: .lists, actsOn: listTypes, codes: [.F403],
      meaning: { $0.meaningOfMinimumCount }),
    .rule(
      .maximumCount, .integer(FormLimits.length), family: .lists, actsOn: listTypes, codes: [.F403],
      meaning: { $0.meaningOfMaximumCount }),
    .rule(
      .minimumSelection, .integer(FormLimits.selection), scope: .someCells, actsOn: listTypes,
      codes: [.F403, .W403], meaning: { $0.meaningOfMinimumSelection }),
    .rule(
      .maximumSelection, .integer(FormLimits.selection), scope: .someCells, actsOn: listTypes,
      codes: [.F403], meaning: { $0.meaningOfMaximumSelection }),
    .key(
      "unique", .bool, default: "NO", codes: [.W108], meaning: { $0.meaningOfUnique },
      sets: { $0.row.isUnique = $1 }),
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
