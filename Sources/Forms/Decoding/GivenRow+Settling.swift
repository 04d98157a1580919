import JSONText
import Texts
import Values

/// Settings that depend on several keys of a row.
extension GivenRow {
  /// Settles the row in the order in which its parts depend on each other.
  mutating func settled() -> DraftRow {
    row.identifier =
      identifier
      ?? (row.valuePath == nil
        ? nil : reader.entry("valuePath")?.value.string.map(Words.trimmed))
      ?? "row\(row.ordinal)"
    row.regex = regex.flatMap {
      $0.isEmpty ? nil : reader.value("regex")?.pattern($0, options: patternOptions)
    }
    let cell = settleCell()
    settleSwitch(cell)
    let choiceList = settleChoices()
    if let value = row.defaultValue { row.defaultValue = ConfigRow(row).stored(value) }
    settleFormats()
    settleChild(cell)
    row.action = action.map { RowAction($0, list: $0 == .addItem ? actionList : nil) }
    row.predicateRules = rules.map(\.rule)
    settleFormulas()
    return DraftRow(self, cell: cell, choiceList: choiceList)
  }

  /// Settles the cell and the type it stores; nil where the form names a cell that there is not.
  private mutating func settleCell() -> CellDeclaration? {
    let cells = decoder.cells
    row.isSecure = isSecure ?? hintsAtSecret
    if reader.has("variants"), valueType == nil, cellName == nil {
      // The variant that a value has decides.
      (valueType, cellName) = (.any, cells.indexOfRest.map { cells.declarations[$0].name })
    }
    let derived = cells.derive(
      for: row, givenType: valueType, storing: decoder.isVariant ? valueType : nil,
      isPart: decoder.owner != nil, hasKey: reader.isOn)
    row.cellIdentifier = cellName ?? derived?.name ?? ""
    row.infersKind = derived?.infers == true && !reader.has("cellIdentifier")
    row.keepsTypes = row.infersKind && valueType == nil && row.defaultValue == nil
    let isKnown = cellName != nil || !reader.has("cellIdentifier")
    let cell = cells[row.cellIdentifier]
    row.valueType = valueType ?? cell?.valueType ?? .string
    // Those are how its dates are stored.
    if cell?.valueType == .date, [.string, .integer, .number].contains(row.valueType) {
      row.valueType = .date
    }
    if valueType == nil, cell?.showsDate(row, hasKey: reader.has) == true { row.valueType = .date }
    row.height = height ?? cell?.defaultHeight ?? .lines(1)
    row.cellTraits = cell?.traits ?? []
    row.showsInTable =
      showsInTable
      ?? (decoder.owner == nil
        && !(row.cellTraits.contains(.fullWidth) && !reader.has("showsInTable")))
    row.isSecure = row.isSecure || row.cellTraits.contains(.secure)
    return isKnown ? cell : nil
  }

  /// True if an unknown key suggests that the value is a secret: hiding it for an ignored key
  /// is better than showing it.
  private var hintsAtSecret: Bool {
    reader.unknown.contains { $0.advice.hasPrefix("isSecure") && $0.entry.value.bool != false }
  }

  /// Other values than true and false also settle the stored type, unless the row gives it.
  private mutating func settleSwitch(_ cell: CellDeclaration?) {
    guard reader.has("valueType") else { return adoptTypeOfSwitch() }
    let isOfNumbers = cell?.isSwitch == true && [.number, .integer].contains(row.valueType)
    row.trueValue =
      on?.converted(to: row.valueType) ?? (isOfNumbers ? .number("1") : .bool(true))
    row.falseValue =
      off?.converted(to: row.valueType) ?? (isOfNumbers ? .number("0") : .bool(false))
  }

  private mutating func adoptTypeOfSwitch() {
    guard on != nil || off != nil else { return }
    // Where the other side is true or false, which no form needs to set, a word for a Bool is one.
    let given = on == nil || off == nil ? ValueType.bool : .any
    row.trueValue = on?.converted(to: given) ?? .bool(true)
    row.falseValue = off?.converted(to: given) ?? .bool(false)
    row.adoptsTypeOfSwitch = [on, off].contains { $0?.kind == .string }
    guard row.valueType == .bool else { return }
    let types = (ValueType(of: row.trueValue), ValueType(of: row.falseValue))
    row.valueType = types.0 == types.1 ? types.0 : .any
  }

  private mutating func settleFormats() {
    if row.currencyCode == nil, let code = reader.context.settings.currencyCode,
      ConfigRow(row).numberStyle == .currency
    {
      row.currencyCode = code
    }
    row.dates = dates == DateSettings() ? nil : dates
    if dates.storage == .unixSeconds || dates.storage == .unixMilliseconds {
      row.defaultValue = row.defaultValue?.converted(to: .number)
    }
  }

  /// The form that the row opens by its name; one that is given in place gets a name when the row has its identifier.
  private mutating func settleChild(_ cell: CellDeclaration?) {
    row.list = list == ListSettings() ? nil : list
    guard let cell else { return }
    if cell.traits.contains(.opensObject) {
      guard let segue = segue ?? file else {
        if decoder.opensFormInPlace { return }
        reader.report(.F107, of: "cellIdentifier", advice: \.segueAdvice) {
          $0.needsCompanion(cell.name, "segueIdentifier")
        }
        return
      }
      row.child = ChildForm(
        name: segue, scope: .object, path: childPath, presentation: presentation)
      // What is shown next to the object that is opened may be anything.
      if childPath != nil, !reader.has("valueType") { row.valueType = .any }
    } else if cell.traits.contains(.opensItems), let itemForm {
      row.child = ChildForm(name: itemForm, scope: cell.scopeOfItems)
    }
  }

  private mutating func settleFormulas() {
    if reader.has("formula"), !reader.has("valueType"), !reader.has("cellIdentifier"),
      row.valueType == .string
    {
      // What the formula gives decides.
      row.valueType = .any
    }
    row.formula = formula.map { RowFormula($0.expression, mode: formulaMode) }
    row.defaultFormula = defaultFormula?.expression
    row.colorRules = colorRules.map(\.rule)
    guard row.formula != nil else { return }
    // Where the formula has no result, a default would be taken for it (W108).
    row.defaultValue = nil
    row.defaultFormula = nil
  }
}

extension CellDeclaration {
  /// The objects that the items' form is for.
  var scopeOfItems: ChildForm.Scope { traits.contains(.opensMembers) ? .members : .items }
}

extension ValueType {
  /// The type of rows that store such values.
  fileprivate init(of value: JSONValue) {
    self =
      switch value {
      case .bool: .bool
      case .number: .number
      case .string: .string
      case .null, .array, .object: .any
      }
  }
}
