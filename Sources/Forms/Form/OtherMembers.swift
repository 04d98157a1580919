import SourceText

/// The treatment of members that no row names: `otherMembers`.
package enum OtherMembers: String, CaseIterable, Sendable {
  /// Rows are made of them, in a folded section at the form's end.
  case show
  case hide
  /// Each is a problem.
  case refuse
}

extension FormSection {
  /// Identifier of the section of members that no row names.
  static let otherMembers = "@otherMembers"

  /// True for the section of members that no row names.
  package var isOfOtherMembers: Bool { identifier.hasSameBytes(as: Self.otherMembers) }
}

extension ConfigRow {
  /// True if the row was made of a member that no row of the author names: records without the member don't show it.
  package var isOtherMember: Bool { section.hasSameBytes(as: FormSection.otherMembers) }
}

extension Form {
  /// True if a form of what is in its records refuses members that no row names.
  package var refusesOtherMembers: Bool {
    !isInferred && allForms.contains { $0.otherMembers == .refuse }
  }

  /// The form with rows for members that none of its rows names.
  ///
  /// - Parameters:
  ///   - others: A form whose rows are about these members; its forms are what they open.
  ///   - name: The name of the form, among those that rows open, whose records have the members; nil for this form.
  package func adding(otherMembers others: Form, to name: ExactText?, heading: String) -> Form {
    let prefix = ".\(FormSection.otherMembers)/\(name?.text ?? "")/"
    var form = self
    for (inner, opened) in others.forms {
      var opened = opened
      opened.rows = opened.rows.map { $0.opening(formsNamed: prefix) }
      form.forms[ExactText(prefix + inner.text)] = opened
    }
    let rows = others.rows.map { $0.opening(formsNamed: prefix) }
    if let name {
      form.forms[name]?.append(otherMembers: rows, heading)
    } else {
      form.append(otherMembers: rows, heading)
    }
    return form.hidingSharedSecrets()
  }

  /// Columns of the widest label. Members that no row names come and go with the record: they move nothing, but have
  /// columns enough for most names.
  package func widestLabel(by width: (String) -> Int) -> Int {
    var widest = 0
    for row in rows where !row.isFullWidth && row.part == nil {
      widest = max(
        widest, min(width(row.key), row.isOtherMember ? Self.columnsOfOtherLabels : .max))
    }
    return widest
  }

  private static let columnsOfOtherLabels = 12

  private mutating func append(otherMembers added: [ConfigRow], _ heading: String) {
    var taken = Set(names: rows.map(\.identifier))
    rows += added.map { row in
      row.with {
        var number = 2
        let identifier = $0.identifier
        while !taken.insert($0.identifier).inserted {
          $0.identifier = "\(identifier)#\(number)"
          number += 1
        }
        $0.section = FormSection.otherMembers
        $0.showsInTable = false
      }
    }
    var section = FormSection(identifier: FormSection.otherMembers)
    section.key = heading
    section.isCollapsed = true
    sections.append(section)
  }
}

extension ConfigRow {
  fileprivate func opening(formsNamed prefix: String) -> ConfigRow {
    withShapes { row in row.child.map { row.child?.name = prefix + $0.name } }
  }
}
