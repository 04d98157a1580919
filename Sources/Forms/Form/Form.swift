import SourceText
import Values

/// A decoded form: what the author wrote, checked, defaulted and in display order.
package struct Form: Sendable {
  /// The file's name without folder and extension; the title where none is given.
  package var name: String
  package var title: Template?
  /// In display order; a row's `section` names one of them. A form without sections has one with no title.
  package var sections: [FormSection]
  /// In display order: by section, then `sortOrder`, then file order.
  package var rows: [ConfigRow]
  /// What names a record in messages and headings; nil: its first value.
  package var recordTitle: Template?
  /// Where the file has the list of records; nil where it is the list, or one record.
  package var recordsPath: ValuePath?
  /// The table or view of a database that has them; nil for its only one.
  package var recordsTable: String?
  /// Where a record has what distinguishes it from all others, such as an identifier.
  package var recordIdentity: ValuePath?
  /// Identifiers of the table's columns; nil: the rows with `showsInTable`.
  package var columns: [String]?
  /// Whether it was made of the data themselves: its columns are what there is room for, and nobody chose them.
  package var isInferred = false
  /// When rows are first judged; nil where it isn't set, so that the form of the file sets it.
  package var validateOn: ValidationTiming?
  /// Whether saving writes the defaults of rows that have no value.
  package var writesDefaults = false
  /// The forms that rows open, by name; forms of rows that have their own are among them.
  package var forms: [ExactText: Form] = [:]
  /// What a text begins with that only refers to an object elsewhere, in the place of a record; nil where no value does.
  package var referenceMark: String?
  /// Whose notation the numbers and dates of its templates have; nil: the environment's.
  package var locale: String?
  /// What amounts in its templates are in; nil: the locale's currency.
  package var currencyCode: String?
  /// By whose clocks its expressions calculate; nil: those of its rows.
  package var timeZone: String?
  /// What is secret of its records where other forms open it: theirs may be about the same values.
  var secretsInFamily: SecretPaths?

  package init(
    name: String, title: Template? = nil, sections: [FormSection] = [], rows: [ConfigRow],
    recordTitle: Template? = nil, recordsPath: ValuePath? = nil,
    recordIdentity: ValuePath? = nil, columns: [String]? = nil
  ) {
    self.name = name
    self.title = title
    self.sections = sections
    self.rows = rows
    self.recordTitle = recordTitle
    self.recordsPath = recordsPath
    self.recordIdentity = recordIdentity
    self.columns = columns
  }

  /// What a row is called among the others: a part goes by its owner's label, too. O(1), for a part O(rows).
  package func label(of row: ConfigRow) -> String {
    guard let owner = row.part.flatMap({ self.row($0.owner) }) else { return row.key }
    return "\(owner.key) › \(row.key)"
  }

  /// Whether its records are lists, and it has nothing but a row that opens their items.
  package var showsItemsOnly: Bool {
    rows.count == 1 && rows[0].child?.scope == .items && rows[0].valuePath?.steps.isEmpty == true
  }

  /// The row of an identifier. O(rows); a binder finds it in O(1).
  package func row(_ identifier: String) -> ConfigRow? {
    rows.first { $0.identifier.hasSameBytes(as: identifier) }
  }
}

extension Form {
  package var allForms: [Form] { [self] + forms.values }
}

/// A visual group of rows.
package struct FormSection: Equatable, Sendable {
  /// What rows name; empty for the section of rows without one.
  package var identifier: String
  /// The heading; empty for none.
  package var key: String
  /// Shown below its rows.
  package var footerText: String?
  /// Sections come in this order.
  package var sortOrder: Int
  /// Of the heading.
  package var color: FormColor?
  /// Whether it is folded at first: only its heading is on the screen.
  package var isCollapsed = false
  package var conditions: [RowCondition] = []

  package init(
    identifier: String, key: String = "", footerText: String? = nil, sortOrder: Int = 0,
    color: FormColor? = nil
  ) {
    self.identifier = identifier
    self.key = key
    self.footerText = footerText
    self.sortOrder = sortOrder
    self.color = color
  }
}

extension Form {
  /// What the templates of the rows and of the record's title name.
  package var tokenTargets: [TemplateToken.Target] {
    (rows.flatMap(\.templates) + [recordTitle].compactMap(\.self)).flatMap(\.tokens)
      .map(\.target)
  }
}
