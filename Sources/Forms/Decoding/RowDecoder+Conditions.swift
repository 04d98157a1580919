/// What a row is for some records only.
extension RowDecoder {
  func decodeConditions(_ reader: DictionaryReader, into row: inout ConfigRow) {
    for key in FormVocabulary.conditionKeys {
      if key.type == .condition {
        decodeCondition(key.name, reader, into: &row)
      }
    }
    let words = WhenHidden.allCases.map(\.rawValue)
    row.whenHidden =
      reader.word("whenHidden", words: words) { WhenHidden(rawValue: $0) } ?? .keep
  }

  /// YES of a key that has a property of its own is kept there; it is asked for more often than any condition.
  func decodeCondition(_ key: String, _ reader: DictionaryReader, into row: inout ConfigRow) {
    guard let condition = reader.condition(key) else { return }
    switch condition.effect {
    case .readOnly where condition.isAlways: row.readOnly = true
    case .required where condition.isAlways: row.required = true
    case .hidden, .disabled, .readOnly, .required: row.conditions.append(condition)
    }
  }
}
