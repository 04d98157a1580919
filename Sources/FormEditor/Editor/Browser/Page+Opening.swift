import Forms
import JSONText
import Records
import Rules

extension Page {
  /// The page that a row opens: of the object at a path, or of the items of the list there. Throws where there is
  /// something else.
  init(
    opening child: ChildForm, _ form: Form, at path: [JSONStep], _ content: RowContent,
    from row: ConfigRow, of record: RecordID, in table: RecordTable
  ) throws(JSONEditError) {
    switch child.scope {
    case .object:
      if case .value(let value) = content, value.kind != .object, value.kind != .null {
        throw .blocked(depth: path.count, by: value.kind)
      }
      self.init(
        FormPage(focus: form.rows.first?.identifier), of: record, at: path,
        formName: child.name, label: row.key, row: row.identifier)
    case .items, .members:
      let items = try ItemList(
        at: path, of: record, in: table, kind: child.scope.kind)
      self.init(
        items, of: record, at: path,
        formName: child.name, label: row.key, row: row.identifier)
    }
  }
}
