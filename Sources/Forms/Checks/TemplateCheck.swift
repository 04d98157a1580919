import SourceText
import Texts
import Values

/// F302, W302: `{$identifier}` names a row that exists, and a path is not nearly one that a row shows. W108: the row of a
/// token has a value to show.
enum TemplateCheck: FormCheck {
  static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    var tokens = TokenCheck(form.rows, form.derivedParts)
    if let reader = form.reader {
      tokens.check(form.title, at: "title", in: reader, &log)
      tokens.check(form.recordTitle, at: "recordTitle", in: reader, &log)
      if let path = form.recordIdentity {
        tokens.check(path, at: "recordIdentity", in: reader, found: path.description, &log)
      }
    }
    let templates = Set(
      names: form.rows.map(\.row).filter { $0.valuePath == nil && $0.showsOnlyTemplate }
        .map(\.identifier))
    for row in form.rows {
      log.row = row.reference
      checkTemplates(row, templates, &log)
      tokens.check(row.row.displayValue, at: row.templateKey, in: row.reader, &log)
      for template in row.row.subtitle?.templates ?? [] {
        tokens.check(template, at: "subtitle", in: row.reader, &log)
      }
      // A choice's members have no identifiers.
      for case .row(let identifier) in row.row.choiceSettings.title?.tokens.map(\.target) ?? [] {
        log.add(
          .F302, at: row.reader.position(of: "choiceTitle"),
          found: TextQuoting.shown("$" + identifier),
          advice: Sentence(verbatim: "{\(identifier)}")
        ) { $0.noSuchRowForToken }
      }
    }
    log.row = nil
  }

  /// `templates` are the rows that have a template and no value: a token never shows another template.
  private static func checkTemplates(
    _ row: DraftRow, _ templates: Set<ExactText>, _ log: inout DiagnosticLog
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
}

extension ConfigRow {
  /// Whether all that it has to show is a template.
  fileprivate var showsOnlyTemplate: Bool {
    if case .some = displayValue { !hasFormulas && literal == nil } else { false }
  }
}
