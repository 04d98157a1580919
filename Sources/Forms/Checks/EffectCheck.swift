import Texts

/// W108: a key that does nothing here.
enum EffectCheck: FormCheck {
  static func check(_ form: DraftForm) {
    let ofSections = form.ofSections { section in
      (
        effects: section.conditions.map(\.effect.rawValue),
        unjudged: effectWithoutJudging(section.conditions)
      )
    }
    for draft in form.rows {
      let section = ofSections[draft.row.section]
      draft.checkShapes { shape in
        checkCell(shape)
        checkLimits(shape)
        checkRequired(shape, inSection: section?.unjudged)
        checkOverridden(shape, ofSection: section?.effects ?? [])
        checkMessages(shape, ofSection: section?.effects ?? [])
      }
    }
  }

  /// Keys that the row's cell does not understand.
  private static func checkCell(_ draft: DraftRow) {
    // Which cell it would be without the error in its path nobody knows.
    guard let cell = draft.cell, !draft.hasInvalidPath || draft.reader.has("cellIdentifier")
    else { return }
    for entry in draft.reader.entries {
      guard let key = FormVocabulary.key(entry.key, in: .row), key.scope == .someCells,
        !cell.takes(key, in: draft.row)
      else { continue }
      // The records may still make another cell of it, and lists are counted in any.
      if draft.row.infersKind, draft.cells.mayInfer(cellTaking: key) || key.limitsCount { continue }
      let others = draft.cells.names(taking: key)
      draft.report(
        .W108, at: entry.keyPosition,
        advice: Sentence { others.isEmpty ? $0.leaveOut : $0.cellIdentifierOneOf(others) }
      ) { $0.noEffectInCell(key.name, cell.name) }
    }
  }

  /// Limits of numbers or dates in a row that stores texts, which have none.
  private static func checkLimits(_ draft: DraftRow) {
    let row = draft.row
    guard let cell = draft.cell, row.valueType == .string, row.valuePath != nil, !row.infersKind
    else { return }
    for (name, bound) in [("minimumValue", row.minimumValue), ("maximumValue", row.maximumValue)] {
      guard let bound, let key = FormVocabulary.key(name, in: .row), cell.takes(key, in: row)
      else { continue }
      draft.report(
        .W108, of: name, advice: typeAdvice(for: bound, draft, cell)
      ) { $0.limitsNoTexts(name) }
    }
  }

  /// The type, or the cell, of values that such a limit is for.
  private static func typeAdvice(
    for bound: Bound, _ draft: DraftRow, _ cell: CellDeclaration
  ) -> String {
    switch bound {
    case .number(let number): return "valueType = \(number.isInteger ? "integer" : "number")"
    case .date:
      let dates = draft.cells.kind(claiming: .type(.date))?.name
      let keepsCell = !draft.reader.has("cellIdentifier") || cell.allowedValueTypes.contains(.date)
      guard let dates, !keepsCell, !cell.traits.contains(.secure) else { return "valueType = date" }
      return "cellIdentifier = \(dates)"
    }
  }

  /// Keys that need another one to act: one of the row, or a condition of its section.
  private static func checkOverridden(_ draft: DraftRow, ofSection conditions: [String]) {
    let reader = draft.reader
    if reader.entry("regex")?.value.string?.isEmpty == true {
      reader.report(.W108, of: "regex", advice: \.leaveOut) { $0.keyIsEmpty("regex") }
    }
    if reader.has("value"), let shown = ["valuePath", "displayValue"].first(where: reader.has) {
      reader.report(
        .W108, of: "value", advice: \.placeholderOrDefault
      ) { $0.noEffectBeside("value", shown) }
    }
    for key in ["defaultValue", "defaultFormula"] where draft.row.formula != nil && reader.has(key)
    {
      reader.report(.W108, of: key, advice: \.dropOne) { $0.noEffectBeside(key, "formula") }
    }
    for entry in reader.entries {
      guard let needed = FormVocabulary.key(entry.key, in: .row)?.needs, !reader.has(needed),
        !conditions.contains(needed)
      else { continue }
      draft.reportIdle(entry.key, without: needed)
    }
    guard draft.row.valuePath == nil, !draft.hasInvalidPath else { return }
    var keys = ["required", "unique", "defaultValue", "defaultFormula", "formulaMode"]
    // A template is hidden as a value is; it and a row of parts are edited by their parts.
    if draft.row.displayValue == nil { keys.append("isSecure") }
    if draft.row.displayValue == nil, !reader.has("fields") { keys.append("readOnly") }
    for key in keys where reader.has(key) { draft.reportIdle(key, without: "valuePath") }
  }

  /// Messages of rules that the row doesn't have. Each rule but `type` and `choice` is named after its key.
  private static func checkMessages(_ draft: DraftRow, ofSection conditions: [String]) {
    for entry in draft.reader.entry("errorMessages")?.value.entries ?? [] {
      let rule = entry.key
      let isKey = FormVocabulary.key(rule, in: .row) != nil
      let keys = rule == "choice" ? choiceKeys : isKey ? [rule] : []
      guard draft.row.errorMessages[rule] != nil, let key = keys.first,
        !keys.contains(where: draft.reader.has), !conditions.contains(rule)
      else { continue }
      draft.report(
        .W108, at: entry.keyPosition, advice: Sentence { $0.giveOrDrop(key, "errorMessages") }
      ) { $0.noEffectWithout("errorMessages", key) }
    }
  }

  private static let choiceKeys = ["choices", "values", "choicesFrom"]

  /// A value that is never judged is not required.
  private static func checkRequired(_ draft: DraftRow, inSection effect: RowCondition.Effect?) {
    let isRequired = draft.row.required || draft.row.conditions.contains { $0.effect == .required }
    guard isRequired else { return }
    let position = draft.reader.position(of: "required")
    let advice = Sentence { $0.dropOne }
    let own =
      effectWithoutJudging(draft.row.conditions) ?? effectWhereRequired(draft.row.conditions)
    if let own {
      draft.report(.W108, at: position, advice: advice) {
        $0.noEffectBeside("required", own.rawValue)
      }
    } else if let effect {
      draft.report(.W108, at: position, advice: advice) {
        $0.noEffectInSection("required", effect.rawValue)
      }
    }
  }

  /// The effect, for every record, by which the value is not judged.
  private static func effectWithoutJudging(_ conditions: [RowCondition]) -> RowCondition.Effect? {
    conditions.first { $0.isAlways && ($0.effect == .hidden || $0.effect == .disabled) }?.effect
  }

  /// The effect, hidden or disabled, with the same predicate as `required`; nil if there is
  /// none.
  private static func effectWhereRequired(_ conditions: [RowCondition]) -> RowCondition.Effect? {
    guard let required = conditions.first(where: { $0.effect == .required }) else { return nil }
    return conditions.first {
      ($0.effect == .hidden || $0.effect == .disabled) && $0.predicate == required.predicate
    }?.effect
  }
}

extension DraftRow {
  fileprivate var hasInvalidPath: Bool {
    guard row.valuePath == nil, let node = reader.entry("valuePath")?.value else { return false }
    return node.string?.hasPrefix("-p ") != true
  }
}
