indirect enum FilterExpression: Sendable {
  case condition(FilterCondition)
  case all([FilterExpression])
  case any([FilterExpression])
  case not(FilterExpression)

  var asksForProblems: Bool {
    contains { if case .problems = $0 { true } else { false } }
  }

  var readsPosition: Bool {
    contains {
      if case .predicate(let predicate) = $0 { predicate.dependencies.readsPosition } else { false }
    }
  }

  private func contains(_ test: (FilterCondition) -> Bool) -> Bool {
    switch self {
    case .condition(let condition): test(condition)
    case .all(let parts), .any(let parts): parts.contains { $0.contains(test) }
    case .not(let part): part.contains(test)
    }
  }

  /// The conjunction; a single part as it is.
  static func allOf(_ parts: [FilterExpression]) -> FilterExpression {
    parts.count == 1 ? parts[0] : .all(parts)
  }

  /// The disjunction; a single part as it is.
  static func anyOf(_ parts: [FilterExpression]) -> FilterExpression {
    parts.count == 1 ? parts[0] : .any(parts)
  }
}
