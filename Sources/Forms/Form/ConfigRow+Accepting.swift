extension ConfigRow {
  /// True if the row accepts the same values as another one, at the same path, whatever both look like.
  package func accepts(sameAs other: ConfigRow) -> Bool { accepted == other.accepted }

  /// The settings that decide about values alone.
  private var accepted: RowContents {
    var accepted = RowContents(identifier: "", key: "", valuePath: valuePath)
    accepted.valueType = contents.valueType
    accepted.infersKind = contents.infersKind
    accepted.keepsTypes = contents.keepsTypes
    accepted.inputMask = contents.inputMask
    accepted.storesMask = contents.storesMask
    accepted.choiceTable = contents.choiceTable
    accepted.choiceSettings = contents.choiceSettings
    accepted.trueValue = contents.trueValue
    accepted.falseValue = contents.falseValue
    accepted.dates = contents.dates
    accepted.conditions = contents.conditions
    accepted.predicateRules = contents.predicateRules
    accepted.formula = contents.formula
    accepted.minimumFormula = contents.minimumFormula
    accepted.maximumFormula = contents.maximumFormula
    accepted.variants = contents.variants
    accepted.required = contents.required
    accepted.rules = contents.rules
    accepted.regex = contents.regex
    accepted.isUnique = contents.isUnique
    return accepted
  }
}
