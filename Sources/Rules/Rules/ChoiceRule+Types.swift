import Forms
import JSONText
import SourceText
import Texts
import Values

/// Choices that are texts where the record has numbers, or the contrary: in OpenStep text all values are texts.
extension ConfigRow {
  /// The failure of a value that reads like a choice and is of another type; nil for any other
  /// value.
  ///
  /// `json` is the value's JSON text.
  func ofOtherType(
    _ json: String, _ kind: JSONKind, _ texts: Texts
  ) -> ValidationFailure? {
    guard takesOnlyChoices, let type = choiceType(reading: json, kind) else { return nil }
    let value = disclosure.isSecret || json.count > 40 ? nil : json
    let words = kind.words(in: texts)
    return failure(
      .choice,
      kind == .string
        ? texts.textChoicesNeedType(value, kind: words, type: type.rawValue)
        : texts.otherChoicesNeedType(value, kind: words, type: type.rawValue))
  }

  /// The type that makes the choices of the kind that a value is, which reads like one of them.
  private func choiceType(reading json: String, _ kind: JSONKind) -> ValueType? {
    guard !choices.isEmpty else { return nil }
    let texts = choiceTable.facet(ChoiceTexts.self)
    switch (kind, texts.kind) {
    case (.number, .string):
      guard texts.areNumbers else { return nil }
      return texts.areIntegers && DecimalText(json)?.isInteger == true ? .integer : .number
    case (.bool, .string): return texts.all.contains(json) ? .bool : nil
    case (.string, .number), (.string, .bool):
      let text = (try? JSONSlice(parsing: json))?.stringValue
      return text.map { texts.all.contains($0) } == true ? .string : nil
    default: return nil
    }
  }
}

/// Choices of one kind as texts.
private struct ChoiceTexts: ChoiceFacet {
  /// Common kind of the choices; nil if they are of several kinds, in which case there are no
  /// texts.
  let kind: JSONKind?
  let all: Set<ExactText>
  /// True if all texts are numbers, and if all are whole ones.
  let areNumbers: Bool
  let areIntegers: Bool

  init(of choices: [Choice]) {
    let first = choices.first?.value.kind
    kind = choices.allSatisfy { $0.value.kind == first } ? first : nil
    all = kind == nil ? [] : Set(names: choices.map(\.value.plainText))
    let numbers = kind == .string ? all.map { DecimalText($0.text) } : []
    areNumbers = numbers.allSatisfy { $0 != nil }
    areIntegers = numbers.allSatisfy { $0?.isInteger == true }
  }
}
