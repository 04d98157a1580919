import Forms
import Texts

/// Breach of a rule by a value, without a message yet: messages are made for the few that
/// need them.
package struct RuleBreach {
  var isGivenUp = false
  let failure: (ConfigRow, Texts) -> ValidationFailure
}
