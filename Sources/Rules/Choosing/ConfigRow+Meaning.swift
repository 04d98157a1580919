import Forms
import JSONText
import SourceText
import Values

/// The choices that texts mean.
extension ConfigRow {
  /// The names of a list that is typed with commas.
  func parts(ofList text: String) -> [String] {
    text.split(whereSeparator: { ",、，".contains($0) }).map {
      String($0).trimmingWhitespace()
    }
  }

  /// The choices that a text means: the one of a stored value, else those of a title; where nothing else may be stored, also
  /// those of a title that differs only by case and accents. A value is in it once.
  func choices(meaning text: String) -> [Choice] {
    let exact = choices(called: text)
    return exact.isEmpty && takesOnlyChoices ? choices(resembling: text) : exact
  }

  /// The choices that a text is exactly: of its value, else of its title. A value is in it once.
  func choices(called text: String) -> [Choice] {
    distinct(choiceTable.facet(ChoiceNames.self).places(meaning: text))
  }

  /// The choices whose title is a text whatever its case and accents; else those with such a short title.
  private func choices(resembling text: String) -> [Choice] {
    distinct(choiceTable.facet(ResembledChoices.self).places(resembling: text))
  }

  private func distinct(_ places: [Int]) -> [Choice] {
    var values: Set<JSONValue> = []
    return places.map { choices[$0] }.filter { values.insert($0.value).inserted }
  }

  /// What may be meant by a text that is no choice: the one with nearly this name, else those that have the text in their
  /// titles, else the first few.
  func offer(near text: String) -> ChoiceOffer? {
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
      && choices(called: text).isEmpty && choices(resembling: text).isEmpty
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
