import SourceText
import Texts
import Values

/// The translations of a form's texts while it is decoded.
struct FormTranslation {
  let purpose: StringsLibrary.Purpose
  /// Tables by preference, the best one first.
  let tables: [StringsTable]

  init(_ tables: [StringsTable], for purpose: StringsLibrary.Purpose) {
    self.tables = tables
    self.purpose = purpose
  }
}

/// The translation of a form's text, and its position.
package struct TranslatedText: Sendable {
  package let file: String
  package let text: String
  package let position: SourcePosition
}

extension DecodingContext {
  /// The translations of a text into the languages that are checked; none if the form is only
  /// shown.
  package func translations(of text: String) -> [TranslatedText] {
    guard let translation = settings.translation, translation.purpose == .checking else {
      return []
    }
    return translation.tables.compactMap { table in
      table[text].map { TranslatedText(file: table.path, text: $0.text, position: $0.position) }
    }
  }

  /// A text in the language that was asked for; as it is written where no file has it.
  func translated(_ text: String, at position: SourcePosition) -> String {
    guard let translation = settings.translation else { return text }
    if translation.purpose == .checking {
      decoding.strings.note(text, in: translation.tables)
      if Self.hasWords(text) { reportMissing(text, at: position) }
      return text
    }
    return translation.tables.lazy.compactMap { $0[text]?.text }.first ?? text
  }

  /// A template in the language that was asked for; one that is invalid in a language is reported there (F202).
  func translated(
    _ template: Template, written text: String, of key: String, at position: SourcePosition
  ) -> Template {
    guard let translation = settings.translation else { return template }
    if translation.purpose == .checking { decoding.strings.note(text, in: translation.tables) }
    var result = template
    for table in translation.tables {
      guard let entry = table[text] else { continue }
      do throws(TemplateSyntaxError) {
        result = try Template(entry.text)
        let translated = TranslatedText(
          file: table.path, text: entry.text, position: entry.position)
        decoding.strings.templates.append(
          CheckedStrings.WrittenTemplate(
            file: row?.file ?? file, position: position, original: template, template: result,
            text: translated))
      } catch {
        report(
          .F202, in: table.path, at: entry.position, found: TextQuoting.shown(entry.text),
          advice: Sentence { $0.templateAdvice }
        ) {
          $0.invalidTemplate(key, error.message.text(in: $0), at: error.offset + 1)
        }
      }
      if translation.purpose == .translating { return result }
    }
    if translation.purpose == .checking {
      if template.hasWords { reportMissing(text, at: position) }
      return template
    }
    return result
  }

  /// W112 for each file that has no such text, unless it is that of a territory, and the language's own has it.
  private func reportMissing(_ text: String, at position: SourcePosition) {
    guard let tables = settings.translation?.tables else { return }
    let having = tables.filter { $0[text] != nil }
    for table in tables where table[text] == nil {
      guard decoding.strings.isFirst(missing: text, in: table) else { continue }
      if having.contains(where: { table.language.isVariant(of: $0.language) }) { continue }
      let quoted = TextQuoting.shown(text)
      report(
        .W112, at: position, advice: "\(quoted) = \"…\";"
      ) { [name = table.name] in $0.isNotTranslated(quoted, name) }
    }
  }

  /// True if a text has something to translate: a letter.
  fileprivate static func hasWords(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}

extension Template {
  fileprivate var hasWords: Bool { parts.contains(where: \.hasWords) }
}

extension TemplatePart {
  fileprivate var hasWords: Bool {
    switch self {
    case .text(let text): DecodingContext.hasWords(text)
    case .token(let token): token.fallback.map(DecodingContext.hasWords) ?? false
    case .optional(let parts): parts.contains(where: \.hasWords)
    }
  }
}

/// The translation of a template of a form.
package struct TranslatedTemplate: Sendable {
  /// Name of the form; nil for the file's own form.
  package let form: String?
  let formFile: String
  /// Start of the row; nil for a template of the form itself.
  let row: SourcePosition?
  package let key: String
  package let original: Template
  package let template: Template
  package let text: TranslatedText

  /// True if it is a template of the row or, for nil, of the form itself.
  package func belongs(to row: ConfigRow?) -> Bool {
    row?.position == self.row && row?.file ?? formFile == formFile
  }
}
