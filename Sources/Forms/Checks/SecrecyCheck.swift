import Values

/// F106: no template shows what a secure row hides.
enum SecrecyCheck: FormCheck {
  static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    let secure = form.rows.filter(\.row.isSecure)
    guard !secure.isEmpty else { return }
    for row in form.rows {
      log.row = row.reference
      if let template = row.row.displayValue {
        check(template, at: row.templateKey, in: row.reader, against: secure, log: &log)
      }
      for template in row.row.subtitle?.templates ?? [] {
        check(template, at: "subtitle", in: row.reader, against: secure, log: &log)
      }
      if row.row.isSecure, case .byValue = row.row.subtitle {
        log.add(
          .F106, at: row.reader.position(of: "subtitle")
        ) { [row = row.reference] in $0.showsSecret("subtitle", of: row.described(in: $0)) }
      }
    }
    log.row = nil
    guard let reader = form.reader else { return }
    for (key, template) in [("title", form.title), ("recordTitle", form.recordTitle)] {
      if let template { check(template, at: key, in: reader, against: secure, log: &log) }
    }
  }

  /// `secure` are rows of the form that the template is about.
  static func check(
    _ template: Template, at key: String, in reader: DictionaryReader, against secure: [DraftRow],
    log: inout DiagnosticLog
  ) {
    for token in template.tokens {
      let hidden = secure.first { row in
        switch token.target {
        case .path(let path): SecretPaths([row.row]).hides(path)
        case .row(let identifier): identifier == row.row.identifier
        }
      }
      guard let hidden else { continue }
      log.add(
        .F106, at: reader.position(of: key), found: TextQuoting.shown(token.description)
      ) { [row = hidden.reference] in $0.showsSecret(key, of: row.described(in: $0)) }
    }
  }
}
