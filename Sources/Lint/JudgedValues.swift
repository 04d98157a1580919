import Forms
import JSONText
import Threads
import Values

/// Caches the results of rules for a list of offered values: rows with the same rules check it once.
struct JudgedValues: ChoiceFacet {
  private let values: [JSONValue]
  private let judged = Locked<[(rules: Rules, first: Int?)]>([])

  /// The inputs of rules for one value.
  private struct Rules: Equatable {
    let row: ConfigRow
    let hasType: Bool
  }

  /// Number of rows with distinct rules that check the whole list; further ones check its
  /// beginning only.
  private static let mostRows = 10
  private static let fewValues = 1_000

  init(of choices: [Choice]) { values = choices.map(\.value) }

  /// The index of the first value that violates a rule of a row without choices; nil if there is none. O(values) for
  /// the first rows with other rules.
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
  /// The row without names, position and look, which don't affect rules. Keeping too much only reduces sharing.
  fileprivate var rulesAlone: ConfigRow {
    let path = expressions.isEmpty ? ValuePath(steps: [.member("value")]) : valuePath
    let plain = ConfigRow(identifier: "", key: "", valuePath: path)
    return with { row in
      (row.identifier, row.key, row.valuePath) = (plain.identifier, plain.key, plain.valuePath)
      (row.section, row.sortOrder, row.ordinal) = (plain.section, plain.sortOrder, plain.ordinal)
      (row.file, row.position, row.literal) = (plain.file, plain.position, plain.literal)
      (row.colors, row.height, row.columnWidth) = (plain.colors, plain.height, plain.columnWidth)
      (row.placeholder, row.help, row.footerText) = (
        plain.placeholder, plain.help, plain.footerText
      )
      (row.choiceSettings, row.errorMessages) = (plain.choiceSettings, plain.errorMessages)
    }
  }
}
