/// What a filter asks of a record, as a tree.
indirect enum FilterExpression: Sendable {
  case condition(FilterCondition)
  /// All must hold.
  case all([FilterExpression])
  /// One must hold.
  case any([FilterExpression])
  case not(FilterExpression)

  /// One part as it is, several joined so that all must hold.
  static func allOf(_ parts: [FilterExpression]) -> FilterExpression {
    parts.count == 1 ? parts[0] : .all(parts)
  }

  /// One part as it is, several joined so that one must hold.
  static func anyOf(_ parts: [FilterExpression]) -> FilterExpression {
    parts.count == 1 ? parts[0] : .any(parts)
  }
}
