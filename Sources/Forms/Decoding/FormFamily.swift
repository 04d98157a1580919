import Values

/// A form and the forms that its rows open, while they are decoded.
package struct FormFamily {
  /// The form of the file.
  var root = DraftForm(name: "")
  /// The forms that it opens, by name.
  var children: [String: DraftForm] = [:]
  /// Forms of single values in lists, which nobody wrote.
  var plain: [String: Form] = [:]

  /// Names that the author gave, also of forms that are not decoded yet.
  private var given: Set<String> = []

  /// Keeps names from being given to forms that have none.
  mutating func reserve(_ names: [String]) { given.formUnion(names) }

  /// A name for a form that has none.
  func freeName(like name: String) -> String {
    var free = name
    while given.contains(free) || children[free] != nil || plain[free] != nil { free += "/item" }
    return free
  }

  /// The names that rows can give.
  var names: [String] { children.keys.sorted() }

  /// All forms that were written: the file's own, then the others by name.
  var drafts: [(name: String?, draft: DraftForm)] {
    [(nil, root)] + children.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The form with all that can be opened from it.
  package var form: Form {
    var form = root.form
    form.forms = children.mapValues(\.form).merging(plain) { written, _ in written }
    form.forms = form.forms.mapValues { child in
      var child = child
      child.forms = form.forms
      child = child.hidingSharedSecrets()
      child.forms = [:]
      return child
    }
    return form.hidingSharedSecrets()
  }
}

extension CellTable {
  /// The form of the items of a row that says nothing about them: each is one value of any type.
  func formOfPlainItems(_ row: ConfigRow) -> Form {
    var item = ConfigRow(
      identifier: FormVocabulary.plainItem, key: row.key, valuePath: ValuePath(steps: []))
    item.cellIdentifier = placeOfRest.map { declarations[$0].name } ?? ""
    item.valueType = .any
    item.isSecure = row.isSecure
    return Form(name: row.key, sections: [FormSection(identifier: "")], rows: [item])
  }
}

extension FormVocabulary {
  /// The identifier of the row that shows a list's item where no form is given for items.
  static let plainItem = "item"
}
