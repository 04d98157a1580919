import SourceText
import Values

/// A form and the forms that its rows open, while they are decoded.
package struct FormFamily: Reporting {
  package let context: DecodingContext
  var root: DraftForm
  /// Forms that the root form opens, by the names that `FormScope` gives them.
  private(set) var children: [ExactText: DraftForm] = [:]
  /// Implicit forms for single values in lists.
  var plain: [ExactText: Form] = [:]
  var scope: FormScope
  var inclusions = Inclusions()
  var neighbors: NeighborForms
  /// Name by which rows open the form of the opened file.
  let openedFile: String
  /// Name of the opened file's form once a row opens it; nil before.
  private(set) var nameOfRoot: String?

  /// A form in a file.
  init(_ file: NeighborForms.File, _ context: DecodingContext) {
    self.context = context
    root = DraftForm(name: "", context)
    scope = FormScope(file: file.name, isOpened: true)
    openedFile = scope.nameOfFile
    neighbors = NeighborForms(file)
  }

  /// Adds a form of the file that is decoded.
  mutating func add(_ draft: DraftForm, named name: String) {
    let name = scope.name(of: name)
    scope.forms.append(name)
    children[name] = draft
  }

  /// Adds the file's own form.
  mutating func addFile(_ draft: DraftForm) {
    scope.forms.append(scope.nameOfFile)
    children[scope.nameOfFile] = draft
  }

  /// A name for a form of the file that has none.
  func freeName(like name: String) -> String {
    var free = name
    while scope.nodes[free] != nil || children[scope.name(of: free)] != nil
      || plain[scope.name(of: free)] != nil
    {
      free += "/item"
    }
    return free
  }

  /// All written forms: the opened file's own, then the others by name.
  package var drafts: [(name: String?, draft: DraftForm)] {
    [(nil, root)] + children.sorted { $0.key < $1.key }.map { ($0.key.text, $0.value) }
  }

  /// The form that rows open by a name; nil where there is none that was written.
  package func draft(named name: String) -> DraftForm? {
    name == nameOfRoot ? root : children[name]
  }

  /// True if rows can open a form by this name.
  func isForm(_ name: String) -> Bool { draft(named: name) != nil || plain[name] != nil }

  /// Rows in the forms of the decoded file that name a form to open. Included rows of other
  /// files open the form found from there.
  var openingRows: [DraftRow] {
    let drafts = (scope.isOpened ? [root] : []) + scope.forms.compactMap { children[$0] }
    return drafts.flatMap { draft in
      draft.rows.flatMap(\.shapes).filter {
        $0.naming != nil && $0.reference.file == draft.file
      }
    }
  }

  /// From now on a row opens the form of this name.
  mutating func setChild(of row: DraftRow, to name: String) {
    if name == openedFile { nameOfRoot = name }
    row.change { $0.child?.name = name }
  }

  package var form: Form {
    var form = root.form
    form.forms = children.mapValues(\.form).merging(plain) { written, _ in written }
    if let nameOfRoot { form.forms[nameOfRoot] = form }
    // The title of a file is that of its data; what a row opens from it is called as the row.
    for name in form.forms.keys.map(\.text) where FormScope.written(name) == nil {
      form.forms[name]?.title = nil
    }
    return form.hidingSharedSecrets()
  }
}

extension CellTable {
  /// The form of the items of a row that sets nothing for them: each is one value of any type.
  func formOfPlainItems(_ row: ConfigRow) -> Form {
    var item = RowContents(
      identifier: FormVocabulary.plainItem, key: row.key, valuePath: ValuePath(steps: []))
    item.cellIdentifier = indexOfRest.map { declarations[$0].name } ?? ""
    item.valueType = .any
    item.isSecure = row.isSecure
    item.locale = row.locale
    return Form(name: row.key, sections: [FormSection(identifier: "")], rows: [ConfigRow(item)])
  }
}

extension FormVocabulary {
  /// Identifier of the row that shows a list's item if no form is given for items.
  static let plainItem = "item"
}

/// A row that opens a form.
struct FormOpening {
  /// Name of the form that contains the row; nil for the form of the opened file.
  let form: String?
  let row: ConfigRow
}

extension FormFamily {
  /// The rows that open each form, by its name. O(rows of all forms).
  var openings: [ExactText: [FormOpening]] {
    drafts.reduce(into: [:]) { openings, draft in
      for row in draft.draft.rows.flatMap(\.shapes).map(\.row) {
        guard let child = row.child else { continue }
        openings[child.name, default: []].append(FormOpening(form: draft.name, row: row))
      }
    }
  }
}

/// The number of forms and rows included while a form is decoded, each counted as often as it
/// is included.
struct Inclusions {
  private var forms = 0
  private var rows = 0
  private(set) var isFull = false

  /// Counts a form before it is decoded; false, and full from then on, where that is one too many.
  mutating func addForm() -> Bool {
    forms += 1
    isFull = forms > FormLimits.includedForms || rows > FormLimits.includedRows
    return !isFull
  }

  /// Counts what was in it.
  mutating func addRows(_ count: Int) { rows += count }
}
