import Texts
import Values

/// F302, W108: columns and `{$identifier}` tokens name rows that exist, columns each once. W108: a token's row has a value
/// to show.
enum ReferenceCheck: FormCheck {
  static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    let identifiers = form.rows.map(\.row.identifier) + form.derivedParts.map(\.identifier)
    let known = Set(identifiers)
    for column in form.columns ?? [] where !known.contains(column.identifier) {
      log.add(
        .F302, at: column.position, found: TextQuoting.shown(column.identifier),
        advice: advice(for: column.identifier, among: identifiers, of: form.rows)
      ) { $0.noSuchRowForColumn }
    }
    var seen: Set<String> = []
    for column in form.columns ?? [] where !seen.insert(column.identifier).inserted {
      log.add(
        .W108, at: column.position, found: TextQuoting.shown(column.identifier),
        advice: Sentence { $0.dropOne }
      ) { $0.columnTwice }
    }
    let templates = Set(
      form.rows.map(\.row).filter { $0.valuePath == nil && $0.showsOnlyTemplate }
        .map(\.identifier))
    for row in form.rows {
      log.row = row.reference
      checkTemplates(row, templates, &log)
      check(
        row.row.displayValue?.tokens ?? [], of: row.templateKey, in: row, identifiers,
        of: form.rows, &log)
      let subtitles = row.row.subtitle?.templates.flatMap(\.tokens) ?? []
      check(subtitles, of: "subtitle", in: row, identifiers, of: form.rows, &log)
    }
    log.row = nil
  }

  /// `templates` are the rows that have a template and no value: a token never shows another template.
  private static func checkTemplates(
    _ row: DraftRow, _ templates: Set<String>, _ log: inout DiagnosticLog
  ) {
    for token in row.row.displayValue?.tokens ?? [] {
      guard case .row(let identifier) = token.target, templates.contains(identifier) else {
        continue
      }
      log.add(
        .W108, at: row.reader.position(of: row.templateKey),
        found: TextQuoting.shown("{$\(identifier)}"), advice: Sentence { $0.pathsOfTemplate }
      ) { $0.tokenShowsNoTemplate }
    }
  }

  /// `identifiers` are those of the form that the tokens are about, `rows` its rows where they are known.
  static func check(
    _ tokens: [TemplateToken], of key: String, in row: DraftRow, _ identifiers: [String],
    of rows: [DraftRow] = [], _ log: inout DiagnosticLog
  ) {
    for case .row(let identifier) in tokens.map(\.target) where !identifiers.contains(identifier) {
      log.add(
        .F302, at: row.reader.position(of: key), found: TextQuoting.shown("$" + identifier),
        advice: advice(for: identifier, prefix: "$", among: identifiers, of: rows)
      ) { $0.noSuchRowForToken }
    }
  }

  /// The nearest identifier, or some of them. Where it comes from the path of a row whose label is the name that was not found, the path may
  /// have the typo.
  static func advice(
    for name: String, prefix: String = "", among identifiers: [String], of rows: [DraftRow] = []
  ) -> Sentence {
    guard let nearest = NearestName.of(name, among: identifiers) else {
      let first = identifiers.prefix(5).map { prefix + $0 }
      if first.count == 1 { return Sentence(verbatim: "\"\(first[0])\"") }
      return Sentence { first.isEmpty ? $0.leaveOut : $0.oneOf(first) }
    }
    let quoted = "\"\(prefix)\(nearest)\""
    let row = rows.first { row in
      row.row.identifier == nearest && !row.hasIdentifier
        && letters(of: row.row.key) == letters(of: name)
    }
    guard let reference = row?.reference else { return Sentence(verbatim: quoted) }
    return Sentence { $0.pathOrName(name, row: reference.described(in: $0), quoted) }
  }

  /// Those of `E-mail` and `email` are the same.
  private static func letters(of name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

extension ConfigRow {
  /// Whether all that it has to show is a template.
  fileprivate var showsOnlyTemplate: Bool {
    if case .some = displayValue { !hasFormulas && literal == nil } else { false }
  }
}
