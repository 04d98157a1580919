import Forms
import JSONText
import Rules
import Texts
import Values

/// W503: choices that are offered together have different titles, in each language.
enum ChoiceTitleCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    checkTitles(of: draft, log: &log)
    checkTranslations(of: draft, log: &log)
  }

  /// Titles that differ in the form, and are the same in another language.
  private static func checkTranslations(of draft: DraftRow, log: inout DiagnosticLog) {
    let settings = draft.row.choiceSettings
    // Titles of a file beside the form, and those that are made of members, are not translated.
    guard settings.filter == nil, settings.title == nil,
      draft.reader.entry("choicesFrom")?.value.string?.hasPrefix("file:") != true
    else { return }
    var known: [String: [String: Choice]] = [:]
    for choice in draft.row.choices
    where choice.isConstant
      && (draft.reader.has("titles") || choice.title != choice.value.plainText)
    {
      for translation in log.translations(of: choice.title) {
        guard let other = known[translation.file, default: [:]][translation.text] else {
          known[translation.file, default: [:]][translation.text] = choice
          continue
        }
        guard other.value != choice.value, other.title != choice.title else { continue }
        log.add(
          .W503, about: translation, found: TextQuoting.shown(translation.text),
          advice: Sentence { $0.titlesThatDiffer }
        ) { $0.duplicateTitle }
      }
    }
  }

  private static func checkTitles(of draft: DraftRow, log: inout DiagnosticLog) {
    // A filter may offer one of them at a time.
    guard draft.row.choiceSettings.filter == nil else { return }
    let titled = Form(name: "", rows: [draft.row]).titlingChoices(in: .plain)
    // Sorted by title, they are not in the order of the form.
    let places = Dictionary(
      draft.row.choices.enumerated().map { ($1.value, $0) }, uniquingKeysWith: { first, _ in first }
    )
    var values: [String: JSONValue] = [:]
    var reported: Set<ChoicePlace> = []
    for choice in titled.rows[0].choices.sorted(by: {
      places[$0.value] ?? 0 < places[$1.value] ?? 0
    })
    where choice.isConstant {
      guard let known = values[choice.title] else {
        values[choice.title] = choice.value
        continue
      }
      let place = log.titlePlace(ofChoice: places[choice.value] ?? 0, in: draft)
      // Equal values are F502.
      guard known != choice.value, reported.insert(place).inserted else { continue }
      log.add(
        .W503, at: place, found: TextQuoting.shown(choice.title),
        advice: Sentence { $0.titlesThatDiffer }
      ) { $0.duplicateTitle }
      // Of a long list that others may name the first is enough.
      if draft.reader.has("choicesFrom") { break }
    }
    guard let nullTitle = draft.row.choiceSettings.nullTitle, values[nullTitle] != nil else {
      return
    }
    log.add(
      .W503, at: draft.reader.position(of: "nullTitle"), found: TextQuoting.shown(nullTitle),
      advice: Sentence { $0.titlesThatDiffer }
    ) { $0.nullTitleIsChoice }
  }
}
