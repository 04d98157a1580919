import Forms
import Texts

/// That a value breaks a rule, without a message yet: those are made for the few that need them.
package struct RuleBreach {
  /// Whether the rule's pattern is not tried any more.
  var isGivenUp = false
  /// The failure with its message in a language.
  let failure: (ConfigRow, any RuleTexts) -> ValidationFailure
}
