import SourceText
import Texts
import Values

/// F302, W302: `{$identifier}` names a row that exists, and a path is not nearly one that a row shows. W108: the row of a
/// token has a value to show.
enum TemplateCheck: FormCheck {
  static func check(_ form: DraftForm) {
    var tokens = TokenCheck(form.rows, form.derivedParts)
    if let reader = form.reader, let path = form.given.recordIdentity {
      tokens.check(path, at: "recordIdentity", in: reader, found: path.description)
    }
    let templates = Set(
      names: form.rows.map(\.row).filter { $0.valuePath == nil && $0.showsOnlyTemplate }
        .map(\.identifier))
    for row in form.rows.flatMap(\.shapes) {
      checkTemplates(row, templates)
      // A choice's members have no identifiers.
      for case .row(let identifier) in row.row.choiceSettings.title?.tokens.map(\.target) ?? [] {
        row.report(
          .F302, of: "choiceTitle", quoting: "$" + identifier, advice: "{\(identifier)}"
        ) { $0.noSuchRowForToken }
      }
    }
    for shown in form.shownTemplates {
      tokens.check(shown.template, at: shown.key, in: shown.reader)
    }
  }

  /// `templates` are the rows that have a template and no value: a token never shows another template.
  private static func checkTemplates(_ row: DraftRow, _ templates: Set<ExactText>) {
    for token in row.row.displayValue?.tokens ?? [] {
      guard case .row(let identifier) = token.target, templates.contains(identifier) else {
        continue
      }
      row.report(
        .W108, of: row.templateKey, quoting: "{$\(identifier)}", advice: \.pathsOfTemplate
      ) { $0.tokenShowsNoTemplate }
    }
  }
}

extension ConfigRow {
  fileprivate var showsOnlyTemplate: Bool {
    if case .some = displayValue { !hasFormulas && literal == nil } else { false }
  }
}
