import Texts

/// The state of a text being typed.
package struct TypingJudgement: Sendable {
  /// The three states of a text that rules judge, and those of a text that they don't.
  package enum State: Hashable, Sendable {
    /// No rule applies, or the text is empty: nothing is shown.
    case neutral
    case complete
    case open
    /// Index of the fault in grapheme clusters, from 0, if the rule knows it.
    case impossible(at: Int?)
    case notJudged
  }
  package var state: State
  /// Short text for the field's right edge: `2 more characters`,
  /// `not possible from character 6: four digits`.
  package var message: String?
  /// Reason that the message gives after the fault's position; nil if it doesn't name that.
  private var reason: Reason?

  private struct Reason: Hashable {
    let text: String?
  }

  package init(state: State, message: String? = nil) {
    self.state = state
    self.message = message
  }
}

extension TypingJudgement: Hashable {
  /// By state and message.
  package static func == (a: Self, b: Self) -> Bool {
    a.state == b.state && a.message == b.message
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(state)
    hasher.combine(message)
  }
}

extension TypingJudgement {
  /// Names the position, and the reason where the form gives one.
  static func impossible(
    at index: Int, reason: String? = nil, _ texts: Texts
  ) -> TypingJudgement {
    var judgement = TypingJudgement(
      state: .impossible(at: index),
      message: texts.notPossible(fromCharacter: index + 1, reason: reason))
    judgement.reason = Reason(text: reason)
    return judgement
  }

  /// The judgement for the text with `count` more characters in front.
  func moved(by count: Int, _ texts: Texts) -> TypingJudgement {
    guard count > 0, case .impossible(let index?) = state else { return self }
    if let reason { return .impossible(at: index + count, reason: reason.text, texts) }
    return TypingJudgement(state: .impossible(at: index + count), message: message)
  }

  /// Of the judgements on all that a text can mean, the one that leaves most open.
  static func mostHopeful(of judgements: [TypingJudgement]) -> TypingJudgement {
    let possible = judgements.filter { !$0.isImpossible }
    return possible.first { $0.state != .open } ?? possible.first
      ?? judgements.max { $0.index < $1.index } ?? TypingJudgement(state: .neutral)
  }

  var isImpossible: Bool {
    if case .impossible = state { true } else { false }
  }

  var index: Int {
    if case .impossible(let index) = state { index ?? .max } else { .max }
  }
}
