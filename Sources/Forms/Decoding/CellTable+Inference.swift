import Expressions
import JSONText
import Values

extension CellTable {
  /// Gives a row whose kind is open the kind that shows such a value; it is settled from then on.
  ///
  /// `textShape`: what the value, or that of another record, is more than a text of one line.
  package func settle(
    _ row: inout RowContents, by value: JSONValue, textShape: RowClaim.ValueShape?
  ) {
    // A text of several lines would not fit into a field of one.
    let isText = value.kind == .string && row.valueType == .string
    let shape = isText ? textShape : value.scalarShape
    row.infersKind = false
    if let shape, settle(&row, by: shape) { return }
    switch value.kind {
    case .array: row.valueType = .array
    case .object: row.valueType = .object
    case .null, .bool, .number, .string: break
    }
  }

  /// Gives a row whose kind is open, as no record has a value, the kind that shows results of such a type.
  package func settle(_ row: inout RowContents, byResultOf type: ExpressionType) {
    switch type {
    case .number: row.infersKind = !settle(&row, by: .number)
    case .bool: row.infersKind = !settle(&row, by: .bool)
    case .text, .date: break
    // The result decides.
    case .list, .object, .null, .any: row.valueType = .any
    }
  }

  /// The kind that shows values that look so; whether there is one.
  private func settle(_ row: inout RowContents, by shape: RowClaim.ValueShape) -> Bool {
    guard let cell = kind(claiming: .value(shape)) else { return false }
    row.cellIdentifier = cell.name
    row.valueType = cell.valueType
    row.cellTraits = cell.traits
    if row.height == .lines(1) { row.height = cell.defaultHeight }
    return true
  }
}

extension Form {
  /// The index of the row that shows an item for which no form is declared; nil in other forms.
  package var plainItem: Int? {
    guard let index = rows.indices.last, rows.dropLast().allSatisfy(\.isItemKey),
      rows[index].identifier == FormVocabulary.plainItem,
      rows[index].valuePath?.steps.isEmpty == true, rows[index].child == nil
    else { return nil }
    return index
  }
}

extension CellTable {
  /// Gives the items of a form of plain items a list of their own kind: their items are plain again.
  package func nestPlainItems(of name: String, in form: inout Form) {
    guard let items = form.forms[name], let index = items.plainItem,
      let cell = kind(claiming: .type(.array))
    else { return }
    var inner = name + "/item"
    while form.forms[inner] != nil { inner += "/item" }
    form.forms[inner] = items.withoutKeys
    form.forms[name]?.rows[index] = items.rows[index].with {
      $0.cellIdentifier = cell.name
      $0.cellTraits = cell.traits
      $0.child = ChildForm(name: inner, scope: .items)
    }
  }
}

extension CellTable {
  /// Gives plain items on a path lists of their own where the path leads on into them, whatever the other items are.
  /// O(steps * rows).
  package func nestPlainItems(on path: ValuePath, in form: inout Form) {
    for _ in path.steps {
      guard let name = form.plainItems(leadingInto: path) else { return }
      nestPlainItems(of: name, in: &form)
    }
  }
}

extension Form {
  /// The name of the form of plain items of any type in which a path leads to an element; nil for none.
  fileprivate func plainItems(leadingInto path: ValuePath) -> String? {
    var (form, rest) = (self, path.steps[...])
    while let (_, child, length) = form.row(leadingTo: rest) {
      rest = rest.dropFirst(length)
      if child.scope.isOfItems {
        guard child.scope.hasItem(at: rest.first) else { return nil }
        rest = rest.dropFirst()
      }
      guard let inner = form.form(named: child.name) else { return nil }
      form = inner
      if case .index? = rest.first, let index = form.plainItem, form.rows[index].valueType == .any {
        return child.name
      }
    }
    return nil
  }
}

extension JSONValue {
  /// Shape of a Bool or a number; nil for strings, whatever their characters, and all other
  /// values.
  var scalarShape: RowClaim.ValueShape? {
    switch self {
    case .bool: .bool
    case .number: .number
    case .null, .string, .array, .object: nil
    }
  }
}
