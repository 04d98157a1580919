import Forms
import Texts
import Values

/// W402: the keys that a map offers for new items match its own pattern.
enum OfferedKeyCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    let key = draft.row.listSettings.itemKey
    guard let pattern = key.regex else { return }
    for (index, choice) in key.choices.choices.enumerated() {
      let text = choice.value.plainText
      guard pattern.matches(text) == .mismatch else { continue }
      draft.report(
        .W402, at: draft.keyPosition(ofChoice: index), quoting: text, advice: \.keepRulesAdvice
      ) { $0.offeredKeyBreaksPattern }
    }
  }
}
