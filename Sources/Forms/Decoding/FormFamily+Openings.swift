import SourceText

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
      for row in draft.draft.rows.map(\.row) {
        guard let child = row.child else { continue }
        openings[child.name, default: []].append(FormOpening(form: draft.name, row: row))
      }
    }
  }
}
