import SourceText
import Values

/// A decoded form: what the author wrote, checked, defaulted and in display order.
package struct Form: Sendable {
  /// Name of the file without folder and extension; used as the title if none is given.
  package var name: String
  package var title: Template?
  /// Sections in display order, named by the `section` of rows. A form without sections has one
  /// without a title.
  package var sections: [FormSection]
  /// Rows in display order: by section, then `sortOrder`, then file order.
  package var rows: [ConfigRow]
  /// Template that names a record in messages and headings; nil for the record's first value.
  package var recordTitle: Template?
  /// Path of the list of records in the file; nil if the file is the list, or one record.
  package var recordsPath: ValuePath?
  /// Table or view of the database that contains the records; nil for its only one.
  package var recordsTable: String?
  /// Path of a value that distinguishes a record from all others, such as an identifier.
  package var recordIdentity: ValuePath?
  /// Identifiers of the table's columns; nil for the rows with `showsInTable`.
  package var columns: [String]?
  /// True if the form was derived from the data: its columns are those that fit, and nobody
  /// chose them.
  package var isInferred = false
  /// Time of the first validation of rows; nil to use the setting of the file's form.
  package var validateOn: ValidationTiming?
  /// Treatment of members of records that no row names.
  package internal(set) var otherMembers = OtherMembers.show
  /// True if saving writes the defaults of rows without a value.
  package var writesDefaults = false
  /// Forms that rows open, by name, including forms that belong to a single row.
  package var forms: [ExactText: Form] = [:]
  /// Prefix of a text that refers to an object elsewhere, in place of a record; nil if there
  /// are none.
  package var referenceMark: String?
  /// Locale of numbers and dates in templates; nil for the environment's.
  package var locale: String?
  /// Currency of amounts in templates; nil for the locale's.
  package var currencyCode: String?
  /// Time zone of the form's expressions; nil for the zones of its rows.
  package var timeZone: String?
  /// Secrets of a form that other forms open, which may show the same values.
  var secretsInFamily: SecretPaths?

  package init(
    name: String, title: Template? = nil, sections: [FormSection] = [], rows: [ConfigRow]
  ) {
    (self.name, self.title, self.sections, self.rows) = (name, title, sections, rows)
  }

  /// The label of a row among the others; the label of a part follows its owner's.
  /// O(1), for a part O(rows).
  package func label(of row: ConfigRow) -> String {
    guard let owner = row.part.flatMap({ self.row($0.owner) }) else { return row.key }
    return "\(owner.key) › \(row.key)"
  }

  /// True if the records are lists, and the only row opens their items.
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
  /// Identifier that rows name; empty for the section of rows without one.
  package var identifier: String
  /// The heading; empty for none.
  package var key = ""
  package var footerText: String?
  package var sortOrder = 0
  /// Color of the heading.
  package var color: FormColor?
  /// True to show only the heading at first.
  package var isCollapsed = false
  package var conditions: [RowCondition] = []

  package init(identifier: String) { self.identifier = identifier }
}

extension Form {
  package var tokenTargets: [TemplateToken.Target] {
    (rows.flatMap(\.templates) + [recordTitle].compactMap(\.self)).flatMap(\.tokens)
      .map(\.target)
  }
}

extension Form {
  /// True if records of `other` can be records of this form: both have rows for the same
  /// values.
  package func takesRecords(of other: Form) -> Bool { values == other.values }

  private struct RowValue: Hashable {
    let path: ValuePath
    let type: ValueType
    let isSecure: Bool
  }

  private var values: Set<RowValue> {
    Set(
      rows.compactMap { row in
        row.valuePath.map { RowValue(path: $0, type: row.valueType, isSecure: row.isSecure) }
      })
  }
}

/// The unit of `height`.
package enum HeightUnit: String, CaseIterable, Sendable {
  case lines, points

  /// The height of a usual row on a phone.
  package static let pointsPerLine = 44
}

/// When a row is first judged: `validateOn`.
package enum ValidationTiming: String, CaseIterable, Sendable {
  case change
  case blur
  /// When the user saves, or asks for problems.
  case save
}
