import Texts

/// F107: the keys that the row's cell can't do without, and the two texts of a switch that stores texts.
enum CompanionCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    guard let cell = draft.cell else { return }
    if let key = cell.needs.first(where: { !draft.reader.has($0) }) {
      log.add(
        .F107, at: draft.reader.position(of: "cellIdentifier")
      ) { $0.needsCompanion(cell.name, key) }
    }
    let sides = ["trueValue", "falseValue"]
    guard draft.reader.has("valueType"), draft.row.valueType == .string,
      cell.isSwitch, let missing = sides.first(where: { !draft.reader.has($0) })
    else { return }
    log.add(.F107, at: draft.reader.position(of: "valueType")) {
      $0.needsCompanion("\(cell.name) (valueType = string)", missing)
    }
  }
}
