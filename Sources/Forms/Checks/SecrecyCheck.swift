import SourceText
import Texts
import Values

/// F106: no template shows what a secure row hides, be it of its own form or of another one about the same values.
enum SecrecyCheck: FormCheck {
  static func check(_ form: DraftForm) {
    let secure = form.rows.filter(\.row.isSecure)
    guard !secure.isEmpty else { return }
    for row in secure {
      guard case .byValue = row.row.subtitle else { continue }
      row.report(
        .F106, of: "subtitle", advice: \.leaveSecretOut
      ) { [row = row.reference] in $0.showsSecret("subtitle", of: row.described(in: $0)) }
    }
    for shown in form.shownTemplates {
      check(shown.template, at: shown.key, in: shown.reader, against: secure)
    }
  }

  static func check(_ family: FormFamily) {
    guard !family.children.isEmpty, family.drafts.contains(where: \.draft.hasSecrets) else {
      return
    }
    let whole = family.form
    for (name, draft) in family.drafts {
      guard let form = name.map({ whole.forms[$0] }) ?? whole else { continue }
      let secretsOfOthers = form.secrets
      let own = SecretPaths(draft.rows.map(\.row))
      for shown in draft.shownTemplates {
        for case .path(let path) in shown.template.tokens.map(\.target)
        where secretsOfOthers.hides(path) && !own.hides(path) {
          shown.reader.report(
            .F106, of: shown.key, quoting: path.description, advice: \.leaveSecretOut
          ) { [key = shown.key] in $0.readsSecretElsewhere(key) }
        }
      }
    }
  }

  /// `secure` are rows of the form that the template is about.
  static func check(
    _ template: Template, at key: String, in reader: DictionaryReader, against secure: [DraftRow]
  ) {
    for token in template.tokens {
      let hidden = secure.first { row in
        switch token.target {
        case .path(let path): SecretPaths([row.row]).hides(path)
        case .row(let identifier): identifier.hasSameBytes(as: row.row.identifier)
        }
      }
      guard let hidden else { continue }
      reader.report(
        .F106, of: key, quoting: token.description, advice: \.leaveSecretOut
      ) { [row = hidden.reference] in $0.showsSecret(key, of: row.described(in: $0)) }
    }
  }
}

/// A template whose text is shown for a record of the form, and where it is written.
struct ShownTemplate {
  let key: String
  let template: Template
  let reader: DictionaryReader
}

extension DraftForm {
  fileprivate var hasSecrets: Bool { rows.contains(where: \.row.isSecure) }

  var shownTemplates: [ShownTemplate] {
    let ofRows = rows.flatMap(\.shapes).flatMap { draft in
      let templates =
        [draft.row.displayValue].compactMap(\.self).map { (draft.templateKey, $0) }
        + (draft.row.subtitle?.templates ?? []).map { ("subtitle", $0) }
      return templates.map {
        ShownTemplate(key: $0, template: $1, reader: draft.reader)
      }
    }
    guard let reader else { return ofRows }
    return ofRows
      + [("title", given.title), ("recordTitle", given.recordTitle)].compactMap { key, template in
        template.map { ShownTemplate(key: key, template: $0, reader: reader) }
      }
  }
}
