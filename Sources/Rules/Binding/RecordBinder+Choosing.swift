import Forms
import JSONText
import Values

/// Choosing among a row's choices, by value or by title.
extension RecordBinder {
  /// By value first, then by title, then by title whatever its case and accents.
  func choice(_ text: String, in row: ConfigRow) -> Result<JSONValue, ValidationFailure> {
    if let found = row.choice(meaning: text) { return .success(found.value) }
    return .failure(row.notOffered(value: "\"\(text)\"", texts))
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
    return refused.map { bound.row.failure(.choice, texts.choiceIsDisabled($0.title)) }
  }
}

extension ConfigRow {
  /// The choice that a text means: a stored value, a title, or a title whatever its case and accents.
  func choice(meaning text: String) -> Choice? {
    let folded = SearchText.folded(text)
    return choices.first { $0.value.textAsTyped == text } ?? choices.first { $0.title == text }
      ?? choices.first { SearchText.folded($0.title) == folded }
      ?? choices.first { $0.shortTitle.map { SearchText.folded($0) } == folded }
  }

  /// Whether a text is what is shown for no value, and nothing else.
  package func isNullTitle(_ text: String) -> Bool {
    guard let title = choiceSettings.nullTitle else { return false }
    return SearchText.folded(title) == SearchText.folded(text) && choice(meaning: text) == nil
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
