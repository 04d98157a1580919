import Forms
import JSONText
import Values

/// The text a row shows at rest.
extension RecordBinder {
  /// The text at rest and what kind of text it is.
  package func display(of state: RowState, _ content: RowContent, in record: JSONSlice)
    -> DisplayValue
  {
    var display = bareDisplay(of: state, content, in: record)
    let hasAffixes = !state.row.prefix.isEmpty || !state.row.suffix.isEmpty
    if hasAffixes, display.role == .value || display.role == .defaultValue {
      display.text = state.row.withAffixes(display.text)
    }
    return display
  }

  /// The text at rest and its kind, without the row's prefix and suffix.
  private func bareDisplay(of state: RowState, _ content: RowContent, in record: JSONSlice)
    -> DisplayValue
  {
    if let template = state.row.displayValue {
      let text = text(of: template, in: record, for: state.row)
      return text.isEmpty ? emptyDisplay(of: state.row) : DisplayValue(text: text, role: .value)
    }
    switch content {
    case .none: return literalDisplay(of: state.row)
    case .unreachable: return inTheWay(of: state, in: record)
    case .missing:
      guard !state.disclosure.isSecret, let value = defaultValue(of: state, in: record) else {
        return emptyDisplay(of: state.row)
      }
      return DisplayValue(text: shown(value, in: state).text, role: .defaultValue)
    case .value(let slice):
      if state.format.isNothing(slice),
        state.format.title(of: slice, in: plan.notation(of: state)) == nil
      {
        return emptyDisplay(of: state.row)
      }
      guard !state.disclosure.isSecret, !mayBeSecret(slice, in: state) else {
        return DisplayValue(text: SecretPaths.bullets, role: .secure)
      }
      if slice.kind == .array, slice.isEmptyContainer, state.row.listSettings.emptyText != nil {
        return emptyDisplay(of: state.row)
      }
      let (text, isForeign) = shown(slice, in: state, of: record)
      return DisplayValue(text: text, role: isForeign ? .foreign : .value)
    }
  }

  /// The value shown where the record has none: the formula's result, or else the default.
  func defaultValue(of state: RowState, in record: JSONSlice) -> JSONSlice? {
    guard state.row.hasFormulas, state.row.valuePath != nil else { return state.defaultValue }
    return resultNotStored(of: state.row, in: record)
      ?? state.defaultValue
  }

  /// The value that blocks the row's path, shown as it is, so that one sees what to correct.
  private func inTheWay(of state: RowState, in record: JSONSlice) -> DisplayValue {
    guard let path = state.row.valuePath, !state.disclosure.isSecret,
      case .blocked(let depth, _) = lookup(path, in: record), depth > 0,
      case .found(let slice) = record.lookup(Array(path.steps.prefix(depth)))
    else { return DisplayValue(text: "", role: .empty) }
    let before = ValuePath(steps: Array(path.steps.prefix(depth)))
    // A null parent is nothing to look at, and another row's secret stays one.
    guard slice.kind != .null, plan.secrets.disclosure(at: before) == .plain else {
      return DisplayValue(text: "", role: .empty)
    }
    return DisplayValue(
      text: JSONSkip.compactText(slice, limit: ValueNotation.previewLimit), role: .foreign)
  }

  private func literalDisplay(of row: ConfigRow) -> DisplayValue {
    guard let literal = row.literal, !literal.isEmpty else { return emptyDisplay(of: row) }
    return DisplayValue(text: literal, role: .value)
  }

  private func emptyDisplay(of row: ConfigRow) -> DisplayValue {
    guard
      let placeholder = row.placeholder ?? row.choiceSettings.nullTitle
        ?? row.listSettings.emptyText, !placeholder.isEmpty
    else {
      return DisplayValue(text: "", role: .empty)
    }
    return DisplayValue(text: placeholder, role: .placeholder)
  }

  /// A value's text by the row's type and options, and whether it is of another type than the row takes.
  ///
  /// `record`: what the value is in, for what the titles of its items read of it.
  package func shown(
    _ slice: JSONSlice, in state: RowState, of record: JSONSlice? = nil
  ) -> (text: String, isForeign: Bool) {
    let (context, path) = (plan.notation(of: state), state.row.valuePath)
    if let title = state.format.title(of: slice, in: context) { return (title, false) }
    guard state.rules.takes(slice, kind: slice.kind) else {
      return (preview(slice, at: path), true)
    }
    if let shown = state.format.shown(slice, in: context) { return shown }
    let text = slice.kind.isScalar ? nil : childText(of: slice, in: state.row, record)
    return (text ?? preview(slice, at: path), false)
  }

  /// JSON text in one line; secure values inside are not shown.
  package func preview(_ slice: JSONSlice, at path: ValuePath?) -> String {
    plan.notation.preview(slice, at: path)
  }

  /// The text shown for a record or an item that the rows can't enter; bullets if the form has
  /// secrets, since the value may be one.
  package func preview(whole record: JSONSlice) -> String {
    if !plan.secrets.isEmpty, record.kind != .null { return SecretPaths.bullets }
    return preview(record, at: nil)
  }
}
