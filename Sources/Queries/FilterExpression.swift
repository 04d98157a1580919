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
    switch self {
    case .condition(.problems): true
    case .condition: false
    case .all(let parts), .any(let parts): parts.contains(where: \.asksForProblems)
    case .not(let part): part.asksForProblems
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
