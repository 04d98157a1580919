import Forms
import JSONText

/// The text below a row's value.
extension RecordBinder {
  /// Empty where there is none; a secret value has none of its own.
  func subtitle(of state: RowState, _ content: RowContent, in record: JSONSlice) -> String {
    switch state.row.subtitle {
    case nil: return ""
    case .template(let template): return text(of: template, in: record, for: state.row)
    case .byValue(let texts, let otherwise):
      let template =
        value(of: state, content, in: record).flatMap { texts[$0.value.plainText] } ?? otherwise
      return template.map { text(of: $0, in: record, for: state.row) } ?? ""
    }
  }

  /// The value that is shown, or the default in its place; nil where there is neither, or it is a secret.
  private func value(
    of state: RowState, _ content: RowContent, in record: JSONSlice
  ) -> JSONSlice? {
    guard !state.disclosure.isSecret else { return nil }
    switch content {
    case .value(let slice): return mayBeSecret(slice, in: state) ? nil : slice
    case .missing: return defaultValue(of: state, in: record)
    case .none, .unreachable: return nil
    }
  }
}
