/// The state of a text being typed.
package struct TypingJudgement: Hashable, Sendable {
  /// The three states of a text under rules, and those beside them.
  package enum State: Hashable, Sendable {
    /// No rule speaks, or the text is empty: no mark.
    case neutral
    case complete
    case open
    /// The fault's place, in grapheme clusters from 0, where the rule can tell.
    case impossible(at: Int?)
    case notJudged
  }
  /// What the text is.
  package var state: State
  /// Short words for the field's right edge: `2 more characters`,
  /// `not possible from character 6: four digits`.
  package var message: String?

  package init(state: State, message: String? = nil) {
    self.state = state
    self.message = message
  }
}
