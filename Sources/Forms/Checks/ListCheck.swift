import Values

/// F302, F106: the columns and the title of a list's items name rows of the items' form, and show none of its secrets.
enum ListCheck: ChildCheck {
  static func check(_ draft: DraftRow, opening child: DraftForm, in family: FormFamily) {
    let identifiers = child.rows.map(\.row.identifier)
    if case .array(let columns)? = draft.reader.entry("columns")?.value.content {
      for column in columns {
        guard let name = column.string, !identifiers.contains(name) else { continue }
        draft.report(
          .F302, at: column.position, quoting: name,
          advice: ReferenceCheck.advice(for: name, among: identifiers)
        ) { $0.noSuchRowForColumn }
      }
    }
    guard let title = draft.row.listSettings.itemTitle else { return }
    var tokens = TokenCheck(child.rows, readingKeys: draft.row.child?.scope == .members)
    tokens.check(title, at: "itemTitle", in: draft.reader)
    SecrecyCheck.check(
      title, at: "itemTitle", in: draft.reader, against: child.rows.filter(\.row.isSecure))
  }
}
