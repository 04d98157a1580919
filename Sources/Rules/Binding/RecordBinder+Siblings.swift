import Forms
import JSONText

/// Values that must not be the same in two elements of a list.
extension RecordBinder {
  /// The items of a list whose form this is the binder of; nil where no row compares them. O(list), or O(1) for the list
  /// that was asked for last.
  func siblings(in list: JSONSlice) -> Siblings? {
    guard plan.comparesSiblings, !list.kind.isScalar else { return nil }
    if let compared = memory.comparedItems, compared.list.isThat(of: list) {
      return compared.siblings
    }
    let siblings = Siblings(
      UniqueIndex(plan.uniquePaths, ofItems: list.allItems.map(\.value)), areRecords: false)
    memory.comparedItems = (list.identity, siblings)
    return siblings
  }
}

extension RowRules {
  /// The first rule that a value breaks in comparison with other elements of its list, if any.
  func breach(of value: JSONSlice, among siblings: SiblingPosition?) -> RuleBreach? {
    guard comparesSiblings, let siblings else { return nil }
    return all.lazy.compactMap { $0.breach(of: value, at: siblings) }.first
  }
}
