import Expressions
import JSONText
import SourceText

extension ConfigRow {
  /// Members that `choice.x` can name: those of the first choices, with their common type.
  /// Nil if records contain the list, or nothing is known of the choices.
  package var choiceMembers: [ExactText: ExpressionType]? {
    guard choiceSettings.path == nil, !choices.isEmpty else { return nil }
    return choiceTable.facet(ChoiceMembers.self).types
  }
}

/// The members that `choice.x` can name in a list of choices.
private struct ChoiceMembers: ChoiceFacet {
  let types: [ExactText: ExpressionType]

  init(of choices: [Choice]) {
    var members: [ExactText: ExpressionType] = [
      ExactText("value"): .any, ExactText("title"): .any,
    ]
    for choice in choices.prefix(Self.mostRead) {
      guard let candidate = choice.candidate else { continue }
      if candidate.parent != nil { members["parent"] = .any }
      for member in candidate.slice.members {
        // What others have is not known.
        let type = choices.count > Self.mostRead ? .any : ExpressionValue(member.value).type
        members[member.name] = members[member.name].map { $0 == type ? type : .any } ?? type
      }
    }
    types = members
  }

  private static let mostRead = 1_000
}
