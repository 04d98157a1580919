import Forms
import JSONText
import Values

/// Titles of records and forms.
extension RecordBinder {
  /// The form's title with the values of a record; without one they are empty. Controls are not yet made
  /// visible.
  package func title(of record: JSONSlice? = nil) -> String {
    guard let template = form.title else { return form.name }
    let text = text(of: template, in: record ?? .emptyObject)
    return text.isEmpty ? form.name : text
  }

  /// The title of a record: the form's `recordTitle`, else its first value that may be shown.
  ///
  /// - Parameter template: The template of a list that sets the titles of its items; nil for
  /// the form's.
  package func recordTitle(_ record: JSONSlice, by template: Template? = nil) -> String {
    if let template = template ?? form.recordTitle { return text(of: template, in: record) }
    return plan.rows.first(where: \.namesRecords).flatMap { text(of: $0, in: record) } ?? ""
  }

  /// The first text that a record has, for one without a title; nil where it has none.
  func firstText(in record: JSONSlice) -> String? {
    plan.rows.lazy.filter(\.namesRecords).compactMap { self.text(of: $0, in: record) }.first
  }

  private func text(of row: PreparedRow, in record: JSONSlice) -> String? {
    guard case .value(let slice) = content(of: row.state.row, in: record), !slice.isEmptyValue
    else { return nil }
    return shown(slice, in: state(of: row, in: record)).text
  }

  /// A template's text for a record. `row` is the row that has the template; nil: the form has it.
  package func text(of template: Template, in record: JSONSlice, for row: ConfigRow? = nil)
    -> String
  {
    FilledTemplate(binder: self, record: record, row: row).text(of: template)
  }
}

extension PreparedRow {
  /// True if its value may name a record.
  fileprivate var namesRecords: Bool {
    state.row.valuePath != nil && !state.disclosure.isSecret
  }
}
