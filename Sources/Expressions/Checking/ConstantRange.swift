struct ConstantRange {
  private var minimum: Limit?
  private var maximum: Limit?

  private struct Limit {
    let number: Decimal34
    let isIncluded: Bool
  }

  /// Keeps the numbers that satisfy a comparison with one; true if none remains.
  mutating func narrow(_ comparator: ExpressionComparison.Operator, _ number: Decimal34) -> Bool {
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
