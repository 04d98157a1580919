import Texts

/// F107: the keys that the row's cell can't do without, and the two texts of a switch that stores texts.
enum CompanionCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    guard let cell = draft.cell else { return }
    if let key = cell.needs.first(where: { !draft.reader.has($0) }) {
      log.add(
        .F107, at: draft.reader.position(of: "cellIdentifier"), advice: example(of: key)
      ) { $0.needsCompanion(cell.name, key) }
    }
    let sides = ["trueValue", "falseValue"]
    guard draft.reader.has("valueType"), draft.row.valueType == .string,
      cell.isSwitch, let missing = sides.first(where: { !draft.reader.has($0) })
    else { return }
    log.add(
      .F107, at: draft.reader.position(of: "valueType"),
      advice: "\(missing) = \(missing == sides[0] ? "yes" : "no")"
    ) { $0.needsCompanion("\(cell.name) (valueType = string)", missing) }
  }

  /// The key with a value that it takes.
  private static func example(of key: String) -> String {
    let word = FormVocabulary.key(key, in: .row)?.type.words.first
    return "\(key) = \(word ?? (key == "minimumValue" ? "0" : "100"))"
  }
}
