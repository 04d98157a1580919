import SourceText
import Texts
import Values

/// F106: no template shows what a secure row hides, be it of its own form or of another one about the same values.
enum SecrecyCheck: FormCheck {
  static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    let secure = form.rows.filter(\.row.isSecure)
    guard !secure.isEmpty else { return }
    for row in secure {
      guard case .byValue = row.row.subtitle else { continue }
      log.row = row.reference
      log.add(
        .F106, at: row.reader.position(of: "subtitle"), advice: Sentence { $0.leaveSecretOut }
      ) { [row = row.reference] in $0.showsSecret("subtitle", of: row.described(in: $0)) }
    }
    for shown in form.shownTemplates {
      log.row = shown.row
      check(shown.template, at: shown.key, in: shown.reader, against: secure, log: &log)
    }
    log.row = nil
  }

  static func check(_ family: FormFamily, log: inout DiagnosticLog) {
    guard !family.children.isEmpty, family.drafts.contains(where: \.draft.hasSecrets) else {
      return
    }
    let whole = family.form
    for (name, draft) in family.drafts {
      guard let form = name.map({ whole.forms[$0] }) ?? whole else { continue }
      let secretsOfOthers = form.secrets
      let own = SecretPaths(draft.rows.map(\.row))
      log.file = draft.file
      for shown in draft.shownTemplates {
        log.row = shown.row
        for case .path(let path) in shown.template.tokens.map(\.target)
        where secretsOfOthers.hides(path) && !own.hides(path) {
          log.add(
            .F106, at: shown.reader.position(of: shown.key),
            found: TextQuoting.shown(path.description), advice: Sentence { $0.leaveSecretOut }
          ) { $0.readsSecretElsewhere(shown.key) }
        }
      }
    }
    log.file = log.mainFile
    log.row = nil
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
        case .row(let identifier): identifier.hasSameBytes(as: row.row.identifier)
        }
      }
      guard let hidden else { continue }
      log.add(
        .F106, at: reader.position(of: key), found: TextQuoting.shown(token.description),
        advice: Sentence { $0.leaveSecretOut }
      ) { [row = hidden.reference] in $0.showsSecret(key, of: row.described(in: $0)) }
    }
  }
}

/// A template whose text is shown for a record of the form, and where it is written.
private struct ShownTemplate {
  let row: RowReference?
  let key: String
  let template: Template
  let reader: DictionaryReader
}

extension DraftForm {
  fileprivate var hasSecrets: Bool { rows.contains(where: \.row.isSecure) }

  fileprivate var shownTemplates: [ShownTemplate] {
    let ofRows = rows.flatMap { draft in
      let templates =
        [draft.row.displayValue].compactMap(\.self).map { (draft.templateKey, $0) }
        + (draft.row.subtitle?.templates ?? []).map { ("subtitle", $0) }
      return templates.map {
        ShownTemplate(row: draft.reference, key: $0, template: $1, reader: draft.reader)
      }
    }
    guard let reader else { return ofRows }
    return ofRows
      + [("title", title), ("recordTitle", recordTitle)].compactMap { key, template in
        template.map { ShownTemplate(row: nil, key: key, template: $0, reader: reader) }
      }
  }
}
