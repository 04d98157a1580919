import Cells
import Screen

extension Editor {
  /// True where a key only adds a character to the filter of a list or to a search. Many such
  /// keys that wait are read as one text, so that the list is filtered by the last one only.
  package func onlyLooksFor(_ key: KeyPress) -> Bool {
    guard !showsNothing, case .character(let character) = key.key,
      key.modifiers.isSubset(of: .shift)
    else { return false }
    switch mode {
    case .panel: return state.panel?.filter != nil && KeyMap.panel.command(for: key) == nil
    case .lineInput:
      guard case .search? = state.lineInput?.purpose else { return false }
      return KeyMap.line.command(for: key) == nil
    // A blank may select a choice.
    case .editing: return browser.editing?.editor.filtersList == true && !character.isWhitespace
    case .prompt, .table, .browsing: return false
    }
  }
}
