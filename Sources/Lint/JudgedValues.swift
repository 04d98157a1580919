import Forms
import JSONText
import Threads
import Values

/// What the rules of rows say of the values of a list that the rows offer: rows with the same rules judge it once.
struct JudgedValues: ChoiceFacet {
  private let values: [JSONValue]
  private let judged = Locked<[(rules: Rules, first: Int?)]>([])

  /// What decides whether a value breaks a rule.
  private struct Rules: Equatable {
    let row: ConfigRow
    let hasType: Bool
  }

  /// So many rows with other rules judge the whole list, and as many are looked for; the others judge the beginning.
  private static let mostRows = 10
  private static let fewValues = 1_000

  init(of choices: [Choice]) { values = choices.map(\.value) }

  /// The index of the first value that breaks a rule of a row without choices; nil where none does. O(values) for the first
  /// rows with other rules.
  func first(
    brokenIn row: ConfigRow, givenType: Bool, _ isBroken: (Int, JSONValue) -> Bool
  ) -> Int? {
    let rules = Rules(row: row.rulesAlone, hasType: givenType)
    let known = judged.withLock { $0 }
    if let same = known.first(where: { $0.rules == rules }) { return same.first }
    let isLate = known.count >= Self.mostRows
    let looked = isLate ? values.prefix(Self.fewValues) : values[...]
    let first = looked.indices.first { isBroken($0, values[$0]) }
    if !isLate { judged.withLock { $0.append((rules, first)) } }
    return first
  }
}

extension ConfigRow {
  /// The row without what has no part in whether a value breaks a rule: its names, its place and its look.
  fileprivate var rulesAlone: ConfigRow {
    var row = ConfigRow(identifier: "", key: "", valuePath: valuePath)
    if expressions.isEmpty { row.valuePath = ValuePath(steps: [.member("value")]) }
    row.cellIdentifier = cellIdentifier
    row.cellTraits = cellTraits
    row.infersKind = infersKind
    row.keepsTypes = keepsTypes
    row.valueType = valueType
    row.isSecure = isSecure
    row.emptyValue = emptyValue
    row.inputMask = inputMask
    row.storesMask = storesMask
    row.trueValue = trueValue
    row.falseValue = falseValue
    row.maximumFractionDigits = maximumFractionDigits
    row.minimumFractionDigits = minimumFractionDigits
    row.dates = dates
    row.conditions = conditions
    row.predicateRules = predicateRules
    row.formula = formula
    row.minimumFormula = minimumFormula
    row.maximumFormula = maximumFormula
    row.child = child
    row.parts = parts
    row.part = part
    row.referenceMark = referenceMark
    row.rules = rules
    row.adoptsTypeOfSwitch = adoptsTypeOfSwitch
    return row
  }
}
