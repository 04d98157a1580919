import Rules
import Values

extension Editor {
  /// Each keystroke shows the first match from where the search began.
  mutating func searchWhileTyping() {
    guard let input = state.lineInput, input.purpose == .search, !isTableShown else { return }
    search.text = input.line.text
    formPage.focus = input.formerFocus
    guard !search.text.isEmpty else { return }
    if let bound = focusedRow, matchesSearch(bound) { return }
    findNext(forward: true)
  }

  mutating func findNext(forward: Bool) {
    guard !search.text.isEmpty else {
      state.message = .notice(texts.nothingToSearch(KeyMap.table.key(.search)))
      return
    }
    if state.lineInput == nil, documentBinder.hasChildren {
      if !goToNested(.text(search.text), forward: forward) {
        state.message = .warning(texts.notInRecord(search.text))
      }
      return
    }
    let (editor, former) = (self, formPage.focus)
    let isFound = focusRow(forward: forward) { editor.matchesSearch($0) }
    guard state.lineInput == nil else { return }
    if !isFound {
      state.message = .warning(texts.notInRecord(search.text))
    } else if formPage.focus == former {
      state.message = .notice(texts.onlyMatch(search.text))
    }
  }

  func matchesSearch(_ bound: BoundRow) -> Bool {
    // Its value is seen in the row that it is a part of, and in the one that it was made of.
    guard !bound.row.isDerivedPart else { return false }
    let wanted = SearchText.folded(search.text)
    if SearchText.folded(bound.row.key).contains(wanted) { return true }
    guard !bound.state.disclosure.isSecret else { return false }
    // A placeholder is not a value: nobody looks for what isn't there.
    let shown = bound.display.role == .placeholder ? "" : bound.display.text
    let text = draft(of: bound)?.shownText ?? shown
    return SearchText.folded(text).contains(wanted)
  }
}
