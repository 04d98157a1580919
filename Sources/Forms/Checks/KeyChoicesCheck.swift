import Texts
import Values

/// F502, F505: what is offered as the key of an item is offered once.
enum KeyChoicesCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    guard case .array(let nodes)? = draft.reader.entry("keyChoices")?.value.content else { return }
    if nodes.isEmpty {
      draft.report(.F505, of: "keyChoices", advice: "keyChoices = (a, b)") {
        $0.offersNothing("keyChoices")
      }
    }
    let keys = draft.row.listSettings.itemKey.choices
    for index in keys.facts.repeated {
      draft.report(
        .F502, at: draft.keyPosition(ofChoice: index),
        quoting: keys.choices[index].value.plainText, advice: \.dropOne
      ) { $0.duplicateChoice }
    }
  }
}
