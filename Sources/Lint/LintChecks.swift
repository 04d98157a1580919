import Forms

/// The checks that only lint runs: most run patterns and rules, and so are too slow for every opening of a form.
package enum LintChecks {
  /// All checks, in the order of execution.
  package static let all: [any FormCheck.Type] = [
    DefaultValueCheck.self, OfferedValueCheck.self, OfferedKeyCheck.self,
    ItemDefaultCheck.self, UnchosenVariantCheck.self, KeyboardCheck.self,
    MaskCheck.self, ContentTypeCheck.self, PlaceholderCheck.self,
    ChoiceTitlePathCheck.self, ChoiceTitleCheck.self, SlowPatternCheck.self,
    SuspiciousPathCheck.self,
    ExclusiveRulesCheck.self, ExcludedRuleCheck.self, TrimmedPatternCheck.self, FormatCheck.self,
    EmptyRowCheck.self, ShownPartsCheck.self, UnopenedFormCheck.self,
    UnusedListCheck.self, IncludedColorRuleCheck.self, SharedPathInsideCheck.self,
  ]
}
