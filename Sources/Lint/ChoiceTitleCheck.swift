import Forms
import JSONText
import Rules
import Texts
import Values

/// W503: choices that are offered together have different titles, in each language.
enum ChoiceTitleCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    checkTitles(of: draft)
    checkTranslations(of: draft)
  }

  /// Reports titles that differ in the form, but are equal in another language.
  private static func checkTranslations(of draft: DraftRow) {
    let settings = draft.row.choiceSettings
    // Titles of a file beside the form, and those that are made of members, are not translated.
    guard settings.filter == nil, settings.title == nil,
      draft.reader.entry("choicesFrom")?.value.string?.hasPrefix("file:") != true,
      draft.isFirst(Self.self)
    else { return }
    var known: [String: [String: Choice]] = [:]
    for choice in draft.row.choices
    where choice.isConstant
      && (draft.reader.has("titles") || choice.title != choice.value.plainText)
    {
      for translation in draft.context.translations(of: choice.title) {
        guard let other = known[translation.file, default: [:]][translation.text] else {
          known[translation.file, default: [:]][translation.text] = choice
          continue
        }
        guard other.value != choice.value, other.title != choice.title else { continue }
        draft.report(
          .W503, about: translation, found: TextQuoting.shown(translation.text),
          advice: Sentence { $0.titlesThatDiffer }
        ) { $0.duplicateTitle }
      }
    }
  }

  private static func checkTitles(of draft: DraftRow) {
    // A filter may offer one of them at a time.
    guard draft.row.choiceSettings.filter == nil, !draft.row.choices.isEmpty else { return }
    // In the order of the form.
    let row = draft.row.with { $0.choiceSettings = ChoiceSettings(title: $0.choiceSettings.title) }
    let titled = Form(name: "", rows: [row]).titlingChoices(in: .plain).rows[0].choiceTable
    let titles = titled.facet(ComparedTitles.self)
    // Of a long list that others may name the first is enough.
    let repeated =
      draft.reader.has("choicesFrom") ? titles.repeated.prefix(1) : titles.repeated[...]
    var reported: Set<ChoiceLocation> = []
    for index in repeated {
      let location = draft.titleLocation(ofChoice: index)
      guard reported.insert(location).inserted else { continue }
      draft.report(
        .W503, at: location, found: TextQuoting.shown(titled.choices[index].title),
        advice: Sentence { $0.titlesThatDiffer }
      ) { $0.duplicateTitle }
    }
    guard let nullTitle = draft.row.choiceSettings.nullTitle, titles.all.contains(nullTitle) else {
      return
    }
    draft.report(.W503, of: "nullTitle", quoting: nullTitle, advice: \.titlesThatDiffer) {
      $0.nullTitleIsChoice
    }
  }
}

/// The titles of choices that are offered together.
private struct ComparedTitles: ChoiceFacet {
  let all: Set<String>
  /// Indices of choices with the title of an earlier one that has another value. Equal values
  /// are F502.
  let repeated: [Int]

  init(of choices: [Choice]) {
    var values: [String: JSONValue] = [:]
    var repeated: [Int] = []
    for (index, choice) in choices.enumerated() where choice.isConstant {
      guard let known = values[choice.title] else {
        values[choice.title] = choice.value
        continue
      }
      if known != choice.value { repeated.append(index) }
    }
    all = Set(values.keys)
    self.repeated = repeated
  }
}
