import SourceText
import Texts

/// Where choices are written, in the row or in a list that it names.
extension DiagnosticLog {
  /// Where the title of the row's choice of that index is written; the key that has the list where that is not known.
  package mutating func titlePlace(ofChoice index: Int, in draft: DraftRow) -> ChoicePlace {
    listPlace(ofChoice: index, in: draft)
      ?? ChoicePlace(file: nil, position: draft.titlePosition(ofChoice: index))
  }

  /// Where the value of the row's choice of that index is written; the key that has the list where that is not known.
  package mutating func valuePlace(ofChoice index: Int, in draft: DraftRow) -> ChoicePlace {
    listPlace(ofChoice: index, in: draft)
      ?? ChoicePlace(file: nil, position: draft.valuePosition(ofChoice: index))
  }

  /// Where the row's choice of that index is in the list that the row names; nil for one that the row has itself.
  mutating func listPlace(ofChoice index: Int, in draft: DraftRow) -> ChoicePlace? {
    guard let list = draft.choiceList, list.choices.count == draft.row.choices.count,
      list.choices.indices.contains(index)
    else { return nil }
    return place(of: list.choices[index], in: list)
  }

  /// Where a choice of a list is written.
  mutating func place(of choice: ListedChoice, in list: ChoiceList) -> ChoicePlace? {
    let position =
      choice.position
      ?? choice.element.flatMap { elementPositions[list.file]?.position(of: $0) }
    return position.map { ChoicePlace(file: list.file, position: $0) }
  }

  /// Collects a diagnostic about a choice of the row that is being looked at. One about a choice of a list that the row
  /// names is collected once for each row.
  package mutating func add(
    _ code: DiagnosticCode, at place: ChoicePlace,
    found: (any DiagnosticPart)?, advice: any DiagnosticPart,
    _ message: @escaping @Sendable (any Texts) -> String
  ) {
    guard let file = place.file else {
      return add(code, at: place.position, found: found, advice: advice, message)
    }
    addOnce(
      code, in: file, at: place.position, about: row, found: found, advice: advice, message)
  }
}
