import Forms
import JSONText
import Values

/// The texts that a row shows at rest.
package struct RowDisplay {
  let reading: RecordReading
  let state: RowState
  let content: RowContent

  /// The value's text and what kind of text it is.
  package var value: DisplayValue {
    var display = bareValue
    let hasAffixes = !state.row.prefix.isEmpty || !state.row.suffix.isEmpty
    if hasAffixes, display.role == .value || display.role == .defaultValue {
      display.text = state.row.withAffixes(display.text)
    }
    return display
  }

  /// The value's text without the row's prefix and suffix.
  private var bareValue: DisplayValue {
    let binder = reading.binder
    if let template = state.row.displayValue {
      let text = reading.text(of: template, for: state.row)
      return text.isEmpty ? placeholder : DisplayValue(text: text, role: .value)
    }
    switch content {
    case .none: return literal
    case .unreachable: return inTheWay
    case .missing:
      guard !state.disclosure.isSecret, let value = reading.defaultValue(of: state) else {
        return placeholder
      }
      return DisplayValue(text: binder.shown(value, in: state).text, role: .defaultValue)
    case .value(let slice):
      if state.format.isNothing(slice),
        state.format.title(of: slice, in: reading.prepared.notation(of: state)) == nil
      {
        return placeholder
      }
      guard !state.disclosure.isSecret, !binder.mayBeSecret(slice, in: state) else {
        return DisplayValue(text: SecretPaths.bullets, role: .secure)
      }
      if slice.kind == .array, slice.isEmptyContainer, state.row.listSettings.emptyText != nil {
        return placeholder
      }
      let (text, isForeign) = binder.shown(slice, in: state, of: reading)
      return DisplayValue(text: text, role: isForeign ? .foreign : .value)
    }
  }

  /// The value that blocks the row's path, shown as it is, so that one sees what to correct.
  private var inTheWay: DisplayValue {
    guard let path = state.row.valuePath, !state.disclosure.isSecret,
      case .blocked(let depth, _) = reading.lookup(path), depth > 0,
      case .found(let slice) = reading.record.lookup(Array(path.steps.prefix(depth)))
    else { return .nothing }
    let before = ValuePath(steps: Array(path.steps.prefix(depth)))
    // A null parent is nothing to look at, and another row's secret stays one.
    guard slice.kind != .null, reading.plan.secrets.disclosure(at: before) == .plain else {
      return .nothing
    }
    return DisplayValue(
      text: JSONSkip.compactText(slice, limit: ValueNotation.previewLimit), role: .foreign)
  }

  private var literal: DisplayValue {
    guard let literal = state.row.literal, !literal.isEmpty else { return placeholder }
    return DisplayValue(text: literal, role: .value)
  }

  private var placeholder: DisplayValue {
    let row = state.row
    let text = row.placeholder ?? row.choiceSettings.nullTitle ?? row.listSettings.emptyText ?? ""
    return text.isEmpty ? .nothing : DisplayValue(text: text, role: .placeholder)
  }

  /// The text below the value. Empty where there is none; a secret value has none of its own.
  var subtitle: String {
    switch state.row.subtitle {
    case nil: return ""
    case .template(let template): return reading.text(of: template, for: state.row)
    case .byValue(let texts, let otherwise):
      let template = shownValue.flatMap { texts[$0.value.plainText] } ?? otherwise
      return template.map { reading.text(of: $0, for: state.row) } ?? ""
    }
  }

  /// The value that is shown, or the default in its place; nil where there is neither, or it is a secret.
  private var shownValue: JSONSlice? {
    guard !state.disclosure.isSecret else { return nil }
    switch content {
    case .value(let slice): return reading.binder.mayBeSecret(slice, in: state) ? nil : slice
    case .missing: return reading.defaultValue(of: state)
    case .none, .unreachable: return nil
    }
  }
}

extension RecordReading {
  /// The texts of a row with its content.
  package func display(of state: RowState, _ content: RowContent) -> RowDisplay {
    RowDisplay(reading: self, state: state, content: content)
  }
}
