import Values

/// F302: columns and `{$identifier}` tokens name rows that exist.
enum ReferenceCheck: FormCheck {
  static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    let identifiers = form.rows.map(\.row.identifier)
    let known = Set(identifiers)
    for column in form.columns ?? [] where !known.contains(column.identifier) {
      log.add(
        .F302, at: column.position, found: TextQuoting.shown(column.identifier),
        advice: NearestName.of(column.identifier, among: identifiers).map { "\"\($0)\"" }
      ) { $0.noSuchRowForColumn }
    }
    for row in form.rows {
      for case .row(let identifier) in row.row.displayValue?.tokens.map(\.target) ?? []
      where !known.contains(identifier) {
        log.row = row.reference
        log.add(
          .F302, at: row.reader.position(of: row.templateKey),
          found: TextQuoting.shown("$" + identifier),
          advice: NearestName.of(identifier, among: identifiers).map { "\"$\($0)\"" }
        ) { $0.noSuchRowForToken }
      }
    }
    log.row = nil
  }
}
