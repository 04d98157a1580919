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
  /// The row without its names, its position and its look, which have no part in whether a value breaks a rule. What is left in
  /// needlessly only has rows judge a list each for itself.
  fileprivate var rulesAlone: ConfigRow {
    let path = expressions.isEmpty ? ValuePath(steps: [.member("value")]) : valuePath
    let plain = ConfigRow(identifier: "", key: "", valuePath: path)
    var row = self
    (row.identifier, row.key, row.valuePath) = (plain.identifier, plain.key, plain.valuePath)
    (row.section, row.sortOrder, row.ordinal) = (plain.section, plain.sortOrder, plain.ordinal)
    (row.file, row.position, row.literal) = (plain.file, plain.position, plain.literal)
    (row.colors, row.height, row.columnWidth) = (plain.colors, plain.height, plain.columnWidth)
    (row.placeholder, row.help, row.footerText) = (plain.placeholder, plain.help, plain.footerText)
    (row.choiceSettings, row.errorMessages) = (plain.choiceSettings, plain.errorMessages)
    return row
  }
}
