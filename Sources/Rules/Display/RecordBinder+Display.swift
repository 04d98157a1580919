import Forms
import JSONText
import SourceText
import Texts
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
      if slice.isEmptyValue, title(of: slice, in: state) == nil {
        return emptyDisplay(of: state.row)
      }
      if slice.kind == .array, slice.isEmptyContainer, state.row.hasSeveralChoices {
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
      text: JSONSkip.compactText(slice, limit: Self.previewLimit), role: .foreign)
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
    if let title = title(of: slice, in: state) { return (title, false) }
    let row = state.row
    let kind = slice.kind
    guard state.rules.takes(slice, kind: kind) else {
      return (preview(slice, at: row.valuePath), true)
    }
    if let dates = state.dates {
      guard let date = dates.date(of: slice) else {
        return (slice.kind == .string ? slice.stringValue : slice.text, !slice.isEmptyValue)
      }
      return (dates.shownText(of: date), false)
    }
    switch kind {
    case .string:
      let text = slice.stringValue
      if let masked = row.masked(text) { return (masked, false) }
      if row.cellTraits.contains(.data) { return dataText(text) }
      return (text, row.valueType == .date && !text.isEmpty && DateText(text) == nil)
    case .number: return (plan.numbers.text(slice.text, in: row), false)
    case .bool where row.valueType == .bool:
      return (row.switchTitle(isOn: slice.text == "true", in: texts), false)
    case .array where row.hasSeveralChoices: return (titles(of: slice, in: state), false)
    case .array, .object:
      let text = childText(of: slice, in: row, record)
      return (text ?? preview(slice, at: row.valuePath), false)
    case .bool, .null: return (preview(slice, at: row.valuePath), false)
    }
  }

  /// The titles of a list's elements, those that are not offered as their text.
  func titles(of list: JSONSlice, in state: RowState) -> String {
    let titles = list.elements.map { element in
      if let title = state.choiceTitle(of: element) { return title }
      return element.kind == .string ? element.stringValue : preview(element, at: nil)
    }
    return texts.names(Array(titles))
  }

  /// The length and the first bytes of Base64, and whether the text is none.
  private func dataText(_ text: String) -> (text: String, isForeign: Bool) {
    guard let bytes = Base64.bytes(text.utf8) else { return (text, true) }
    return (texts.dataBytes(bytes.count, DataText.beginning(of: bytes)), false)
  }

  /// The title of a choice or of a switch's value.
  private func title(of slice: JSONSlice, in state: RowState) -> String? {
    if let title = state.choiceTitle(of: slice) { return title }
    return state.rules.switchValues?.index(of: slice).map {
      state.row.switchTitle(isOn: $0 == 0, in: texts)
    }
  }

  /// JSON text as it is if that is one line, else compact, cut where it gets long; secure values
  /// inside are not shown.
  package func preview(_ slice: JSONSlice, at path: ValuePath?) -> String {
    if mayBeSecret(slice, at: path) { return SecretPaths.bullets }
    if let path, holdsSecure(path), !slice.kind.isScalar {
      return slice.kind == .array ? "[…]" : "{…}"
    }
    let slice = path == nil ? plan.secrets.masked(in: slice) : slice
    let bytes = slice.buffer.bytes[slice.range]
    if bytes.count <= Self.previewLimit, !bytes.contains(where: { $0 < 0x20 }) { return slice.text }
    return JSONSkip.compactText(slice, limit: Self.previewLimit)
  }

  /// The text shown for a record or an item that the rows can't enter; bullets if the form has
  /// secrets, since the value may be one.
  package func preview(whole record: JSONSlice) -> String {
    if !plan.secrets.isEmpty, record.kind != .null { return SecretPaths.bullets }
    return preview(record, at: nil)
  }

  /// Maximum number of bytes of JSON text shown for a list or an object.
  private static let previewLimit = 2000
}

extension ConfigRow {
  /// The title of a switch: the form's, or else on or off in the language of `texts`.
  package func switchTitle(isOn: Bool, in texts: Texts) -> String {
    isOn ? trueTitle ?? texts.on : falseTitle ?? texts.off
  }
}
