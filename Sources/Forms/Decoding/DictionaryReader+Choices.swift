import JSONText
import PlistText
import SourceText
import Texts

/// Choices that are written in a form.
extension DictionaryReader {
  /// The choices of an array of dictionaries or scalars; nil where there is none.
  func choices(_ key: String, log: inout DiagnosticLog) -> [ListedChoice]? {
    entry(key).flatMap { choices(in: $0.value, of: key, log: &log) }
  }

  func choices(
    in node: PlistNode, of key: String, log: inout DiagnosticLog
  ) -> [ListedChoice]? {
    guard case .array(let nodes) = node.content else {
      reportMismatch(key, node, log: &log)
      return nil
    }
    return nodes.compactMap { choice($0, of: key, log: &log) }
  }

  private func choice(
    _ node: PlistNode, of key: String, log: inout DiagnosticLog
  ) -> ListedChoice? {
    var choice = ListedChoice()
    choice.position = node.position
    if let value = node.scalar {
      choice.value = value
      return choice
    }
    guard case .dictionary(let entries) = node.content else {
      reportMismatch(key, node, log: &log)
      return nil
    }
    let reader = DictionaryReader(entries, at: node.position, in: .choice, log: &log)
    choice.title = reader.string("title", log: &log)
    choice.shortTitle = reader.string("shortTitle", log: &log)
    choice.color = reader.color("color", log: &log)
    choice.hidden = reader.condition("hidden", log: &log)?.predicate
    choice.disabled = reader.condition("disabled", log: &log)?.predicate
    choice.value = reader.scalar("value", log: &log)
    // Its own keys are known without it.
    if entries.contains(where: { FormVocabulary.key($0.key, in: .choice) == nil }) {
      choice.candidate = node.json.map { ChoiceCandidate(JSONSlice(writing: $0)) }
    }
    return choice
  }
}

extension DraftRow {
  /// Where the title of the choice of that place is written; the list where it is not in the row.
  func titlePosition(ofChoice place: Int) -> SourcePosition {
    position(ofChoice: place, in: ["titles", "choices", "values"], member: "title")
  }

  /// Where the value of the choice of that place is written; the list where it is not in the row.
  func valuePosition(ofChoice place: Int) -> SourcePosition {
    position(ofChoice: place, in: ["values", "choices"], member: "value")
  }

  private func position(
    ofChoice place: Int, in keys: [String], member: String
  ) -> SourcePosition {
    for key in keys {
      guard case .array(let nodes)? = reader.entry(key)?.value.content,
        nodes.count == row.choices.count, nodes.indices.contains(place)
      else { continue }
      let written = nodes[place].entries?.first { $0.key == member }
      return written?.value.position ?? nodes[place].position
    }
    return reader.position(of: ["choicesFrom", "choices", "values"].first(where: reader.has) ?? "")
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
