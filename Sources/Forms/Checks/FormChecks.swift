/// The checks that every opening of a form runs: they cost little. `Lint` has those that run patterns and rules.
package enum FormChecks {
  package static let always: [any FormCheck.Type] = [
    IdentifierCheck.self, SharedPathCheck.self, HeightCheck.self, ContrastCheck.self,
    ColorRuleCheck.self,
    SubtitleCheck.self, LimitsCheck.self,
    ChoicesCheck.self, KeyChoicesCheck.self, VariantKeysCheck.self, CompanionCheck.self,
    SwitchValuesCheck.self, ValueTypeCheck.self,
    EffectCheck.self, SecrecyCheck.self, ReferenceCheck.self, TemplateCheck.self,
    ConditionCheck.self, FormulaCheck.self, CycleCheck.self, ElementPathCheck.self, ListCheck.self,
    PartsCheck.self,
    ActionCheck.self, SectionCheck.self, UnreachableRowCheck.self,
  ]
}

extension FormDecoder {
  /// A decoder that runs the checks of every opening.
  package init(cells: [CellDeclaration]) { self.init(cells: cells, checks: FormChecks.always) }
}
