import Forms
import JSONText
import Texts

/// `minimumCount` and `maximumCount`: how many items a list or a map has. One that is not there is not judged.
package struct CountRule: Rule {
  package static let keys = ["minimumCount", "maximumCount"]
  package static let names: [RuleName] = [.minimumCount, .maximumCount]
  private let minimum: Int
  private let maximum: Int
  private let kind: JSONKind

  package static func facts(about row: ConfigRow, in texts: Texts) -> [RuleFact] {
    let limits = [(texts.factAtLeast, row.minimumCount), (texts.factAtMost, row.maximumCount)]
    return limits.compactMap { name, count in
      count.map { RuleFact(name: name, text: texts.items($0, named: [], areAll: true)) }
    }
  }

  package init?(_ row: ConfigRow) {
    guard row.minimumCount != nil || row.maximumCount != nil else { return nil }
    minimum = row.minimumCount ?? 0
    maximum = row.maximumCount ?? .max
    kind = row.child?.scope == .members ? .object : .array
  }

  package var judgedKinds: StoredKinds { .containers }

  package func limit(_ limits: inout ValueLimits) {
    limits.itemCount = minimum...max(maximum, minimum)
  }

  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool {
    guard value.slice.kind == kind else { return true }
    let count = value.slice.itemCount
    guard count < minimum || count > maximum else { return true }
    let found = count
    breaches.append(RuleBreach { $0.countFailure(found, isSaid: true, $1) })
    return false
  }
}

extension RuleName {
  package static let minimumCount = RuleName("minimumCount")
  package static let maximumCount = RuleName("maximumCount")
}

extension ConfigRow {
  /// Fewer items than `minimumCount`, or more than `maximumCount`. The value in a message of the form is their number.
  func countFailure(
    _ count: Int, isSaid: Bool, _ texts: Texts
  ) -> ValidationFailure {
    let found = isSaid ? shown(count) : nil
    let failure =
      if let minimumCount, count < minimumCount {
        failure(.minimumCount, texts.needsItems(atLeast: minimumCount, found: found))
      } else {
        failure(.maximumCount, texts.takesItems(atMost: maximumCount ?? 0, found: found))
      }
    return failure.showing(String(count), of: self)
  }
}
