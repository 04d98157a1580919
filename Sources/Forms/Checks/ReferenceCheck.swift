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
        advice: NearestName.of(column.identifier, among: identifiers).map { "\"\($0)\"" }
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
      check(row.row.displayValue?.tokens ?? [], of: row.templateKey, in: row, identifiers, &log)
      let subtitles = row.row.subtitle?.templates.flatMap(\.tokens) ?? []
      check(subtitles, of: "subtitle", in: row, identifiers, &log)
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

extension ConfigRow {
  /// Whether all that it has to show is a template.
  fileprivate var showsOnlyTemplate: Bool {
    if case .some = displayValue { !hasFormulas && literal == nil } else { false }
  }
}
