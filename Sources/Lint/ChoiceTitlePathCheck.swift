import Forms
import Texts
import Values

/// W302: the paths in choices' titles exist in the choices.
enum ChoiceTitlePathCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    guard let title = draft.row.choiceSettings.title, let members = draft.row.choiceMembers,
      draft.row.choiceTable.facts.hasCandidates
    else { return }
    for token in title.tokens {
      guard let path = token.target.path, let first = path.steps.first, members[first.name] == nil
      else { continue }
      draft.report(
        .W302, of: "choiceTitle",
        quoting: "{\(path)}",
        advice: Sentence { $0.names(members.keys.sorted().map(\.text)) }
      ) { $0.noChoiceHas(path.description) }
    }
  }
}
