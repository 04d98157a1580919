import JSONText

extension ConfigRow {
  /// The choices that a list of a record makes, as the row stores and finds their values, without the titles that a
  /// template makes. O(list).
  package func choices(listedIn list: JSONSlice) -> ChoiceTable {
    let choices = ListedChoice.all(in: list).compactMap {
      $0.choice(storing: valueType, at: choiceSettings.valuePath)
    }
    return choices.isEmpty ? .empty : ChoiceTable(choices)
  }
}
