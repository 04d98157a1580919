import Forms
import JSONText
import Values

/// Makes the titles of choices that a template shows, and sorts them.
struct ChoiceTitles {
  private let binder: RecordBinder
  private let collator: TextCollator?

  init(_ locale: FormLocale) {
    binder = RecordBinder(form: Form(name: "", rows: []), locale: locale)
    collator = TextCollator(locale)
  }

  /// The choices of a row with their titles, in their order. O(n log n).
  func made(for choices: [Choice], of row: ConfigRow) -> [Choice] {
    let settings = row.choiceSettings
    var choices = choices
    if let template = settings.title {
      for place in choices.indices {
        let element = choices[place].element(readBy: template)
        let title = binder.text(of: template, in: element, for: row)
        if !title.isEmpty { choices[place].title = title }
      }
    }
    guard settings.isSortedByTitle else { return choices }
    let keys = choices.map {
      collator?.key(of: $0.title) ?? Array(SearchText.folded($0.title).utf8)
    }
    return keys.indices
      .sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0].lexicographicallyPrecedes(keys[$1]) }
      .map { choices[$0] }
  }
}

extension Choice {
  /// What a template of its list reads: what it was made of; of a plain value that value, or one with its title.
  fileprivate func element(readBy template: Template) -> JSONSlice {
    if let candidate { return candidate.slice }
    if template.tokens.contains(where: { $0.target.path?.steps.isEmpty == true }) {
      return JSONSlice(writing: value)
    }
    return JSONSlice(
      writing: .object([
        JSONMember(name: "value", value: value), JSONMember(name: "title", value: .string(title)),
      ]))
  }
}

extension Form {
  /// The form with the titles and the order of its choices, as far as they are the same for all records; itself where
  /// that is done, or there is nothing to do. Whoever makes several binders of a form asks once.
  package func titlingChoices(in locale: FormLocale) -> Form {
    guard rows.contains(where: \.needsChoiceTitles) || forms.values.contains(where: \.needsTitles)
    else { return self }
    let titles = ChoiceTitles(locale)
    var form = titlingRows(titles)
    form.forms = forms.mapValues { $0.titlingRows(titles) }
    return form
  }

  private var needsTitles: Bool { rows.contains(where: \.needsChoiceTitles) }

  private func titlingRows(_ titles: ChoiceTitles) -> Form {
    guard needsTitles else { return self }
    var form = self
    for place in rows.indices where rows[place].needsChoiceTitles {
      form.rows[place].choices = titles.made(for: rows[place].choices, of: rows[place])
      form.rows[place].choiceSettings = rows[place].choiceSettings.withTitles
    }
    return form
  }
}

extension ConfigRow {
  fileprivate var needsChoiceTitles: Bool {
    choiceSettings.needsTitles && choiceSettings.path == nil
  }
}
