import Forms
import JSONText
import Texts

/// `unique`: no other element of the list that the record is in has the value.
///
/// The only rule that looks at more than a value: whoever judges sets which list that is (`SiblingPosition`).
package struct UniqueRule: Rule {
  package static let keys = ["unique"]
  package static let names: [RuleName] = [.unique]
  private let path: [JSONStep]

  package static func facts(about row: ConfigRow, in texts: Texts) -> [RuleFact] {
    row.isUnique ? [RuleFact(name: texts.factUnique, text: texts.yes)] : []
  }

  package init?(_ row: ConfigRow) {
    guard row.isUnique, let path = row.valuePath?.steps else { return nil }
    self.path = path
  }

  package var comparesSiblings: Bool { true }

  package func breach(of value: JSONSlice, at position: SiblingPosition) -> RuleBreach? {
    guard let other = position.index(ofOtherHaving: value, at: path) else { return nil }
    let areRecords = position.areRecords
    // Records are counted from 1, and items as the paths of their values have them.
    return RuleBreach { row, texts in
      row.failure(.unique, areRecords ? texts.alsoInRecord(other + 1) : texts.alsoInItem(other))
    }
  }
}

extension RuleName {
  package static let unique = RuleName("unique")
}
