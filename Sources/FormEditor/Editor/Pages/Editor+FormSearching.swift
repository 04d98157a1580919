import Rules
import Values

extension EditorState {
  /// Each keystroke shows the first match from where the search began.
  mutating func searchWhileTyping() {
    guard let input = lineInput, input.purpose == .search, !isTableShown else { return }
    search.text = input.line.text
    focus = input.formerFocus
    guard !search.text.isEmpty else { return }
    if let bound = focusedRow, matchesSearch(bound) { return }
    findNext(forward: true)
  }

  mutating func findNext(forward: Bool) {
    guard !search.text.isEmpty else {
      message = .notice("Nothing to search for yet: / asks")
      return
    }
    let state = self
    if !focusRow(forward: forward, where: { state.matchesSearch($0) }) && lineInput == nil {
      message = .warning("“\(search.text)” is not in this record")
    }
  }

  func matchesSearch(_ bound: BoundRow) -> Bool {
    let wanted = SearchText.folded(search.text)
    if SearchText.folded(bound.row.key).contains(wanted) { return true }
    guard !bound.state.disclosure.isSecret else { return false }
    let text = draft(of: bound.row)?.shownText ?? bound.display.text
    return SearchText.folded(text).contains(wanted)
  }
}
