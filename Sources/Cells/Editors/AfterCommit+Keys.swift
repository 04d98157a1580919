import Screen

extension AfterCommit {
  /// Esc, F2, Tab and Shift-Tab: the keys that leave every editor in the same way; nil for others.
  static func leaving(with key: KeyPress, commits edit: @autoclosure () -> CellEdit)
    -> EditorResponse?
  {
    switch (key.key, key.modifiers) {
    case (.escape, []): .cancel
    case (.function(2), []): .commit(edit(), then: .stay)
    case (.tab, []): .commit(edit(), then: .next)
    case (.backTab, _), (.tab, .shift): .commit(edit(), then: .previous)
    default: nil
    }
  }
}
