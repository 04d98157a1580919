/// What a filter asks of a record, as a tree.
indirect enum FilterExpression: Sendable {
  case condition(FilterCondition)
  /// All must hold.
  case all([FilterExpression])
  /// One must hold.
  case any([FilterExpression])
  case not(FilterExpression)

  /// Whether some condition asks for records with problems.
  var asksForProblems: Bool {
    contains { if case .problems = $0 { true } else { false } }
  }

  /// Whether some predicate asks for a record's number.
  var readsIndex: Bool {
    contains {
      if case .predicate(let predicate) = $0 { predicate.dependencies.readsIndex } else { false }
    }
  }

  private func contains(_ test: (FilterCondition) -> Bool) -> Bool {
    switch self {
    case .condition(let condition): test(condition)
    case .all(let parts), .any(let parts): parts.contains { $0.contains(test) }
    case .not(let part): part.contains(test)
    }
  }

  /// One part as it is, several joined so that all must hold.
  static func allOf(_ parts: [FilterExpression]) -> FilterExpression {
    parts.count == 1 ? parts[0] : .all(parts)
  }

  /// One part as it is, several joined so that one must hold.
  static func anyOf(_ parts: [FilterExpression]) -> FilterExpression {
    parts.count == 1 ? parts[0] : .any(parts)
  }
}
