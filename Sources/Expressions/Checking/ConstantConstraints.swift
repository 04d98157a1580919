import Values

/// The values that remain possible under comparisons with constants, all of which must be true. The cost of a
/// comparison doesn't depend on their number.
struct ConstantConstraints {
  /// Required equal constants: one of each kind of equality, as a second one excludes all values, except for dates.
  private var equal: [EqualKind: ExpressionValue] = [:]
  private var equalKeys: Set<ConstantKey> = []
  private var unequalKeys: Set<ConstantKey> = []
  private var numbers = ConstantRange()
  /// Possible day numbers of dates without a time, which others are compared with by day.
  private var days = ConstantRange()

  private enum EqualKind: Hashable { case date, text, other }

  /// Adds a comparison; true if no value remains.
  mutating func add(_ comparator: ExpressionComparison.Operator, _ constant: ExpressionValue)
    -> Bool
  {
    switch comparator {
    case .equal:
      let isImpossible = excludes(constant)
      if let kind = Self.kind(of: constant) { equal[kind] = constant }
      if let key = ConstantKey(constant) { equalKeys.insert(key) }
      let isOutside = narrow(comparator, constant)
      return isImpossible || isOutside
    case .unequal:
      guard let key = ConstantKey(constant) else { return false }
      unequalKeys.insert(key)
      return equalKeys.contains(key)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return narrow(comparator, constant)
    case .between:
      guard case .list(let limits) = constant, limits.count == 2 else { return false }
      let isAbove = narrow(.greaterOrEqual, limits[0])
      let isBelow = narrow(.lessOrEqual, limits[1])
      return isAbove || isBelow
    case .isIn:
      guard case .list(let values) = constant else { return false }
      return values.allSatisfy(excludes)
    case .contains, .beginsWith, .endsWith, .like, .matches: return false
    }
  }

  /// True if the constant is not among the remaining values. O(1).
  private func excludes(_ constant: ExpressionValue) -> Bool {
    if let key = ConstantKey(constant), unequalKeys.contains(key) { return true }
    if equal.values.contains(where: { constant.isSurelyOther(than: $0) }) { return true }
    var copy = self
    return copy.narrow(.equal, constant)
  }

  /// Nil if nothing is certainly different from it.
  private static func kind(of constant: ExpressionValue) -> EqualKind? {
    switch constant {
    case .string(let text): text.beginsLikeDate ? .date : .text
    case .null, .bool, .number: .other
    case .missing, .longNumber, .list, .container: nil
    }
  }

  /// Narrows the remaining numbers and days; true if none remains.
  private mutating func narrow(
    _ comparator: ExpressionComparison.Operator, _ constant: ExpressionValue
  ) -> Bool {
    switch constant {
    case .number(let number): return numbers.narrow(comparator, number)
    case .string(let text):
      guard let date = DateText(text), date.hasDay, date.time == nil else { return false }
      return days.narrow(comparator, Decimal34(date.date.dayNumber))
    case .missing, .null, .bool, .longNumber, .list, .container: return false
    }
  }
}

/// A constant with a hash; lists and containers of the record have none.
private enum ConstantKey: Hashable {
  case missing, null
  case bool(Bool)
  case number(Decimal34)
  case longNumber(String)
  case string(String)

  init?(_ value: ExpressionValue) {
    switch value {
    case .missing: self = .missing
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let number): self = .number(number)
    case .longNumber(let text): self = .longNumber(text)
    case .string(let text): self = .string(text)
    case .list, .container: return nil
    }
  }
}

extension ExpressionValue {
  /// True if no value can equal both. Dates of different precision may equal one value.
  fileprivate func isSurelyOther(than other: ExpressionValue) -> Bool {
    switch (self, other) {
    case (.missing, _), (_, .missing), (.longNumber, _), (_, .longNumber): false
    case (.container, _), (_, .container), (.list, _), (_, .list): false
    case (.string(let a), .string(let b)):
      !a.utf8.elementsEqual(b.utf8) && !(a.beginsLikeDate && b.beginsLikeDate)
    default: self != other
    }
  }
}
