import Forms
import JSONText
import Texts
import Values

/// Choices that are texts where the record has numbers, or the contrary: in OpenStep text all values are texts.
extension ConfigRow {
  /// What is wrong with a value that reads like a choice and is of another type; nil for any other value.
  ///
  /// `json` is the value's JSON text.
  func ofOtherType(
    _ json: String, _ kind: JSONKind, _ texts: any RuleTexts
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
    switch kind {
    case .number:
      guard let numbers = choiceTexts(of: .string)?.map({ DecimalText($0) }),
        numbers.allSatisfy({ $0 != nil })
      else { return nil }
      return numbers.allSatisfy { $0?.isInteger == true } && DecimalText(json)?.isInteger == true
        ? .integer : .number
    case .bool:
      return choiceTexts(of: .string)?.contains(json) == true ? .bool : nil
    case .string:
      let texts = choiceTexts(of: .number) ?? choiceTexts(of: .bool)
      return texts?.contains { JSONValue.string($0).jsonText() == json } == true ? .string : nil
    case .null, .array, .object: return nil
    }
  }

  /// The choices as texts; nil where there are none, or one is of another kind.
  private func choiceTexts(of kind: JSONKind) -> [String]? {
    guard !choices.isEmpty, choices.allSatisfy({ $0.value.kind == kind }) else { return nil }
    return choices.map(\.value.plainText)
  }
}
