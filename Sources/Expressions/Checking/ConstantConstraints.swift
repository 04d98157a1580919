/// What comparisons with constants, all of which have to be true, leave of one value. Each costs the same, however many
/// there are.
struct ConstantConstraints {
  /// The constants that it has to be equal to: one of each kind that is compared differently, as a second one excludes
  /// all values, but for dates.
  private var equal: [EqualKind: ExpressionValue] = [:]
  private var equalKeys: Set<ConstantKey> = []
  private var unequalKeys: Set<ConstantKey> = []
  private var minimum: Limit?
  private var maximum: Limit?

  private enum EqualKind: Hashable { case date, text, other }

  private struct Limit {
    let number: Decimal34
    let isIncluded: Bool
  }

  /// Adds a comparison; whether no value is left then.
  mutating func add(_ comparator: ExpressionComparison.Operator, _ constant: ExpressionValue)
    -> Bool
  {
    switch comparator {
    case .equal:
      let isImpossible =
        ConstantKey(constant).map { unequalKeys.contains($0) } == true
        || equal.values.contains { constant.isSurelyOther(than: $0) }
      if let kind = Self.kind(of: constant) { equal[kind] = constant }
      if let key = ConstantKey(constant) { equalKeys.insert(key) }
      return isImpossible || addLimits(comparator, constant)
    case .unequal:
      guard let key = ConstantKey(constant) else { return false }
      unequalKeys.insert(key)
      return equalKeys.contains(key)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return addLimits(comparator, constant)
    case .between, .isIn, .contains, .beginsWith, .endsWith, .like, .matches: return false
    }
  }

  /// Nil for what nothing is surely other than.
  private static func kind(of constant: ExpressionValue) -> EqualKind? {
    switch constant {
    case .string(let text): text.beginsLikeDate ? .date : .text
    case .null, .bool, .number: .other
    case .missing, .longNumber, .list, .container: nil
    }
  }

  /// Narrows the numbers that are left; whether none is.
  private mutating func addLimits(
    _ comparator: ExpressionComparison.Operator, _ constant: ExpressionValue
  ) -> Bool {
    guard case .number(let number) = constant else { return false }
    switch comparator {
    case .greater: raiseMinimum(to: Limit(number: number, isIncluded: false))
    case .greaterOrEqual: raiseMinimum(to: Limit(number: number, isIncluded: true))
    case .less: lowerMaximum(to: Limit(number: number, isIncluded: false))
    case .lessOrEqual: lowerMaximum(to: Limit(number: number, isIncluded: true))
    case .equal:
      raiseMinimum(to: Limit(number: number, isIncluded: true))
      lowerMaximum(to: Limit(number: number, isIncluded: true))
    case .unequal, .between, .isIn, .contains, .beginsWith, .endsWith, .like, .matches: return false
    }
    guard let minimum, let maximum else { return false }
    return !(minimum.number < maximum.number)
      && !(minimum.number == maximum.number && minimum.isIncluded && maximum.isIncluded)
  }

  private mutating func raiseMinimum(to limit: Limit) {
    if let minimum {
      let isStricter = minimum.number == limit.number && !limit.isIncluded
      guard minimum.number < limit.number || isStricter else { return }
    }
    minimum = limit
  }

  private mutating func lowerMaximum(to limit: Limit) {
    if let maximum {
      let isStricter = maximum.number == limit.number && !limit.isIncluded
      guard limit.number < maximum.number || isStricter else { return }
    }
    maximum = limit
  }
}

/// A constant that can be looked up; lists and what a record has can't.
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
  /// Whether nothing can be equal to both. Dates of different precision may be equal to one value.
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
