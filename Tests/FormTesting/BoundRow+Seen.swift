import Rules

extension BoundRow {
  /// All that is to be seen of it, to compare rows with those of another binder.
  package var seen: String {
    let content = if case .value(let slice) = content { slice.text } else { "\(content)" }
    return """
      \(identifier): \(content) shows \(display) \(subtitle) \(colors) \
      default \(String(describing: defaultValue)) \
      state \(state.isVisible) \(state.isDisabled) \(state.readOnlyReason ?? "") \
      \(state.isRequired) \(state.limits) offers \(state.row.choices.map(\.title)) \
      problems \(problems)
      """
  }
}
