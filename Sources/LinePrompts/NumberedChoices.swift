import Forms
import JSONText
import Rules
import Texts
import Values

/// A row's choices as a list with numbers, which can be typed in place of titles.
struct NumberedChoices {
  private let state: RowState
  private var choices: [Choice] { state.row.choices }
  /// True if a value or a title is itself a number: the list's numbers then have a sign before them.
  private let hasNumbers: Bool

  /// Limit of listed choices: longer lists are shown on request only.
  static let mostListed = 20

  /// Nil for a row without choices.
  init?(_ state: RowState) {
    guard !state.row.choices.isEmpty else { return nil }
    self.state = state
    hasNumbers = state.row.choices.contains { $0.title.isNumber || $0.value.plainText.isNumber }
  }

  private var sign: String { hasNumbers ? "#" : "" }

  func lines(_ texts: Texts) -> [String] {
    choices.enumerated().map { index, choice in
      let title = choice.isDisabled ? texts.notAvailable(choice.title) : choice.title
      return "  \(sign)\(index + 1)  \(title)"
    }
  }

  /// The text before a question: all choices, or their number.
  func introduction(_ texts: Texts) -> [String] {
    var lines =
      choices.count > Self.mostListed
      ? ["  " + texts.choicesNotListed(choices.count, list: LineWord.choices.typed)]
      : lines(texts)
    if state.row.hasSeveralChoices { lines.append("  " + texts.severalChoices) }
    if state.row.choiceSettings.allowsOtherValue { lines.append("  " + texts.orAnotherValue) }
    return lines
  }

  /// The value for a typed number, a list if several can be chosen; nil for other texts.
  func value(of text: String) -> JSONValue? {
    guard state.row.hasSeveralChoices else { return choice(text) }
    let parts = text.split { ",、，".contains($0) }.map { choice(String($0)) }
    guard !parts.isEmpty, parts.allSatisfy({ $0 != nil }) else { return nil }
    return .array(parts.compactMap(\.self))
  }

  private func choice(_ text: String) -> JSONValue? {
    var digits = String(text.filter { !$0.isWhitespace }.map(\.halfWidth))
    if hasNumbers {
      guard digits.first == "#" else { return nil }
      digits.removeFirst()
    }
    guard digits.isNumber, let number = Int(digits), choices.indices.contains(number - 1) else {
      return nil
    }
    return choices[number - 1].value
  }
}

extension String {
  fileprivate var isNumber: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }
}
