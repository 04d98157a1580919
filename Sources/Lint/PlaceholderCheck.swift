import Forms
import JSONText
import Rules
import Texts
import Values

/// W406: the placeholder, as an example, is valid. One in words is a hint and is not checked.
enum PlaceholderCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    guard let placeholder = draft.row.placeholder, !placeholder.isEmpty,
      let key = draft.row.takesOnlyChoices
        ? keyOfChoices(lacking: placeholder, draft) : brokenKey(of: placeholder, draft)
    else { return }
    draft.report(.W406, of: "placeholder", quoting: placeholder, advice: \.matchingExample) {
      $0.placeholderBreaks(key)
    }
  }

  private static func brokenKey(of placeholder: String, _ draft: DraftRow) -> String? {
    let row = draft.row
    if let rule = OwnValueProbe(row).breach(ofExample: placeholder) { return rule.rawValue }
    if row.inputMask == nil, row.regex?.matches(placeholder) == .mismatch { return "regex" }
    return isRefusedByKeyboard(placeholder, draft) ? "keyboardType" : nil
  }

  /// True if a text in digits can't be typed. One with letters may describe the input, and several numbers in a row
  /// of numbers the allowed ones.
  private static func isRefusedByKeyboard(_ text: String, _ draft: DraftRow) -> Bool {
    let row = draft.row
    guard row.keyboardType != .default, draft.cell?.families.contains(.typing) == true,
      text.contains(where: \.isNumber), !text.contains(where: \.isLetter),
      !row.storesNumber || DecimalText(text) != nil
    else { return false }
    let binder = RowProbe.binder(for: row)
    let state = binder.state(of: row)
    return text.contains { binder.prepared.keyboard(of: state).refusal(of: $0) != nil }
  }

  /// The key of the choices, if the text is a number that is not one of them, or has a typo of one: other words
  /// describe choosing. Nil if it is one, or if not all choices are known.
  private static func keyOfChoices(lacking text: String, _ draft: DraftRow) -> String? {
    let row = draft.row
    guard row.choiceSettings.path == nil, !row.choices.isEmpty, row.choices.count <= mostCompared
    else { return nil }
    let known = row.choices.flatMap { [$0.title, $0.value.plainText] }
    guard !known.contains(where: { $0.lowercased() == text.lowercased() }),
      DecimalText(text) != nil || NearestName.alike(text, among: known) != nil
    else { return nil }
    return ["values", "choices", "choicesFrom"].first(where: draft.reader.has)
  }

  private static let mostCompared = 1_000
}
