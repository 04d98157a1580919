import Forms
import Records
import Rules
import Values

/// D105: paths in templates of other languages that none of the first records has, at their lines in the files of
/// strings.
enum TranslationFindings {
  /// The paths that the form's own templates lack. O(bytes of the records) for each file with other paths.
  static func all(
    of form: Form, in table: RecordTable, formPath: String, _ positions: FormPositions
  ) -> [Diagnostic] {
    let translations = positions.translations.filter { !$0.addedPaths.isEmpty }
    guard !translations.isEmpty else { return [] }
    let survey = PathSurvey(table, .thorough)
    return Dictionary(grouping: translations, by: \.text.file).sorted { $0.key < $1.key }
      .flatMap { _, translations in
        survey.absences(in: translated(form, by: translations)).compactMap { absence in
          translations.first { $0.has(absence) }.map { (absence, $0.text) }
        }.sorted { $0.1.position < $1.1.position }.map { absence, text in
          PathFindings.diagnostic(absence, formPath, at: (text.file, text.position))
        }
      }
  }

  /// The form with its templates in the other language.
  private static func translated(_ form: Form, by translations: [TranslatedTemplate]) -> Form {
    var form = form
    for translation in translations {
      guard let name = translation.form else {
        form.adopt(translation)
        continue
      }
      form.forms[name]?.adopt(translation)
    }
    return form
  }
}

extension TranslatedTemplate {
  fileprivate var addedPaths: Set<ValuePath> {
    Set(template.tokens.compactMap(\.target.path))
      .subtracting(original.tokens.compactMap(\.target.path))
  }

  /// True if it contains a path that leads nowhere.
  fileprivate func has(_ absence: PathSurvey.Absence) -> Bool {
    absence.form == form && absence.mention.key == key && belongs(to: absence.row)
      && addedPaths.contains { $0.description == absence.path }
  }
}

extension Form {
  fileprivate mutating func adopt(_ translation: TranslatedTemplate) {
    let template = translation.template
    if let own = Self.templates[translation.key] { self[keyPath: own] = template }
    for index in rows.indices where translation.belongs(to: rows[index]) {
      rows[index] = rows[index].with {
        if translation.key == "displayValue" { $0.displayValue = template }
        if translation.key == "subtitle" { $0.subtitle = .template(template) }
      }
    }
  }

  private static var templates: [String: WritableKeyPath<Form, Template?>] {
    ["title": \.title, "recordTitle": \.recordTitle]
  }
}
