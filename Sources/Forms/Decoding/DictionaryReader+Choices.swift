import JSONText
import PlistText
import SourceText
import Texts

/// Choices that are written in a form.
extension DictionaryReader {
  /// The choices of an array of dictionaries or scalars; nil where there is none.
  func choices(_ key: String) -> [ListedChoice]? {
    entry(key).flatMap { choices(in: $0.value, of: key) }
  }

  func choices(in node: PlistNode, of key: String) -> [ListedChoice]? {
    guard case .array(let nodes) = node.content else {
      reportMismatch(key, node)
      return nil
    }
    return nodes.compactMap { choice($0, of: key) }
  }

  private func choice(_ node: PlistNode, of key: String) -> ListedChoice? {
    var choice = ListedChoice()
    choice.position = node.position
    if let value = node.scalar {
      choice.value = value
      return choice
    }
    guard case .dictionary(let entries) = node.content else {
      reportMismatch(key, node)
      return nil
    }
    let reader = DictionaryReader(entries, at: node.position, in: .choice, context)
    choice.title = reader.string("title")
    choice.shortTitle = reader.string("shortTitle")
    choice.color = reader.color("color")
    choice.hidden = reader.condition("hidden")?.predicate
    choice.disabled = reader.condition("disabled")?.predicate
    choice.value = reader.scalar("value")
    // Its own keys are known without it.
    if entries.contains(where: { FormVocabulary.key($0.key, in: .choice) == nil }) {
      choice.candidate = node.json.map { ChoiceCandidate(JSONSlice(writing: $0)) }
    }
    return choice
  }
}

extension PlistNode {
  /// All of it as JSON; nil for data and other values that JSON has no way to write.
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
