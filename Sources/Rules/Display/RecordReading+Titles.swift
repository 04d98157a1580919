import Forms
import JSONText
import Values

/// Titles of records and forms.
extension RecordReading {
  /// The form's title with the values of the record. Controls are not yet made visible.
  package var formTitle: String {
    guard let template = plan.form.title else { return plan.form.name }
    let text = text(of: template).firstLine
    return text.isEmpty ? plan.form.name : text
  }

  /// The title of a record: the form's `recordTitle`, else its first value that may be shown. An object that comes first
  /// is only a part of the record: then it is all that is in the record.
  ///
  /// - Parameter template: The template of a list that sets the titles of its items; nil for
  /// the form's.
  package func title(by template: Template? = nil) -> String {
    if let title = template.map({ text(of: $0).firstLine }) ?? ownTitle { return title }
    guard let first = prepared.rows.first(where: \.namesRecords) else { return "" }
    if first.state.row.child?.scope == .object,
      case .value(let slice) = content(of: first.state.row),
      slice.kind == .object
    {
      return contents
    }
    return text(of: first) ?? ""
  }

  /// The title that the form gives its records; nil where it gives none.
  package var ownTitle: String? { plan.form.recordTitle.map { text(of: $0).firstLine } }

  /// The members of an object: `cpu 4, memory 8 GB, disk`. Single values follow after their names; objects, lists and
  /// null are only named.
  var contents: String {
    var parts: [String] = []
    for row in prepared.rows where row.namesRecords {
      guard let part = part(of: row) else { continue }
      guard parts.count < Self.mostParts else { return texts.contents(parts, areAll: false) }
      parts.append(part)
    }
    return texts.contents(parts, areAll: true)
  }

  private static let mostParts = 8

  private func part(of row: PreparedRow) -> String? {
    guard case .value(let slice) = content(of: row.state.row) else { return nil }
    let name = row.state.row.nameOfMember
    if slice.kind == .null { return name }
    return slice.kind.isScalar ? text(of: row).map { "\(name) \($0)" } : name
  }

  /// A row's text as a part of a title or a summary: of several lines the first.
  func text(of row: PreparedRow) -> String? {
    guard case .value(let slice) = content(of: row.state.row), !slice.isEmptyValue
    else { return nil }
    return binder.shown(slice, in: state(of: row)).text.firstLine
  }

  /// A template's text for a record. `row` is the row that has the template; nil: the form has it.
  package func text(of template: Template, for row: ConfigRow? = nil) -> String {
    FilledTemplate(self, row).text(of: template)
  }
}

extension ConfigRow {
  /// The label; as the data write it where that differs by case alone.
  fileprivate var nameOfMember: String {
    guard case .member(let name)? = valuePath?.steps.last, name.utf8.count == key.utf8.count,
      name.lowercased() == key.lowercased()
    else { return key }
    return name
  }
}

extension PreparedRow {
  /// True if its value may name a record.
  var namesRecords: Bool {
    state.row.valuePath != nil && !state.disclosure.isSecret
  }
}
