import FormEngine

extension EditorState {
  /// Whether the focused value is left alone because its cell can't represent it; says so.
  ///
  /// A column that is set in many records asks each of them for itself.
  mutating func refusesToReplace(_ bound: BoundRow) -> Bool {
    if isTableShown && !tableState.marks.isEmpty { return false }
    guard let failure = binder.refusalToReplace(bound) else { return false }
    message = .problem("\(bound.row.key): \(failure.message)")
    return true
  }
}
