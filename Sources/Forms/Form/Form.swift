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
  package var recordTitle: Template?
  package var recordsPath: ValuePath?
  /// Where a record has what distinguishes it from all others, such as an identifier.
  package var recordIdentity: ValuePath?
  /// Identifiers of the table's columns; nil: the rows with `showsInTable`.
  package var columns: [String]?

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

  package func row(_ identifier: String) -> ConfigRow? {
    rows.first { $0.identifier == identifier }
  }
}

/// A visual group of rows.
package struct FormSection: Hashable, Sendable {
  package var identifier: String
  /// The heading; empty for none.
  package var key: String
  package var footerText: String?
  package var sortOrder: Int
  package var color: FormColor?

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
    (rows.compactMap(\.displayValue) + [recordTitle].compactMap(\.self)).flatMap(\.tokens)
      .map(\.target)
  }
}
