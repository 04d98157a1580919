import Forms
import Texts

/// All rules, in the order in which they are asked: one line each.
///
/// A value's type comes before them (`TypeRule`): only what the row takes at all is judged further.
package enum RuleCatalog {
  package static let rules: [any Rule.Type] = [
    RequiredRule.self,
    LengthRule.self,
    PatternRule.self,
    BoundsRule.self,
    WholeNumberRule.self,
    FractionDigitsRule.self,
    StepRule.self,
    CountRule.self,
    SelectionRule.self,
    ChoiceRule.self,
    UniqueRule.self,
  ]

  /// The facts that the help lists about a row's rules.
  package static func facts(about row: ConfigRow, in texts: Texts) -> [RuleFact] {
    rules.flatMap { $0.facts(about: row, in: texts) }
  }
}
