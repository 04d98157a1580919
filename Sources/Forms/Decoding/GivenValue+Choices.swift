import JSONText
import PlistText
import SourceText
import Texts

/// Choices that are written in a form.
extension GivenValue {
  var choices: [ListedChoice]? { nodes?.compactMap(choice) }

  private func choice(_ node: PlistNode) -> ListedChoice? {
    var choice = ListedChoice()
    choice.position = node.position
    if let value = node.scalar {
      choice.value = value
      return choice
    }
    guard case .dictionary(let entries) = node.content else {
      return part(node).expecting(nil)
    }
    let reader = DictionaryReader(entries, at: node.position, in: .choice, context)
    reader.fill(&choice, by: FormVocabulary.choiceTable)
    // Its own keys are known without it.
    if entries.contains(where: { FormVocabulary.key($0.key, in: .choice) == nil }) {
      choice.candidate = node.json.map { ChoiceCandidate(JSONSlice(writing: $0)) }
    }
    return choice
  }
}

extension PlistNode {
  /// The whole node as JSON; nil for data and other values that JSON can't express.
  var json: JSONValue? {
    switch content {
    case .array(let nodes): .array(nodes.compactMap(\.json))
    case .dictionary(let entries):
      .object(
        entries.compactMap { entry in
          entry.value.json.map { JSONMember(name: entry.key, value: $0) }
        })
    default: scalar
    }
  }
}
