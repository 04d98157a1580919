import Forms
import JSONText
import SourceText
import Values

/// Choosing among a row's choices, by value or by title.
extension RecordBinder {
  /// By value first, then by title. Where several choices have the title, none is taken. Nil for a text that means no
  /// choice.
  func choice(_ text: String, in row: ConfigRow) -> Result<JSONValue, ValidationFailure>? {
    let found = row.choices(meaning: text)
    if found.count > 1, !row.disclosure.isSecret {
      // Whoever sees one title for both can only write their values.
      let haveOneTitle = found[0].title.hasSameBytes(as: found[1].title)
      let names = found.map { haveOneTitle ? $0.value.jsonText() : texts.inQuotes($0.title) }
      return .failure(row.failure(.choice, texts.couldBe(names[0], or: names[1])))
    }
    return found.first.map { .success($0.value) }
  }

  /// Why a text that means no choice is refused, with what may be meant. O(choices).
  func notOffered(_ text: String, in row: ConfigRow) -> ValidationFailure {
    row.notOffered(.text(text), instead: row.offer(near: text), texts)
  }

  /// Why a choice that is listed can't be chosen; nil for others, and for those that the record has already.
  func disabledChoiceFailure(_ value: JSONValue, in bound: BoundRow) -> ValidationFailure? {
    guard bound.state.hasDisabledChoices else { return nil }
    var chosen = [value]
    if case .array(let elements) = value { chosen = elements }
    var former: [JSONValue] = []
    if case .value(let slice) = bound.content {
      former = slice.kind == .array ? slice.elements.map(\.value) : [slice.value]
    }
    let refused = bound.row.choices.first { choice in
      choice.isDisabled && chosen.contains(choice.value) && !former.contains(choice.value)
    }
    return refused.map { choice in
      bound.row.failure(
        .choice, texts.choiceIsDisabled(choice.title, where: choice.disablingPredicate))
    }
  }
}

extension ConfigRow {
  /// The choices that a text means: the one of a stored value, else those of a title; where nothing else may be stored, also
  /// those of a title that differs only by case and accents. A value is in it once.
  func choices(meaning text: String) -> [Choice] {
    let exact = choices(called: text)
    return exact.isEmpty && takesOnlyChoices ? distinct(choices(resembling: text)) : exact
  }

  /// The choices that a text is exactly: of its value, else of its title. A value is in it once.
  func choices(called text: String) -> [Choice] {
    distinct(choices.places(meaning: text).map { choices[$0] })
  }

  /// The choices whose title is a text whatever its case and accents; else those with such a short title.
  private func choices(resembling text: String) -> [Choice] {
    let folded = SearchText.folded(text)
    let found = choices.filter { SearchText.folded($0.title) == folded }
    guard found.isEmpty else { return found }
    return choices.filter { $0.shortTitle.map(SearchText.folded) == folded }
  }

  private func distinct(_ choices: [Choice]) -> [Choice] {
    var values: Set<JSONValue> = []
    return choices.filter { values.insert($0.value).inserted }
  }

  /// What may be meant by a text that is no choice: the one with nearly this name, else those that have the text in their
  /// titles, else the first few.
  fileprivate func offer(near text: String) -> ChoiceOffer? {
    let offered = choices.filter { !$0.isDisabled }
    guard !offered.isEmpty, !disclosure.isSecret else { return nil }
    let names = offered.flatMap {
      [$0.title, $0.value.plainText] + [$0.shortTitle].compactMap(\.self)
    }
    let nullTitle = [choiceSettings.nullTitle].compactMap(\.self)
    if let near = NearestName.alike(text, among: names + nullTitle) {
      return .near(TextQuoting.short(near))
    }
    let part = offered.filter { $0.hasInTitle(text) }
    if part.count == 1 { return .near(TextQuoting.short(part[0].title)) }
    let named = part.isEmpty ? offered : part
    let titles = named.prefix(Self.mostNamed).map { TextQuoting.short($0.title, limit: 30) }
    return .some(titles, isAll: named.count == titles.count)
  }

  private static let mostNamed = 5

  /// Whether a text is exactly what is shown for no value, and no choice.
  package func isNullTitle(_ text: String) -> Bool {
    guard let title = choiceSettings.nullTitle else { return false }
    return title.utf8.elementsEqual(text.utf8) && choices(meaning: text).isEmpty
  }

  /// Whether a text is what is shown for no value, whatever its case and accents, and no choice: for looking, not for
  /// writing.
  package func resemblesNullTitle(_ text: String) -> Bool {
    guard let title = choiceSettings.nullTitle else { return false }
    return SearchText.folded(title) == SearchText.folded(text)
      && choices.places(meaning: text).isEmpty && choices(resembling: text).isEmpty
  }

  /// The type of what is typed beside the choices: that of all of them, where the row gives none.
  private var typeOfOtherValues: ValueType {
    guard valueType == .any, offersChoices else { return valueType }
    let kinds = Set(choices.map(\.value.kind))
    return switch kinds {
    case [.number]: .number
    case [.bool]: .bool
    case [.string], []: .string
    default: .any
    }
  }

  /// The type that a typed text is read as. In a row of any type that of the values beside it, unless a value of another
  /// one is replaced.
  func entryType(replacing content: RowContent) -> ValueType {
    guard let usualType, !offersChoices else { return typeOfOtherValues }
    guard case .value(let slice) = content, slice.kind != .null else { return usualType }
    return slice.kind == usualType.kind ? usualType : .any
  }
}

extension Choice {
  /// Whether a title has a text in it, whatever its case and accents, or the Pinyin initials that it may be.
  fileprivate func hasInTitle(_ text: String) -> Bool {
    let (part, initials) = (SearchText.folded(text), PinyinInitials.Query(text))
    guard !part.isEmpty else { return false }
    return [title, briefTitle].contains { title in
      SearchText.folded(title).contains(part) || initials?.isFound(in: title) == true
    }
  }
}

extension ValueType {
  /// The kind of JSON that the scalar types are stored as.
  fileprivate var kind: JSONKind? {
    switch self {
    case .string: .string
    case .number: .number
    case .bool: .bool
    case .integer, .date, .array, .object, .any: nil
    }
  }
}

extension JSONValue {
  /// A string's characters; other values' JSON text.
  var textAsTyped: String { if case .string(let text) = self { text } else { jsonText() } }
}
