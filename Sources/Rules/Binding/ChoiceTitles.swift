import Forms
import JSONText
import Values

/// Makes the titles of choices that a template shows, and sorts them.
struct ChoiceTitles {
  private let locale: FormLocale
  private let binder: RecordBinder
  private let collator: TextCollator?

  init(_ locale: FormLocale) {
    self.locale = locale
    binder = RecordBinder(form: Form(name: "", rows: []), locale: locale)
    collator = TextCollator(locale)
  }

  /// The choices of a row with their titles, in their order. O(n log n) for the first row that shows them so.
  func titled(_ choices: ChoiceTable, of row: ConfigRow) -> ChoiceTable {
    guard !choices.choices.isEmpty else { return choices }
    return choices.variant(.titled(ChoiceVariant.Titles(of: row, in: locale))) {
      made(for: $0, of: row)
    }
  }

  private func made(for choices: [Choice], of row: ConfigRow) -> [Choice] {
    let settings = row.choiceSettings
    var choices = choices
    if let template = settings.title {
      var parents = ChoiceParents(readBy: template)
      for index in choices.indices {
        let element = choices[index].element(readBy: template, &parents)
        let title = binder.reading(element).text(of: template, for: row)
        if !title.isEmpty { choices[index].title = title }
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
  /// The value that a template of the list reads: the element that the choice was made from;
  /// for a plain value, that value or an object with value and title.
  fileprivate func element(
    readBy template: Template, _ parents: inout ChoiceParents
  ) -> JSONSlice {
    if let candidate {
      guard parents.areRead, let parent = candidate.parent, candidate.slice.kind == .object,
        !candidate.slice.members.contains(where: { $0.name == "parent" }),
        case .object(let members) = candidate.slice.value
      else { return candidate.slice }
      return JSONSlice(writing: .object(members + [parents.member(parent)]))
    }
    if template.tokens.contains(where: { $0.target.path?.steps.isEmpty == true }) {
      return JSONSlice(writing: value)
    }
    return JSONSlice(
      writing: .object([
        JSONMember(name: "value", value: value), JSONMember(name: "title", value: .string(title)),
      ]))
  }
}

/// Objects that enclose lists of choices, without the lists themselves; each is read once.
private struct ChoiceParents {
  /// True if the template of the titles reads an enclosing object: `{parent.x}`.
  let areRead: Bool
  private var members: [ObjectIdentifier: JSONMember] = [:]

  init(readBy template: Template) {
    areRead = template.tokens.contains { $0.target.path?.steps.first?.name == "parent" }
  }

  /// The `parent` member that `{parent.x}` reads. O(bytes) the first time.
  mutating func member(_ parent: ChoiceCandidate) -> JSONMember {
    if let member = members[ObjectIdentifier(parent)] { return member }
    var own = parent.slice.members.filter { $0.value.kind.isScalar }
      .map { JSONMember(name: $0.name, value: $0.value.value) }
    if let outer = parent.parent { own.append(member(outer)) }
    let member = JSONMember(name: "parent", value: .object(own))
    members[ObjectIdentifier(parent)] = member
    return member
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
    for index in rows.indices where rows[index].needsChoiceTitles {
      form.rows[index] = rows[index].mappingShapes(titles.titled)
    }
    return form
  }
}

extension ChoiceTitles {
  fileprivate func titled(_ row: ConfigRow) -> ConfigRow {
    guard row.needsOwnChoiceTitles else { return row }
    return row.with {
      $0.choiceTable = titled($0.choiceTable, of: row)
      $0.choiceSettings = $0.choiceSettings.withTitles
    }
  }
}

extension ConfigRow {
  fileprivate var needsChoiceTitles: Bool { hasShape(where: \.needsOwnChoiceTitles) }

  fileprivate var needsOwnChoiceTitles: Bool {
    choiceSettings.needsTitles && choiceSettings.path == nil
  }
}
