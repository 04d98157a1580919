import Screen

extension AfterCommit {
  /// Esc, F2, Tab and Shift-Tab: the keys that leave every editor in the same way; nil for others.
  static func leaving(with key: KeyPress, commits edit: @autoclosure () -> CellEdit)
    -> EditorResponse?
  {
    switch key {
    case FieldKeys.leave: .cancel
    case FieldKeys.keepText: .commit(edit(), then: .stay)
    case FieldKeys.next: .commit(edit(), then: .next)
    case _ where FieldKeys.isPrevious(key): .commit(edit(), then: .previous)
    default: nil
    }
  }
}
