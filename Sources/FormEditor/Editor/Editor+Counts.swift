import Screen
import Values

/// Counts typed before a movement: `12j`, `3>`, `120G`.
extension Editor {
  /// A key of the form or the table: a digit of a count, or a command with the count before it.
  mutating func pressCommandKey(_ key: KeyPress) -> [EditorEffect] {
    if state.takeDigit(key) {
      browser.message = state.typedCount.map { .notice(pageKind.countNotice($0, in: browser)) }
      return []
    }
    let count = state.typedCount
    state.typedCount = nil
    guard let command = pageKind.commands.command(for: key) else {
      browser.message = .notice(texts.doesNothing(key.name, help: PageCommands.help.key))
      return []
    }
    if count != nil && !command.takesCount {
      browser.message = .notice(texts.takesNoCount(key.name))
      return []
    }
    return perform(command, count: count)
  }
}

extension EditorState {
  /// Adds a digit to the count; false if the key is none. A 0 begins no count.
  fileprivate mutating func takeDigit(_ key: KeyPress) -> Bool {
    guard case .character(let character) = key.withoutInputMethod.key, key.modifiers.isEmpty,
      character.isASCII,
      let digit = character.wholeNumberValue, digit > 0 || typedCount != nil
    else { return false }
    typedCount = min((typedCount ?? 0) * 10 + digit, Self.highestCount)
    return true
  }

  private static let highestCount = 999_999_999
}
