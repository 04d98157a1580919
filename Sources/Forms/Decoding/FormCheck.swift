/// One rule about a whole form, or about a form and those that its rows open: one file each.
package protocol FormCheck: Sendable {
  /// Reports what breaks the rule in one form.
  static func check(_ form: DraftForm)

  /// Reports what breaks the rule between forms, once all of them are decoded.
  static func check(_ family: FormFamily)
}

extension FormCheck {
  package static func check(_ form: DraftForm) {}
  package static func check(_ family: FormFamily) {}
}

/// A rule about each row for itself; about one of several shapes, in each of them.
package protocol RowCheck: FormCheck {
  /// Reports what breaks the rule in one row.
  static func check(_ draft: DraftRow)
}

extension RowCheck {
  package static func check(_ form: DraftForm) {
    for row in form.rows { row.checkShapes(check) }
  }
}

/// A rule about each row that opens another form, and that form.
package protocol ChildCheck: FormCheck {
  /// Reports what breaks the rule.
  static func check(
    _ draft: DraftRow, opening child: DraftForm, in family: FormFamily)
}

extension ChildCheck {
  package static func check(_ family: FormFamily) {
    for row in family.drafts.flatMap(\.draft.rows) {
      row.checkShapes { shape in
        guard let name = shape.row.child?.name, let child = family.draft(named: name) else {
          return
        }
        check(shape, opening: child, in: family)
      }
    }
  }
}
