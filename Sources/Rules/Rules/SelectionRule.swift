import Forms
import JSONText
import Texts

/// `minimumSelection` and `maximumSelection`: how many of its choices a row with several may have. One that is in the list
/// twice counts once.
package struct SelectionRule: Rule {
  package static let keys = ["minimumSelection", "maximumSelection"]
  package static let names: [RuleName] = [.minimumSelection, .maximumSelection]
  private let minimum: Int
  private let maximum: Int

  package static func facts(about row: ConfigRow, in texts: Texts) -> [RuleFact] {
    let limits = [
      (texts.factAtLeast, row.minimumSelection), (texts.factAtMost, row.maximumSelection),
    ]
    return limits.compactMap { name, count in
      count.map { RuleFact(name: name, text: texts.choices($0)) }
    }
  }

  package init?(_ row: ConfigRow) {
    guard row.minimumSelection != nil || row.maximumSelection != nil else { return nil }
    minimum = row.minimumSelection ?? 0
    maximum = row.maximumSelection ?? .max
  }

  package var judgedKinds: StoredKinds { .containers }

  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool {
    guard value.slice.kind == .array else { return true }
    let count = Set(value.slice.elements.map(\.value)).count
    guard count < minimum || count > maximum else { return true }
    let found = count
    let isFew = count < minimum
    breaches.append(RuleBreach { isFew ? $0.tooFew(found, $1) : $0.tooMany(found, $1) })
    return false
  }
}

extension RuleName {
  package static let minimumSelection = RuleName("minimumSelection")
  package static let maximumSelection = RuleName("maximumSelection")
}

extension ConfigRow {
  /// Fewer choices than `minimumSelection`.
  fileprivate func tooFew(_ count: Int, _ texts: Texts) -> ValidationFailure {
    let limit = minimumSelection ?? 0
    return failure(.minimumSelection, texts.needsChoices(atLeast: limit, found: shown(count)))
  }

  /// More choices than `maximumSelection`.
  fileprivate func tooMany(_ count: Int, _ texts: Texts) -> ValidationFailure {
    let limit = maximumSelection ?? 0
    return failure(.maximumSelection, texts.takesChoices(atMost: limit, found: shown(count)))
  }
}
