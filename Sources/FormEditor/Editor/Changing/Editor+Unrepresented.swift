import Rules

extension Editor {
  /// Whether the focused value is left alone because its cell can't represent it; says so.
  mutating func refusesToReplace(_ bound: BoundRow) -> Bool {
    guard let failure = binder.refusalToReplace(bound) else { return false }
    let canClear = (try? waysToClear(bound).get()) != nil
    let message =
      canClear
      ? texts.clears(failure.message, key: KeyMap.form.key(.clearValue)) : failure.message
    state.message = .problem(texts.about(bound.row.key, message))
    return true
  }
}
