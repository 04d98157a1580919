import SourceText
import Texts
import Values

/// W205: editing a row should not change one of the form that is opened from it for the same record.
package enum SharedPathInsideCheck: FormCheck {
  package static func check(_ family: FormFamily) {
    var reported: Set<ObjectIdentifier> = []
    for (_, outer) in family.drafts {
      let children = childrenForSameRecord(of: outer, in: family)
      guard !children.isEmpty else { continue }
      let outerRows = alwaysEditable(outer)
      for child in children {
        let absences = RowAbsences(child)
        for row in child.rows where row.isEditable {
          guard let path = row.row.valuePath?.description, let other = outerRows[path],
            !isSame(row, other), !absences.conditions(of: row).contains(where: \.isAlways),
            reported.insert(ObjectIdentifier(row)).inserted
          else { continue }
          report(row, path, editedBy: other)
        }
      }
    }
  }

  /// The forms that rows open for the record that they are rows of themselves.
  private static func childrenForSameRecord(
    of form: DraftForm, in family: FormFamily
  ) -> [DraftForm] {
    var names: Set<ExactText> = []
    return form.rows.compactMap { opening in
      guard opening.row.opensOwnObject, let name = opening.row.child?.name,
        names.insert(name).inserted
      else { return nil }
      return family.draft(named: name)
    }
  }

  /// The rows that can be edited for every record, by their paths: those that come and go may do so where another form is
  /// meant to be opened.
  private static func alwaysEditable(_ form: DraftForm) -> [ExactText: DraftRow] {
    let absences = RowAbsences(form)
    var rows: [ExactText: DraftRow] = [:]
    for row in form.rows where row.isEditable && absences.conditions(of: row).isEmpty {
      if let path = row.row.valuePath?.description, rows[path] == nil { rows[path] = row }
    }
    return rows
  }

  /// True if both rows are written at the same position: forms may include the same form, or
  /// open themselves.
  private static func isSame(_ a: DraftRow, _ b: DraftRow) -> Bool {
    a === b || (a.reference.file == b.reference.file && a.row.position == b.row.position)
  }

  private static func report(_ row: DraftRow, _ path: String, editedBy other: DraftRow) {
    row.report(
      .W205, of: "valuePath", quoting: path, advice: \.readOnlyForOne
    ) { [other = other.reference] in $0.editsSamePathOutside(other.described(in: $0)) }
  }
}
