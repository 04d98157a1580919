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
    distinct(choiceTable.facet(ChoiceNames.self).indices(meaning: text))
  }

  /// The choices whose title is a text whatever its case and accents; else those with such a short title.
  private func choices(resembling text: String) -> [Choice] {
    distinct(choiceTable.facet(ResembledChoices.self).indices(resembling: text))
  }

  private func distinct(_ indices: [Int]) -> [Choice] {
    var values: Set<JSONValue> = []
    return indices.map { choices[$0] }.filter { values.insert($0.value).inserted }
  }

  /// Suggestions for a text that is no choice: the choice with nearly this name, else those
  /// that have the text in their titles, else the first few.
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

  /// True if a text is exactly the title shown for no value, and not a choice.
  package func isNullTitle(_ text: String) -> Bool {
    guard let title = choiceSettings.nullTitle else { return false }
    return title.utf8.elementsEqual(text.utf8) && choices(meaning: text).isEmpty
  }

  /// True if a text is the title shown for no value, ignoring case and accents, and not a
  /// choice: for searching, not for writing.
  package func resemblesNullTitle(_ text: String) -> Bool {
    guard let title = choiceSettings.nullTitle else { return false }
    return SearchText.folded(title) == SearchText.folded(text)
      && choices(called: text).isEmpty && choices(resembling: text).isEmpty
  }

  /// Type of a typed value that is not one of the choices: the row's, or else the type of all
  /// choices.
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
    return slice.kind == usualType.kindOfScalars ? usualType : .any
  }
}

extension Choice {
  /// True if a title contains a text, ignoring case and accents, or has it as Pinyin initials.
  fileprivate func hasInTitle(_ text: String) -> Bool {
    let (part, initials) = (SearchText.folded(text), PinyinInitials.Query(text))
    guard !part.isEmpty else { return false }
    return [title, briefTitle].contains { title in
      SearchText.folded(title).contains(part) || initials?.isFound(in: title) == true
    }
  }
}

extension JSONValue {
  var textAsTyped: String { if case .string(let text) = self { text } else { jsonText() } }
}
