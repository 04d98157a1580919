import Forms
import JSONText
import Values

/// Titles of records and forms.
extension RecordReading {
  /// The form's title with the values of the record. Controls are not yet made visible.
  package var formTitle: String {
    guard let template = plan.form.title else { return plan.form.name }
    let text = text(of: template)
    return text.isEmpty ? plan.form.name : text
  }

  /// The title of a record: the form's `recordTitle`, else its first value that may be shown.
  ///
  /// - Parameter template: The template of a list that sets the titles of its items; nil for
  /// the form's.
  package func title(by template: Template? = nil) -> String {
    if let template = template ?? plan.form.recordTitle { return text(of: template) }
    return prepared.rows.first(where: \.namesRecords).flatMap { text(of: $0) } ?? ""
  }

  /// The first text that a record has, for one without a title; nil where it has none.
  var firstText: String? {
    prepared.rows.lazy.filter(\.namesRecords).compactMap { text(of: $0) }.first
  }

  private func text(of row: PreparedRow) -> String? {
    guard case .value(let slice) = content(of: row.state.row), !slice.isEmptyValue
    else { return nil }
    return binder.shown(slice, in: state(of: row)).text
  }

  /// A template's text for a record. `row` is the row that has the template; nil: the form has it.
  package func text(of template: Template, for row: ConfigRow? = nil) -> String {
    FilledTemplate(self, row).text(of: template)
  }
}

extension PreparedRow {
  /// True if its value may name a record.
  fileprivate var namesRecords: Bool {
    state.row.valuePath != nil && !state.disclosure.isSecret
  }
}
