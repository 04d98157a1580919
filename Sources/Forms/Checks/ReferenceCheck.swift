import Values

/// F302: columns and `{$identifier}` tokens name rows that exist.
enum ReferenceCheck: FormCheck {
  static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    let identifiers = form.rows.map(\.row.identifier) + form.derivedParts.map(\.identifier)
    let known = Set(identifiers)
    for column in form.columns ?? [] where !known.contains(column.identifier) {
      log.add(
        .F302, at: column.position, found: TextQuoting.shown(column.identifier),
        advice: NearestName.of(column.identifier, among: identifiers).map { "\"\($0)\"" }
      ) { $0.noSuchRowForColumn }
    }
    for row in form.rows {
      log.row = row.reference
      check(row.row.displayValue?.tokens ?? [], of: row.templateKey, in: row, identifiers, &log)
      let subtitles = row.row.subtitle?.templates.flatMap(\.tokens) ?? []
      check(subtitles, of: "subtitle", in: row, identifiers, &log)
    }
    log.row = nil
  }

  /// `identifiers` are those of the form that the tokens are about.
  static func check(
    _ tokens: [TemplateToken], of key: String, in row: DraftRow, _ identifiers: [String],
    _ log: inout DiagnosticLog
  ) {
    for case .row(let identifier) in tokens.map(\.target) where !identifiers.contains(identifier) {
      log.add(
        .F302, at: row.reader.position(of: key), found: TextQuoting.shown("$" + identifier),
        advice: NearestName.of(identifier, among: identifiers).map { "\"$\($0)\"" }
      ) { $0.noSuchRowForToken }
    }
  }
}
