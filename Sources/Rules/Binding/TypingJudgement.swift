/// The state of a text being typed.
package struct TypingJudgement: Hashable, Sendable {
  /// The three states of a text under rules, and those beside them.
  package enum State: Hashable, Sendable {
    /// No rule speaks, or the text is empty: no mark.
    case neutral
    case complete
    case open
    /// The fault's place, in grapheme clusters from 0, where the rule knows it.
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

extension TypingJudgement {
  /// Names the place, and the reason where the form gives one.
  static func impossible(at place: Int, reason: String? = nil) -> TypingJudgement {
    TypingJudgement(
      state: .impossible(at: place),
      message: positionWords(place) + (reason.map { ": \($0)" } ?? ""))
  }

  private static func positionWords(_ place: Int) -> String {
    "not possible from character \(place + 1)"
  }

  /// The same of a text with so many characters more in front.
  func moved(by count: Int) -> TypingJudgement {
    guard count > 0, case .impossible(let place?) = state else { return self }
    var moved = TypingJudgement(state: .impossible(at: place + count), message: message)
    let words = Self.positionWords(place)
    if let message, message.hasPrefix(words) {
      moved.message = Self.positionWords(place + count) + message.dropFirst(words.count)
    }
    return moved
  }

  /// Of the judgements on all that a text can mean, the one that leaves most open.
  static func mostHopeful(of judgements: [TypingJudgement]) -> TypingJudgement {
    let possible = judgements.filter { !$0.isImpossible }
    return possible.first { $0.state != .open } ?? possible.first
      ?? judgements.max { $0.place < $1.place } ?? TypingJudgement(state: .neutral)
  }

  var isImpossible: Bool {
    if case .impossible = state { true } else { false }
  }

  var place: Int {
    if case .impossible(let place) = state { place ?? .max } else { .max }
  }
}
