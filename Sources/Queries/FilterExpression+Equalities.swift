import Forms
import SourceText

extension FilterExpression {
  /// The filter with alternatives of one column (`v in (…)`, `v = 1 or v = 2`, `v != 1 and v != 2`) combined to one
  /// condition with a lookup.
  var lookingUpEqualities: FilterExpression {
    switch self {
    case .condition: self
    case .not(let part): .not(part.lookingUpEqualities)
    case .any(let parts): Self.anyOf(Self.joined(Self.flat(parts, \.alternatives), .equal))
    case .all(let parts): Self.allOf(Self.joined(Self.flat(parts, \.demands), .notEqual))
    }
  }

  private var alternatives: [FilterExpression]? {
    if case .any(let parts) = self { parts } else { nil }
  }
  private var demands: [FilterExpression]? { if case .all(let parts) = self { parts } else { nil } }

  /// The parts, with nested parts of the same kind flattened.
  private static func flat(
    _ parts: [FilterExpression], _ inside: (FilterExpression) -> [FilterExpression]?
  ) -> [FilterExpression] {
    parts.flatMap { part in inside(part).map { flat($0, inside) } ?? [part.lookingUpEqualities] }
  }

  /// Parts with the comparisons of one column by `comparison` joined at the first of them.
  private static func joined(
    _ parts: [FilterExpression], _ comparison: FilterOperator
  ) -> [FilterExpression] {
    var counts: [ExactText: Int] = [:]
    for part in parts {
      if let row = part.row(comparedBy: comparison) { counts[row, default: 0] += 1 }
    }
    var operands: [ExactText: EqualOperands] = [:]
    for case .condition(.comparison(let row, comparison, let operand)) in parts
    where counts[row.identifier, default: 0] > 1 {
      operands[row.identifier, default: EqualOperands()].insert(operand)
    }
    return parts.compactMap { part in
      guard case .condition(.comparison(let row, comparison, _)) = part,
        counts[row.identifier, default: 0] > 1
      else { return part }
      guard let joined = operands.removeValue(forKey: row.identifier) else { return nil }
      let condition = FilterExpression.condition(.equality(row, joined))
      return comparison == .equal ? condition : .not(condition)
    }
  }

  /// The identifier of the row in such a comparison.
  private func row(comparedBy comparison: FilterOperator) -> String? {
    guard case .condition(.comparison(let row, comparison, _)) = self else { return nil }
    return row.identifier
  }
}
