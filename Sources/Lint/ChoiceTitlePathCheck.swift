import Forms
import Texts
import Values

/// W302: the paths in choices' titles exist in the choices.
enum ChoiceTitlePathCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    guard let title = draft.row.choiceSettings.title, let members = draft.row.choiceMembers,
      draft.row.choiceTable.facts.hasCandidates
    else { return }
    for token in title.tokens {
      guard let path = token.target.path, let first = path.steps.first, members[first.name] == nil
      else { continue }
      log.add(
        .W302, at: draft.reader.position(of: "choiceTitle"),
        found: TextQuoting.shown("{\(path)}"),
        advice: Sentence { $0.names(members.keys.sorted().map(\.text)) }
      ) { $0.noChoiceHas(path.description) }
    }
  }
}
